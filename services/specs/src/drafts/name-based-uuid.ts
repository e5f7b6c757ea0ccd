import { createHash } from 'node:crypto';

const VARIANTS = '89ab';

/**
 * A UUID of version 5 (RFC 9562, section 5.5): always the same for a namespace and name.
 *
 * @param namespace a UUID
 */
export function nameBasedUuid(namespace: string, name: string): string {
  const bytes = Buffer.from(namespace.replaceAll('-', ''), 'hex');
  const hash = createHash('sha1').update(bytes).update(name).digest('hex');
  const variant = VARIANTS.charAt(Number.parseInt(hash.charAt(16), 16) % VARIANTS.length);
  const [low, mid, high] = [hash.slice(0, 8), hash.slice(8, 12), hash.slice(13, 16)];
  return `${low}-${mid}-5${high}-${variant}${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
}
