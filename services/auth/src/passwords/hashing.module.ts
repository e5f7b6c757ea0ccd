import { Module } from '@nestjs/common';
import { PasswordHasher } from './password-hasher.ts';

/** Separate from PasswordsModule, which needs sessions, because signing in needs only the hasher. */
@Module({ providers: [PasswordHasher], exports: [PasswordHasher] })
export class HashingModule {}
