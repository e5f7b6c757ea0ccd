import { createHmac, timingSafeEqual } from 'node:crypto';

const CODE_BYTES = 16;
const UUID_BYTES = 16;

/**
 * Derives the token of a vendor link from its id and a secret. It is never stored, so reading the database without
 * the secret opens no link, and the owner can copy the link at any time. See docs/decisions/0004.
 */
export class LinkTokens {
  constructor(
    private readonly secret: string,
    private readonly publicUrl: string,
  ) {}

  /** The link's id and 128 bits of its code, 43 characters of base64url. */
  of(linkId: string): string {
    const id = Buffer.from(linkId.replaceAll('-', ''), 'hex');
    const code = createHmac('sha256', this.secret).update(`vendor-link:${linkId}`).digest();
    return Buffer.concat([id, code.subarray(0, CODE_BYTES)]).toString('base64url');
  }

  /** The address of a link's page. */
  urlOf(linkId: string): string {
    return new URL(`/v/${this.of(linkId)}`, this.publicUrl).href;
  }

  /** The id of a token's link, compared in constant time; undefined for a forged token. */
  linkIdIn(token: string): string | undefined {
    const hex = Buffer.from(token, 'base64url').subarray(0, UUID_BYTES).toString('hex');
    const id = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
    const [given, right] = [Buffer.from(token), Buffer.from(this.of(id))];
    return given.length === right.length && timingSafeEqual(given, right) ? id : undefined;
  }
}
