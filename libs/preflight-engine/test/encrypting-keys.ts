import { createCipheriv, createHash } from 'node:crypto';

/** How a generated file is encrypted. */
export interface Lock {
  revision: 2 | 3 | 4 | 5 | 6;
  cipher: 'rc4' | 'aes';
  /** RC4 key length; 40 by default. */
  keyBits?: number;
  user?: string;
  owner?: string;
  /** /P; all permissions by default. */
  permissions?: number;
  encryptMetadata?: boolean;
  /** What /Identity leaves unencrypted. */
  identity?: 'streams' | 'strings';
}

const PADDING = Buffer.from('28BF4E5E4E758A4164004E56FFFA01082E2E00B6D0683E802F0CA9FE6453697A', 'hex');
export const ID = Buffer.from('00112233445566778899aabbccddeeff', 'hex');
export const ALL_ALLOWED = -4;

export const md5 = (...parts: Buffer[]): Buffer => createHash('md5').update(Buffer.concat(parts)).digest();
export const hex = (bytes: Buffer): string => `<${bytes.toString('hex')}>`;
const int32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32LE(value);
  return bytes;
};

/** Deterministic pseudorandom bytes, so that a generated file is always the same. */
export const salt = (label: string, length: number): Buffer =>
  createHash('sha512').update(label).digest().subarray(0, length);

/** RC4 encryption and decryption. */
export function rc4(key: Buffer, data: Buffer): Buffer {
  const box = Uint8Array.from({ length: 256 }, (_, index) => index);
  const at = (bytes: Uint8Array, index: number) => bytes[index % bytes.length] ?? 0;
  let j = 0;
  for (let i = 0; i < 256; i += 1) {
    const here = at(box, i);
    j = (j + here + at(key, i)) % 256;
    box[i] = at(box, j);
    box[j] = here;
  }
  let [x, y] = [0, 0];
  return Buffer.from(
    data.map((byte) => {
      x = (x + 1) % 256;
      const here = at(box, x);
      y = (y + here) % 256;
      box[x] = at(box, y);
      box[y] = here;
      return byte ^ at(box, at(box, x) + here);
    }),
  );
}

/** What is derived from a file's passwords. */
export interface Keys {
  file: Buffer;
  /** Entries of the encryption dictionary that depend on the passwords. */
  entries: string;
}

/** ISO 32000-1, 7.6.3: algorithms 2 to 5. */
export function md5Keys(lock: Lock): Keys {
  const { revision, user = '', owner = user, permissions = ALL_ALLOWED, encryptMetadata = true } = lock;
  const length = revision === 2 ? 5 : revision === 4 ? 16 : (lock.keyBits ?? 40) / 8;
  const pad = (password: string) => Buffer.concat([Buffer.from(password, 'latin1'), PADDING]).subarray(0, 32);
  const rounds = revision === 2 ? 0 : 50;
  let ownerKey = md5(pad(owner));
  for (let round = 0; round < rounds; round += 1) ownerKey = md5(ownerKey);
  const passes = Array.from({ length: revision === 2 ? 1 : 20 }, (_, pass) => pass);
  const xored = (key: Buffer, pass: number) => Buffer.from(key.map((byte) => byte ^ pass));
  let o: Buffer = pad(user);
  for (const pass of passes) o = rc4(xored(ownerKey.subarray(0, length), pass), o);
  let key = md5(
    pad(user),
    o,
    int32(permissions),
    ID,
    ...(revision >= 4 && !encryptMetadata ? [Buffer.alloc(4, 255)] : []),
  );
  for (let round = 0; round < rounds; round += 1) key = md5(key.subarray(0, length));
  const file = key.subarray(0, length);
  let u = revision === 2 ? PADDING : md5(PADDING, ID);
  for (const pass of passes) u = rc4(xored(file, pass), u);
  const whole = revision === 2 ? u : Buffer.concat([u, Buffer.alloc(16)]);
  return { file, entries: `/O ${hex(o)} /U ${hex(whole)}` };
}

/** ISO 32000-2, 7.6.4.3.4, algorithm 2.B; revision 5 uses only its first step. */
function hash(revision: number, password: Buffer, saltBytes: Buffer, userKey: Buffer): Buffer {
  let k: Buffer = createHash('sha256')
    .update(Buffer.concat([password, saltBytes, userKey]))
    .digest();
  if (revision === 5) return k;
  let last = 0;
  for (let round = 0; round < 64 || last > round - 32; round += 1) {
    const k1 = Buffer.concat(Array<Buffer>(64).fill(Buffer.concat([password, k, userKey])));
    const cipher = createCipheriv('aes-128-cbc', k.subarray(0, 16), k.subarray(16, 32)).setAutoPadding(false);
    const e = Buffer.concat([cipher.update(k1), cipher.final()]);
    const modulo = Number(BigInt(`0x${e.subarray(0, 16).toString('hex')}`) % 3n);
    k = createHash(`sha${[256, 384, 512][modulo]}`)
      .update(e)
      .digest();
    last = e.at(-1) ?? 0;
  }
  return k.subarray(0, 32);
}

/** ISO 32000-2, 7.6.4.4: algorithms 8 to 10. */
export function shaKeys(lock: Lock): Keys {
  const { revision, user = '', owner = user, permissions = ALL_ALLOWED, encryptMetadata = true } = lock;
  const file = salt('file key', 32);
  const wrap = (key: Buffer) => {
    const cipher = createCipheriv('aes-256-cbc', key, Buffer.alloc(16)).setAutoPadding(false);
    return Buffer.concat([cipher.update(file), cipher.final()]);
  };
  const entry = (password: string, label: string, userKey: Buffer) => {
    const bytes = Buffer.from(password, 'utf8').subarray(0, 127);
    const [validation, forKey] = [salt(`${label} validation`, 8), salt(`${label} key`, 8)];
    return {
      check: Buffer.concat([hash(revision, bytes, validation, userKey), validation, forKey]),
      wrapped: wrap(hash(revision, bytes, forKey, userKey)),
    };
  };
  const u = entry(user, 'user', Buffer.alloc(0));
  const o = entry(owner, 'owner', u.check);
  const perms = Buffer.concat([
    int32(permissions),
    Buffer.alloc(4, 255),
    Buffer.from(encryptMetadata ? 'Tadb' : 'Fadb'),
    salt('perms', 4),
  ]);
  const cipher = createCipheriv('aes-256-ecb', file, null).setAutoPadding(false);
  const sealed = Buffer.concat([cipher.update(perms), cipher.final()]);
  return {
    file,
    entries: `/U ${hex(u.check)} /UE ${hex(u.wrapped)} /O ${hex(o.check)} /OE ${hex(o.wrapped)} /Perms ${hex(sealed)}`,
  };
}
