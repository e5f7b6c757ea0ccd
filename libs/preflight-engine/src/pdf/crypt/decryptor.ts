import { createHash } from 'node:crypto';
import {
  isDict,
  isName,
  isNumber,
  isStream,
  PdfDict,
  type PdfObject,
  type PdfRef,
  PdfStream,
  PdfString,
} from '../objects.ts';
import { PdfError } from '../pdf-error.ts';
import type { Resolve } from '../filters/decode-stream.ts';
import { decryptAes } from './aes.ts';
import { type EncryptionFacts, type FileKey, fileKeyFor, passwordBytes } from './file-key.ts';
import { rc4 } from './rc4.ts';

type Method = 'identity' | 'rc4' | 'aes128' | 'aes256';

/** The print permission, bit 3 of /P. */
const PRINT_BIT = 4;

/** Decrypts an encrypted file. */
export class Decryptor {
  readonly by: FileKey['by'];
  /** Whether printing is allowed, which it always is for the owner. */
  readonly mayPrint: boolean;
  readonly #key: Uint8Array;
  readonly #streams: Method;
  readonly #strings: Method;
  readonly #encryptsMetadata: boolean;

  private constructor({ key, by }: FileKey, facts: EncryptionFacts, streams: Method, strings: Method) {
    this.by = by;
    this.mayPrint = by === 'owner' || (facts.permissions & PRINT_BIT) !== 0;
    this.#key = key;
    this.#streams = streams;
    this.#strings = strings;
    this.#encryptsMetadata = facts.revision < 4 || facts.encryptsMetadata;
  }

  /** @throws PdfError password-needed, unsupported-encryption */
  static open(encrypt: PdfDict, id: Uint8Array, password: string, resolve: Resolve): Decryptor {
    const filter = resolve(encrypt.get('Filter'));
    if (filter !== null && !isName(filter, 'Standard'))
      throw unsupported('is encrypted with a certificate or by a rights server');
    const facts = factsOf(encrypt, id, resolve);
    const key = passwordBytes(password, facts.revision)
      .map((bytes) => fileKeyFor(facts, bytes))
      .find((found) => found !== null);
    const [streams, strings] = [cryptMethod(encrypt, 'StmF', resolve), cryptMethod(encrypt, 'StrF', resolve)];
    // Only the attachments are encrypted.
    const isOpen = streams === 'identity' && strings === 'identity';
    if (!key && !isOpen) throw new PdfError('password-needed', 'The file needs a password');
    return new Decryptor(key ?? { key: new Uint8Array(), by: 'user' }, facts, streams, strings);
  }

  string(bytes: Uint8Array, ref: PdfRef): Uint8Array {
    return this.#decrypt(this.#strings, bytes, ref);
  }

  /** @param isMetadata for the document's metadata, which some files leave unencrypted */
  stream(bytes: Uint8Array, ref: PdfRef, isMetadata: boolean): Uint8Array {
    if (isMetadata && !this.#encryptsMetadata) return bytes;
    return this.#decrypt(this.#streams, bytes, ref);
  }

  #decrypt(method: Method, bytes: Uint8Array, ref: PdfRef): Uint8Array {
    if (method === 'identity') return bytes;
    if (method === 'aes256') return decryptAes(this.#key, bytes);
    const key = this.#objectKey(ref, method);
    return method === 'rc4' ? rc4(key, bytes) : decryptAes(key, bytes);
  }

  /** ISO 32000-1, algorithm 1. */
  #objectKey({ num, gen }: PdfRef, method: Method): Uint8Array {
    const number = Uint8Array.of(num & 255, (num >> 8) & 255, (num >> 16) & 255, gen & 255, (gen >> 8) & 255);
    const hash = createHash('md5').update(this.#key).update(number);
    if (method === 'aes128') hash.update('sAlT', 'latin1');
    return hash.digest().subarray(0, Math.min(16, this.#key.length + 5));
  }
}

const unsupported = (what: string) => new PdfError('unsupported-encryption', `The file ${what}`);

function factsOf(encrypt: PdfDict, id: Uint8Array, resolve: Resolve): EncryptionFacts {
  const number = (key: string, fallback: number) => {
    const value = resolve(encrypt.get(key));
    return isNumber(value) ? value : fallback;
  };
  const bytes = (key: string) => {
    const value = resolve(encrypt.get(key));
    return value instanceof PdfString ? value.bytes : new Uint8Array();
  };
  const [version, revision] = [number('V', 0), number('R', 0)];
  if (version < 1 || version > 5 || revision < 2 || revision > 6)
    throw unsupported(`uses unsupported encryption (V ${version}, R ${revision})`);
  // AES keys have a fixed length, whatever the dictionary declares.
  const isAes =
    version === 4 && ['StmF', 'StrF'].some((key) => cryptMethod(encrypt, key, resolve) === 'aes128');
  const declared = number('Length', version === 4 ? 128 : 40);
  const bits = version === 1 ? 40 : isAes ? 128 : declared;
  return {
    revision,
    // Some writers specify bytes instead of bits.
    keyLength: Math.min(16, bits < 40 ? bits : bits >> 3),
    permissions: number('P', 0),
    owner: bytes('O'),
    user: bytes('U'),
    ownerKey: bytes('OE'),
    userKey: bytes('UE'),
    encryptsMetadata: resolve(encrypt.get('EncryptMetadata')) !== false,
    id,
  };
}

const methods: ReadonlyMap<string, Method> = new Map<string, Method>([
  ['V2', 'rc4'],
  ['AESV2', 'aes128'],
  ['AESV3', 'aes256'],
  ['None', 'identity'],
]);

function cryptMethod(encrypt: PdfDict, key: string, resolve: Resolve): Method {
  const version = resolve(encrypt.get('V'));
  if (!isNumber(version) || version < 4) return 'rc4';
  const name = resolve(encrypt.get(key));
  if (!isName(name) || name.name === 'Identity') return 'identity';
  const filters: PdfObject = resolve(encrypt.get('CF'));
  const filter = isDict(filters) ? resolve(filters.get(name.name)) : null;
  const method = isDict(filter) ? resolve(filter.get('CFM')) : null;
  return (isName(method) && methods.get(method.name)) || (version === 5 ? 'aes256' : 'rc4');
}

/** An object with all its strings decrypted. Stream contents are decrypted when they are read. */
export function decryptedStrings(object: PdfObject, decrypt: (bytes: Uint8Array) => Uint8Array): PdfObject {
  if (object instanceof PdfString) return new PdfString(decrypt(object.bytes));
  if (Array.isArray(object)) return object.map((item) => decryptedStrings(item, decrypt));
  if (isStream(object)) return new PdfStream(inDict(object.dict, decrypt), object.start, object.ref);
  return isDict(object) ? inDict(object, decrypt) : object;
}

function inDict(dict: PdfDict, decrypt: (bytes: Uint8Array) => Uint8Array): PdfDict {
  const plain = new PdfDict();
  for (const [key, value] of dict.entries) plain.set(key, decryptedStrings(value, decrypt));
  return plain;
}
