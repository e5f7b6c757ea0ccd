import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

const KEY_LENGTH = 43;
const MAC_BYTES = 16;

/** Names the recipients of mails without their addresses, and makes the links by which they stop mail. */
export class MailRecipients {
  constructor(
    private readonly secret: string,
    private readonly publicUrl: string,
  ) {}

  /** Where the recipient stops mail from us. */
  stopUrlOf(email: string): string {
    const key = recipientKey(email);
    return new URL(`/api/mail-stops/${key}${this.macOf(key)}`, this.publicUrl).href;
  }

  /** The recipient of a stop link's token; undefined for a forged one. */
  keyIn(token: string): string | undefined {
    const key = token.slice(0, KEY_LENGTH);
    const [given, right] = [Buffer.from(token.slice(KEY_LENGTH)), Buffer.from(this.macOf(key))];
    return given.length === right.length && timingSafeEqual(given, right) ? key : undefined;
  }

  private macOf(key: string): string {
    const mac = createHmac('sha256', this.secret).update(`mail-stop:${key}`).digest();
    return mac.subarray(0, MAC_BYTES).toString('base64url');
  }
}

/**
 * SHA-256 of an address, 43 characters of base64url. Without a secret, so that a stop outlives a change of it. Variants
 * that reach the same mailbox have the same: `a+b@c.d` and `a@c.d`, and dots at Gmail.
 */
export function recipientKey(email: string): string {
  const [local = '', domain = ''] = email.toLowerCase().split(/@(?=[^@]*$)/);
  const [mailbox = ''] = local.split('+');
  const box = /^g(?:oogle)?mail\.com$/.test(domain) ? mailbox.replaceAll('.', '') : mailbox;
  return createHash('sha256').update(`${box}@${domain}`).digest('base64url');
}
