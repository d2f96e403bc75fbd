import { Module } from '@nestjs/common';
import { AccessChangesModule } from '../common/access-changes.module';
import { PasswordHasher } from './password-hasher';
import { UserAccounts } from './user-accounts';
import { UserRepository } from './user.repository';
import { UserService } from './user.service';
import { UsersController } from './users.controller';

@Module({
  imports: [AccessChangesModule],
  controllers: [UsersController],
  providers: [PasswordHasher, UserAccounts, UserRepository, UserService],
  exports: [PasswordHasher, UserAccounts, UserService],
})
export class UsersModule {}
