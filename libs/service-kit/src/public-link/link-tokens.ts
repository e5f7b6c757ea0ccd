import { createHmac, timingSafeEqual } from 'node:crypto';
import type { PublicLink } from './public-link.entity.ts';

const CODE_BYTES = 16;
const UUID_BYTES = 16;

export interface LinkAddresses {
  secret: string;
  /** Names the noun, so that a token opens no link of another one. */
  label: string;
  /** Path of its pages, such as `/v/`. */
  path: string;
  publicUrl: string;
}

/** What a token is derived from. A later link with the same id, which its client chooses, has another token. */
type TokenSource = Pick<PublicLink, 'id' | 'createdAt'>;

/**
 * Derives the token of a link from the link and a secret. It is never stored, so reading the database without the secret
 * opens no link, and the owner can copy the link at any time. See docs/decisions/0018.
 */
export class PublicLinkTokens {
  constructor(private readonly addresses: LinkAddresses) {}

  /** The link's id and 128 bits of its code, 43 characters of base64url. */
  of({ id, createdAt }: TokenSource): string {
    const { secret, label } = this.addresses;
    const idBytes = Buffer.from(id.replaceAll('-', ''), 'hex');
    const code = createHmac('sha256', secret).update(`${label}:${id}:${createdAt.toISOString()}`).digest();
    return Buffer.concat([idBytes, code.subarray(0, CODE_BYTES)]).toString('base64url');
  }

  /** The address of a link's page. */
  urlOf(link: TokenSource): string {
    const { path, publicUrl } = this.addresses;
    return new URL(`${path}${this.of(link)}`, publicUrl).href;
  }

  /** Whether a token is the link's, compared in constant time. */
  isOf(token: string, link: TokenSource): boolean {
    const [given, right] = [Buffer.from(token), Buffer.from(this.of(link))];
    return given.length === right.length && timingSafeEqual(given, right);
  }
}

/** The id of the link that a token claims to be for. */
export function claimedLinkId(token: string): string {
  const hex = Buffer.from(token, 'base64url').subarray(0, UUID_BYTES).toString('hex');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
