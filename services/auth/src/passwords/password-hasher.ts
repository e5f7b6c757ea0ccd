import { Injectable } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';
import { HashingQueue } from './hashing-queue.ts';

/**
 * argon2id with 19 MiB, two passes, one lane, as the OWASP Password Storage
 * Cheat Sheet recommends; about 31 ms per hash on our smallest machine.
 */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

@Injectable()
export class PasswordHasher {
  private readonly queue = new HashingQueue();
  // Verified when no account is found, so that both answers take the same time.
  private readonly decoy = hash('no account has this password', cost);

  /** @param signal aborts waiting in the queue */
  hash(password: string, signal: AbortSignal | undefined): Promise<string> {
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
