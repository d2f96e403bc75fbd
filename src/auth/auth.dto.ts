import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import type { Role } from '../common/principal';
import { Checked, Text } from '../common/validation/fields';
import { IgnoresUnknownFields } from '../common/validation/request.pipe';
import type { Account } from '../users/account';
import { LONGEST_EMAIL, LONGEST_PASSWORD, passwordFault, SHORTEST_PASSWORD } from '../users/user.rules';
import { ROLE_ENUM } from '../users/users.dto';

/** No rule of new passwords: what is too short or too long to be one is simply wrong. */
const GivenPassword = () =>
  Checked('givenPassword', (value) =>
    typeof value === 'string' && value !== '' ? null : 'must be a text that is not empty',
  );

/** Who signs in. */
@IgnoresUnknownFields()
@ApiSchema({ name: 'Login' })
export class LoginBody {
  /** The e-mail address, in any case. */
  @Text({ min: 1, max: LONGEST_EMAIL })
  @ApiProperty({ example: 'ayse.yilmaz@bank.example' })
  email: string;

  /** The password of the user. */
  @GivenPassword()
  @ApiProperty({ format: 'password', minLength: 1, example: 'granite otter seldom hums' })
  password: string;
}

/** The token to go on with. */
@IgnoresUnknownFields()
@ApiSchema({ name: 'Refresh' })
export class RefreshBody {
  /** Of the last answer: good once. */
  @Checked('refreshToken', (value) => (typeof value === 'string' ? null : 'must be a text'))
  @ApiProperty({ example: 'ssr_Zk3mPq8wtXvH2qzR7nD4yaK3mPq8wtXvH2qzR7nD4ya' })
  refreshToken: string;
}

/** The present password and the next. */
@IgnoresUnknownFields()
@ApiSchema({ name: 'PasswordChange' })
export class PasswordBody {
  /** The password in use until now. */
  @GivenPassword()
  @ApiProperty({ format: 'password', minLength: 1, example: 'k3mp-8wtx-vh2q-zr7n-d4ya' })
  currentPassword: string;

  /** 12 to 128 characters of any kind, and not a common password. */
  @Checked('newPassword', passwordFault)
  @ApiProperty({
    format: 'password',
    minLength: SHORTEST_PASSWORD,
    maxLength: LONGEST_PASSWORD,
    example: 'granite otter seldom hums',
  })
  newPassword: string;
}

/** Who is signed in. */
@ApiSchema({ name: 'SessionUser' })
export class SessionUserBody {
  /**
   * Identifies it, for good.
   * @example '0199c1b4-6f3a-7c21-9d43-3a1b0f6f2f10'
   */
  id: string;

  /** The address to sign in with, in lower case. */
  @ApiProperty({ format: 'email', example: 'ayse.yilmaz@bank.example' })
  email: string;

  /**
   * The name as people write it.
   * @example 'Ayşe Yılmaz'
   */
  fullName: string;

  /** What the user may do. */
  @ApiProperty(ROLE_ENUM)
  role: Role;

  /**
   * There, and true, while the user has a one-time password: everything but `/auth/...` is refused until it is changed.
   * @example true
   */
  mustChangePassword?: boolean;
}

/** Whose data the session reaches. */
@ApiSchema({ name: 'SessionInstitution' })
export class SessionInstitutionBody {
  /**
   * Identifies it, for good.
   * @example '0199c1b4-5d11-7a02-8a3e-6f2f103a1b0f'
   */
  id: string;

  /**
   * The name as people write it.
   * @example 'Anadolu Example Bank'
   */
  name: string;

  /**
   * Made of the first name, for addresses; it never changes.
   * @example 'anadolu-example-bank'
   */
  slug: string;
}

/** The user and the institution of a session. */
export class CurrentSession {
  /** Who is signed in. */
  user: SessionUserBody;

  /** Whose data the session reaches. */
  institution: SessionInstitutionBody;
}

/** A session with its tokens. */
export class AuthSession extends CurrentSession {
  /**
   * The access token, good for 15 minutes.
   * @example 'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJ0eXAiOiJhY2Nlc3MifQ.c2lnbmF0dXJl'
   */
  token: string;

  /**
   * Good once, within 24 hours.
   * @example 'ssr_Zk3mPq8wtXvH2qzR7nD4yaK3mPq8wtXvH2qzR7nD4ya'
   */
  refreshToken: string;
}

/** The session has ended. */
@ApiSchema({ name: 'LoggedOut' })
export class LoggedOut {
  /**
   * Always true.
   * @example true
   */
  status: boolean;
}

export function currentSession(
  { id, email, fullName, role, mustChangePassword }: Account,
  institution: SessionInstitutionBody,
): CurrentSession {
  return {
    user: { id, email, fullName, role, ...(mustChangePassword && { mustChangePassword }) },
    institution: { id: institution.id, name: institution.name, slug: institution.slug },
  };
}
