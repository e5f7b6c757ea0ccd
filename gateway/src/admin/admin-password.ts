import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';

/** Null if not configured. */
export const ADMIN_PASSWORD = Symbol('admin password');

/** The shared password of the admin pages; without one, nobody has access. */
@Injectable()
export class AdminPassword {
  readonly #digest: Buffer | null;

  constructor(@Inject(ADMIN_PASSWORD) password: string | null) {
    this.#digest = password ? digest(password) : null;
  }

  /** Constant time: digests have the same length. */
  matches(attempt: string): boolean {
    const attempted = digest(attempt);
    return timingSafeEqual(attempted, this.#digest ?? attempted) && this.#digest !== null;
  }

  /** A hash that depends on the password, hex. */
  hashWith(text: string): string {
    return createHmac('sha256', this.#digest ?? '')
      .update(text)
      .digest('hex');
  }
}

const digest = (password: string): Buffer => createHash('sha256').update(password).digest();
