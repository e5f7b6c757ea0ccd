import { createHash, timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';

/** Null where the operator has set none. */
export const ADMIN_PASSWORD = Symbol('admin password');

/** The one password of the admin pages; without one nobody has access. */
@Injectable()
export class AdminPassword {
  readonly #digest: Buffer | null;

  constructor(@Inject(ADMIN_PASSWORD) password: string | null) {
    this.#digest = password ? digest(password) : null;
  }

  /** Takes the same time for every attempt: digests are of one length, and compared as a whole. */
  isRight(attempt: string): boolean {
    const attempted = digest(attempt);
    return timingSafeEqual(attempted, this.#digest ?? attempted) && this.#digest !== null;
  }
}

const digest = (password: string): Buffer => createHash('sha256').update(password).digest();
