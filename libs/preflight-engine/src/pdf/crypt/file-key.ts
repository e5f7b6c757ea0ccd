import { createHash } from 'node:crypto';
import { decryptAesBlocks, encryptAesBlocks } from './aes.ts';
import { rc4 } from './rc4.ts';

/** PDFDocEncoding from 0x80 on where it differs from Latin 1. ISO 32000-2, annex D. */
const DOC_80 = '•†‡…—–ƒ⁄‹›−‰„“”‘’‚™ﬁﬂŁŒŠŸŽıłœšž';
const DOC_A0 = '€';

/** Characters that SASLprep maps to a space, and to nothing. RFC 4013, 2.1. */
const SPACES = /[\u00a0\u1680\u2000-\u200b\u202f\u205f\u3000]/g;
const IGNORED = /\u00ad|\u034f|\u1806|[\u180b-\u180d]|\u200c|\u200d|\u2060|[\ufe00-\ufe0f]|\ufeff/g;

/** An encryption dictionary, strings as bytes. ISO 32000-2, 7.6. */
export interface EncryptionFacts {
  revision: number;
  /** Key length, bytes. */
  keyLength: number;
  permissions: number;
  owner: Uint8Array;
  user: Uint8Array;
  ownerKey: Uint8Array;
  userKey: Uint8Array;
  encryptsMetadata: boolean;
  /** The first part of the file's ID. */
  id: Uint8Array;
}

export interface FileKey {
  key: Uint8Array;
  /** Which password opened the file. */
  by: 'user' | 'owner';
}

// ISO 32000-1, algorithm 2, step a.
const PADDING = Buffer.from('28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a', 'hex');
const zeroIv = new Uint8Array(16);

const md5 = (...parts: Uint8Array[]): Uint8Array => createHash('md5').update(Buffer.concat(parts)).digest();

/** The file key if the password is the user or owner password, otherwise null. */
export function fileKeyFor(facts: EncryptionFacts, password: Uint8Array): FileKey | null {
  return facts.revision >= 5 ? keyOfAes256(facts, password) : keyOfRc4(facts, password);
}

function keyOfRc4(facts: EncryptionFacts, password: Uint8Array): FileKey | null {
  const key = userKeyOf(facts, password);
  if (isUserKey(facts, key)) return { key, by: 'user' };
  const asUser = userKeyOf(facts, userPasswordFrom(facts, password));
  return isUserKey(facts, asUser) ? { key: asUser, by: 'owner' } : null;
}

const padded = (password: Uint8Array): Uint8Array => Buffer.concat([password, PADDING]).subarray(0, 32);

/** Algorithm 2. */
function userKeyOf(facts: EncryptionFacts, password: Uint8Array): Uint8Array {
  const permissions = Buffer.alloc(4);
  permissions.writeInt32LE(facts.permissions | 0);
  const parts = [padded(password), facts.owner.subarray(0, 32), permissions, facts.id];
  if (facts.revision >= 4 && !facts.encryptsMetadata) parts.push(Buffer.from('ffffffff', 'hex'));
  const length = facts.revision === 2 ? 5 : facts.keyLength;
  let key = md5(...parts);
  if (facts.revision >= 3) for (let round = 0; round < 50; round += 1) key = md5(key.subarray(0, length));
  return key.subarray(0, length);
}

/** Algorithms 4 to 6. */
function isUserKey({ revision, user, id }: EncryptionFacts, key: Uint8Array): boolean {
  if (revision === 2) return Buffer.compare(rc4(key, PADDING), user.subarray(0, 32)) === 0;
  let check = rc4(key, md5(PADDING, id));
  for (let round = 1; round < 20; round += 1) check = rc4Round(round, key, check);
  return Buffer.compare(check, user.subarray(0, 16)) === 0;
}

/** RC4 with the key of one of the rounds of algorithms 5 and 7. */
function rc4Round(round: number, key: Uint8Array, bytes: Uint8Array): Uint8Array {
  const roundKey = key.map((byte) => byte ^ round);
  return rc4(roundKey, bytes);
}

/** Algorithm 7. */
function userPasswordFrom({ revision, owner, keyLength }: EncryptionFacts, password: Uint8Array): Uint8Array {
  const length = revision === 2 ? 5 : keyLength;
  let key = md5(padded(password));
  if (revision >= 3) for (let round = 0; round < 50; round += 1) key = md5(key);
  let found = owner.subarray(0, 32);
  for (let round = revision === 2 ? 0 : 19; round >= 0; round -= 1)
    found = rc4Round(round, key.subarray(0, length), found);
  return found;
}

/** Algorithm 2.A. */
function keyOfAes256(facts: EncryptionFacts, password: Uint8Array): FileKey | null {
  const { user, owner, userKey, ownerKey } = facts;
  const short = password.subarray(0, 127);
  const userEntry = user.subarray(0, 48);
  const hash = facts.revision === 5 ? plainHash : hardenedHash;
  const matches = (of: Uint8Array, extra: Uint8Array) =>
    Buffer.compare(hash(short, of.subarray(32, 40), extra), of.subarray(0, 32)) === 0;
  const none = new Uint8Array();
  const unwrapped = (wrapped: Uint8Array, by: Uint8Array, extra: Uint8Array) =>
    decryptAesBlocks(hash(short, by.subarray(40, 48), extra), wrapped.subarray(0, 32), zeroIv);
  let found: FileKey | null = null;
  if (matches(owner, userEntry)) found = { key: unwrapped(ownerKey, owner, userEntry), by: 'owner' };
  else if (matches(user, none)) found = { key: unwrapped(userKey, user, none), by: 'user' };
  // A truncated key can't open the file.
  return found?.key.length === 32 ? found : null;
}

function plainHash(password: Uint8Array, salt: Uint8Array, extra: Uint8Array): Uint8Array {
  return createHash('sha256').update(password).update(salt).update(extra).digest();
}

/** Algorithm 2.B. */
function hardenedHash(password: Uint8Array, salt: Uint8Array, extra: Uint8Array): Uint8Array {
  let key = plainHash(password, salt, extra);
  for (let round = 1; ; round += 1) {
    const unit = Buffer.concat([password, key, extra]);
    const repeated = Buffer.concat(Array.from({ length: 64 }, () => unit));
    const encrypted = encryptAesBlocks(key.subarray(0, 16), repeated, key.subarray(16, 32));
    const sum = encrypted.subarray(0, 16).reduce((total, byte) => total + byte, 0);
    key = createHash(['sha256', 'sha384', 'sha512'][sum % 3] ?? 'sha256')
      .update(encrypted)
      .digest();
    if (round >= 64 && (encrypted.at(-1) ?? 0) <= round - 32) return key.subarray(0, 32);
  }
}

/** Possible encodings of a password, including the empty one, which opens most files. */
export function passwordBytes(password: string, revision: number): Uint8Array[] {
  const utf8 = Buffer.from(password, 'utf8');
  const prepared = Buffer.from(password.replace(IGNORED, '').replace(SPACES, ' ').normalize('NFKC'), 'utf8');
  // Many writers follow neither rule, so other encodings are tried, too.
  const written =
    revision >= 5 ? [prepared, utf8] : [docEncoded(password), Buffer.from(password, 'latin1'), utf8];
  const seen = new Set<string>();
  return [...written, Buffer.alloc(0)].filter((bytes) => {
    const key = bytes.toString('hex');
    return !seen.has(key) && seen.add(key);
  });
}

function docEncoded(password: string): Buffer {
  return Buffer.from(
    Array.from(password, (char) => {
      if (char === DOC_A0) return 0xa0;
      const at = DOC_80.indexOf(char);
      return at < 0 ? char.charCodeAt(0) : 0x80 + at;
    }),
  );
}
