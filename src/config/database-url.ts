/** What the TypeORM command line connects to: it starts without the service, and so without the parsed environment. */
export const databaseUrlOfCommands = (): string => process.env.DATABASE_URL ?? '';
