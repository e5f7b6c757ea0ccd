import { Injectable } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';

/**
 * argon2id with 19 MiB, two passes, one lane: the first choice of the OWASP
 * Password Storage Cheat Sheet, about 31 ms a hash on our smallest machine.
 */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

@Injectable()
export class PasswordHasher {
  // Verified against when no account is found, so that both answers take the same time.
  private readonly decoy = hash('no account has this password', cost);

  hash(password: string): Promise<string> {
    return hash(password, cost);
  }

  /** False for a wrong password and, in the same time, for no hash at all. */
  async verify(passwordHash: string | undefined, password: string): Promise<boolean> {
    const matches = await verify(passwordHash ?? (await this.decoy), password);
    return matches && passwordHash !== undefined;
  }
}
