import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { mailboxOf } from '@printpartner/spec-sheet/quotes';

const KEY_LENGTH = 43;
const MAC_BYTES = 16;

/** Names the recipients of mails without their addresses, and makes the links by which they stop mail. */
export class MailRecipients {
  constructor(
    private readonly secret: string,
    private readonly publicUrl: string,
  ) {}

  /**
   * An address, 43 characters of base64url. Keyed, because addresses can be guessed: a copy of the database alone doesn't
   * say whose it is. Variants that reach the same mailbox have the same.
   */
  keyOf(email: string): string {
    return this.hashOf('mail-recipient', mailboxOf(email)).toString('base64url');
  }

  /** Where the recipient stops mail from us. */
  stopUrlOf(email: string): string {
    const key = stopKeyOf(email);
    return new URL(`/api/mail-stops/${key}${this.macOf(key)}`, this.publicUrl).href;
  }

  /** The recipient of a stop link's token, as `stopKeyOf`; undefined for a forged one. */
  stopKeyIn(token: string): string | undefined {
    const key = token.slice(0, KEY_LENGTH);
    const [given, right] = [Buffer.from(token.slice(KEY_LENGTH)), Buffer.from(this.macOf(key))];
    return given.length === right.length && timingSafeEqual(given, right) ? key : undefined;
  }

  private macOf(key: string): string {
    return this.hashOf('mail-stop', key).subarray(0, MAC_BYTES).toString('base64url');
  }

  private hashOf(label: string, text: string): Buffer {
    return createHmac('sha256', this.secret).update(`${label}:${text}`).digest();
  }
}

/**
 * An address in the list of those that stopped mail, as long as a key. Not keyed, because a stop outlives a change of the
 * secret: whoever has a copy of the database can check which of the addresses that they guess are in that list.
 */
export const stopKeyOf = (email: string): string =>
  createHash('sha256')
    .update(`mail-stop:${mailboxOf(email)}`)
    .digest('base64url');
