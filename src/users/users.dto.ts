import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsOptional } from 'class-validator';
import { PageQuery, PaginatedBody } from '../common/paging.dto';
import { type Role, ROLES } from '../common/principal';
import { Checked, Flag, Omissible, OneOf, Text } from '../common/validation/fields';
import type { CreatedUser, User } from './user';
import {
  emailFault,
  LONGEST_EMAIL,
  LONGEST_NAME,
  LONGEST_PASSWORD,
  passwordFault,
  SHORTEST_PASSWORD,
  tidyEmail,
} from './user.rules';

export const ROLE_ENUM = {
  enum: ROLES,
  enumName: 'Role',
  enumSchema: { description: 'What a user may do.' },
  example: 'analyst',
} as const;

const PASSWORD_HELP = `${SHORTEST_PASSWORD} to ${LONGEST_PASSWORD} characters of any kind, and not a common password.`;

/** A password that somebody chose. */
export const NewPassword = (): PropertyDecorator => Checked('newPassword', passwordFault);

/** A user to be created. */
@ApiSchema({ name: 'NewUser' })
export class CreateUserBody {
  /** The address to sign in with, kept in lower case. No other user has it. */
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? tidyEmail(value) : value))
  @Checked('email', emailFault)
  @ApiProperty({ format: 'email', maxLength: LONGEST_EMAIL, example: 'ayse.yilmaz@bank.example' })
  email: string;

  /**
   * The name as people write it.
   * @example 'Ayşe Yılmaz'
   */
  @Text({ min: 1, max: LONGEST_NAME })
  fullName: string;

  /** What the user may do. */
  @OneOf(ROLES)
  @ApiProperty(ROLE_ENUM)
  role: Role;

  /** Without one, a one-time password is made up. */
  @Omissible()
  @NewPassword()
  @ApiProperty({
    description: `${PASSWORD_HELP} Without one, a one-time password is made up and told once.`,
    format: 'password',
    minLength: SHORTEST_PASSWORD,
    maxLength: LONGEST_PASSWORD,
    example: 'granite otter seldom hums',
  })
  password?: string;
}

/** What is to be changed of a user; what is absent stays. */
@ApiSchema({ name: 'UserChange' })
export class ChangeUserBody {
  /**
   * The name as people write it.
   * @example 'Ayşe Yılmaz'
   */
  @Omissible()
  @Text({ min: 1, max: LONGEST_NAME })
  fullName?: string;

  /** What the user may do. */
  @Omissible()
  @OneOf(ROLES)
  @ApiProperty(ROLE_ENUM)
  role?: Role;

  /**
   * False ends all sessions of the user at once.
   * @example true
   */
  @Omissible()
  @Flag()
  active?: boolean;

  /** A new password for the user; ends all their sessions. */
  @Omissible()
  @NewPassword()
  @ApiProperty({
    description: `A new password for the user; ends all their sessions. ${PASSWORD_HELP}`,
    format: 'password',
    minLength: SHORTEST_PASSWORD,
    maxLength: LONGEST_PASSWORD,
    example: 'granite otter seldom hums',
  })
  password?: string;
}

/** Which users, and which page of them. */
export class UserListQuery extends PageQuery {
  /**
   * Part of the e-mail address or the name, in any case.
   * @example 'yılmaz'
   */
  @IsOptional()
  @Text({ min: 1, max: LONGEST_EMAIL })
  q?: string;

  /** What the user may do. */
  @IsOptional()
  @OneOf(ROLES)
  @ApiProperty(ROLE_ENUM)
  role?: Role;

  /**
   * Only active, or only deactivated ones.
   * @example true
   */
  @IsOptional()
  @Flag({ fromText: true })
  active?: boolean;
}

/** A person who may sign in. */
@ApiSchema({ name: 'User' })
export class UserBody {
  /**
   * Identifies it, for good.
   * @example '0199c1b4-6f3a-7c21-9d43-3a1b0f6f2f10'
   */
  id: string;

  /**
   * The institution it belongs to.
   * @example '0199c1b4-5d11-7a02-8a3e-6f2f103a1b0f'
   */
  institutionId: string;

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
   * False after a deactivation: the user cannot sign in.
   * @example true
   */
  active: boolean;

  /** Null before the first sign-in. */
  @ApiProperty({ type: 'string', format: 'date-time', nullable: true, example: '2026-01-31T10:15:00.000Z' })
  lastLoginAt: string | null;

  /** When it was made. */
  @ApiProperty({ type: 'string', format: 'date-time', example: '2026-01-31T10:15:00.000Z' })
  createdAt: string;

  /** When it was last changed. */
  @ApiProperty({ type: 'string', format: 'date-time', example: '2026-01-31T10:15:00.000Z' })
  updatedAt: string;
}

/** A new user. */
@ApiSchema({ name: 'CreatedUser' })
export class CreatedUserBody extends UserBody {
  /**
   * The one-time password, where none was given: told this once, to be changed at the first sign-in.
   * @example 'k3mp-8wtx-vh2q-zr7n-d4ya'
   */
  temporaryPassword?: string;

  /**
   * True where this is the repeated answer to an `Idempotency-Key`, which lacks the one-time password.
   * @example true
   */
  secretWithheld?: boolean;
}

/** A page of users, newest first. */
export class PaginatedUsers extends PaginatedBody {
  /** The page, newest first. */
  items: UserBody[];
}

export const userBody = (user: User): UserBody => ({
  id: user.id,
  institutionId: user.institutionId,
  email: user.email,
  fullName: user.fullName,
  role: user.role,
  active: user.active,
  lastLoginAt: user.lastLoginAt?.toISOString() ?? null,
  createdAt: user.createdAt.toISOString(),
  updatedAt: user.updatedAt.toISOString(),
});

export const createdUserBody = ({ user, temporaryPassword }: CreatedUser): CreatedUserBody => ({
  ...userBody(user),
  ...(temporaryPassword !== null && { temporaryPassword }),
});
