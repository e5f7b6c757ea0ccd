import { Injectable } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';
import { AppError } from '@printpartner/messaging';
import type { PasswordOwner } from '@printpartner/contracts';
import { guessableBecause } from './guessable.ts';
import { HashingQueue } from './hashing-queue.ts';

/**
 * argon2id with 19 MiB, two passes, one lane, as the OWASP Password Storage
 * Cheat Sheet recommends; about 31 ms per hash on our smallest machine.
 */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

interface SetPassword {
  password: string;
  /** The form's field, for the error. */
  field: string;
  owner: PasswordOwner;
}

@Injectable()
export class PasswordHasher {
  private readonly queue = new HashingQueue();
  // Verified when no account is found, so that both answers take the same time.
  private readonly decoy = hash('no account has this password', cost);

  /**
   * The hash of a password to be set.
   *
   * @param signal aborts waiting in the queue
   * @throws AppError auth.guessable_password
   */
  async hashNew({ password, field, owner }: SetPassword, signal: AbortSignal | undefined): Promise<string> {
    const message = guessableBecause(password, owner);
    if (message !== null)
      throw new AppError('auth.guessable_password', {
        userMessage: message,
        errors: [{ path: field, message }],
      });
    return this.queue.run(() => hash(password, cost), signal);
  }

  /** False for a wrong password and, after the same time, without a hash. */
  async verify(
    passwordHash: string | undefined,
    password: string,
    signal: AbortSignal | undefined,
  ): Promise<boolean> {
    const known = passwordHash ?? (await this.decoy);
    const matches = await this.queue.run(() => verify(known, password), signal);
    return matches && passwordHash !== undefined;
  }
}
