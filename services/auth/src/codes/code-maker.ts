import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * Works out reset codes and confirmation tokens from ids. Nothing of them is
 * stored: who reads the database without the secret learns no code.
 * See docs/decisions/0004.
 */
export class CodeMaker {
  constructor(private readonly secret: string) {}

  /** Six digits for a request to reset a password. */
  resetCode(requestId: string): string {
    // 48 bits over a million codes: no code is likelier than another by more than 4 in 10⁹.
    const number = this.mac(`reset-code:${requestId}`).readUIntBE(0, 6) % 1_000_000;
    return String(number).padStart(6, '0');
  }

  /** A token that proves that its bearer reads the account's mail at this address. */
  confirmationToken(accountId: string, email: string): string {
    return `${accountId}.${this.mac(`confirm-email:${accountId}:${email}`).toString('base64url')}`;
  }

  private mac(text: string): Buffer {
    return createHmac('sha256', this.secret).update(text).digest();
  }
}

/** Compares in a time that does not depend on where the texts differ. */
export function isSameText(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
