/** Owns the tables of the embedded database and runs the service there; never a superuser. */
export const OWNER_ROLE = 'sanctions';

/** Whatever acts for one tenant becomes this role: it owns nothing, so that row-level security binds it. */
export const TENANT_ROLE = 'sanctions_tenant';

/** The database of the embedded form. */
export const DATABASE_NAME = 'sanctions';
