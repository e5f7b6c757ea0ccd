import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';

/** A password reset request and its MAC. */
const resetToken = z.tuple([z.uuid(), z.string()]);

/**
 * Derives reset codes and the tokens of mailed links from ids. They are never stored,
 * so reading the database without the secret reveals no code.
 * See docs/decisions/0004.
 */
export class CodeMaker {
  constructor(private readonly secret: string) {}

  /** The six-digit code of a password reset request. */
  resetCode(requestId: string): string {
    // 48 bits modulo a million: the bias between codes is below 4 in 10⁹.
    const number = this.mac(`reset-code:${requestId}`).readUIntBE(0, 6) % 1_000_000;
    return String(number).padStart(6, '0');
  }

  /** The token of the link beside the code: 256 bits that nobody can guess. */
  resetToken(requestId: string): string {
    return `${requestId}.${this.mac(`reset-link:${requestId}`).toString('base64url')}`;
  }

  /** The password reset request of a link's token; null if the token is not one of ours. */
  requestOf(token: string): string | null {
    const parsed = resetToken.safeParse(token.split('.'));
    if (!parsed.success) return null;
    const [requestId] = parsed.data;
    return isSameText(token, this.resetToken(requestId)) ? requestId : null;
  }

  /** A token that proves access to the account's mailbox until `expiresAt`, ms since 1970. */
  confirmationToken(accountId: string, email: string, expiresAt: number): string {
    const seconds = Math.floor(expiresAt / 1_000);
    const mac = this.mac(`confirm-email:${accountId}:${email}:${seconds}`).toString('base64url');
    return `${accountId}.${seconds}.${mac}`;
  }

  private mac(text: string): Buffer {
    return createHmac('sha256', this.secret).update(text).digest();
  }
}

/** Constant-time comparison. */
export function isSameText(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
