import { describe, expect, it } from '@jest/globals';
import { readFacts } from '../src/facts/survey.ts';
import { BufferSource } from '../src/pdf/source.ts';
import { PdfDocument } from '../src/pdf/document.ts';
import { isDict, isStream, type PdfObject, PdfString } from '../src/pdf/objects.ts';
import { PdfError } from '../src/pdf/pdf-error.ts';
import type { Lock } from './encrypting-keys.ts';
import { CONTENT, encryptedPdf, METADATA, TITLE } from './encrypting-pdf.ts';

const locks: [string, Lock][] = [
  ['revision 2, RC4 of 40 bits', { revision: 2, cipher: 'rc4' }],
  ['revision 3, RC4 of 40 bits', { revision: 3, cipher: 'rc4', keyBits: 40 }],
  ['revision 3, RC4 of 128 bits', { revision: 3, cipher: 'rc4', keyBits: 128 }],
  ['revision 4, crypt filter with RC4', { revision: 4, cipher: 'rc4' }],
  ['revision 4, crypt filter with AES', { revision: 4, cipher: 'aes' }],
  ['revision 4, metadata unencrypted', { revision: 4, cipher: 'aes', encryptMetadata: false }],
  ['revision 4, streams unencrypted', { revision: 4, cipher: 'aes', identity: 'streams' }],
  ['revision 4, strings unencrypted', { revision: 4, cipher: 'rc4', identity: 'strings' }],
  ['revision 5, 256-bit AES', { revision: 5, cipher: 'aes' }],
  ['revision 6, 256-bit AES', { revision: 6, cipher: 'aes' }],
  ['revision 6, metadata unencrypted', { revision: 6, cipher: 'aes', encryptMetadata: false }],
];

const open = (lock: Lock, password?: string) =>
  PdfDocument.open(new BufferSource(encryptedPdf(lock)), password === undefined ? {} : { password });

describe.each(locks)('%s', (_, lock) => {
  const withBoth = { ...lock, user: 'reader', owner: 'printer' };

  it('F5 encrypted file opens with an empty password', () =>
    expectContents(open({ ...lock, owner: 'printer' })));
  it('F5 encrypted file opens with the user password', () => {
    const document = open(withBoth, 'reader');
    expectContents(document);
    expect(document.decryptor?.by).toBe('user');
  });
  it('F5 encrypted file opens with the owner password', () => {
    const document = open(withBoth, 'printer');
    expectContents(document);
    expect(document.decryptor?.by).toBe('owner');
  });
  it('F5 encrypted file says that it needs a password', () => {
    for (const password of [undefined, 'wrong', 'READER']) {
      const source = new BufferSource(encryptedPdf(withBoth));
      const facts = readFacts(source, password === undefined ? {} : { password });
      expect(facts).toMatchObject({ opens: false, passwordNeeded: true, error: { code: 'password-needed' } });
    }
  });
});

describe('F5 passwords with non-ASCII characters', () => {
  it.each([
    ['Latin letters', { revision: 3, cipher: 'rc4', user: 'Größe' }, 'Größe'],
    ['more than 32 characters', { revision: 4, cipher: 'aes', user: 'a'.repeat(40) }, 'a'.repeat(32)],
    // 0xA0 is the euro sign in PDFDocEncoding.
    ['the euro sign', { revision: 4, cipher: 'aes', user: 'p\u00a05' }, 'p€5'],
    ['other scripts', { revision: 6, cipher: 'aes', user: 'пароль印刷' }, 'пароль印刷'],
    ['composed letters', { revision: 6, cipher: 'aes', user: 'Gr\u00f6\u00dfe' }, 'Gro\u0308\u00dfe'],
    ['a nonbreaking space', { revision: 6, cipher: 'aes', user: 'a b' }, 'a\u00a0b'],
    ['a soft hyphen', { revision: 6, cipher: 'aes', user: 'ab' }, 'a\u00adb'],
    ['an encoding that follows no rule', { revision: 6, cipher: 'aes', user: 'a\u00adb' }, 'a\u00adb'],
  ] as [string, Lock, string][])('F5 file with %s in its password opens', (_, lock, password) => {
    expectContents(open({ ...lock, owner: 'other' }, password));
    expect(() => open({ ...lock, owner: 'other' }, `${password}x`.replace(/^a{32}x$/, 'b'))).toThrow(
      PdfError,
    );
  });
});

describe('F5 revision 6 hashes with many rounds', () => {
  // These are the words of the first hundred for which a limit that is off by one, in rounds or in the last byte, gives another key.
  it.each([0, 2, 3, 31, 46, 59])(
    'F5 revision 6 opens a password that ends at the limit: word %i',
    (index) => {
      const word = `word ${index}`;
      expectContents(open({ revision: 6, cipher: 'aes', user: word, owner: 'other' }, word));
    },
  );
});

describe('F5 print permission', () => {
  const denied = -8;
  it.each(locks)('F5 print permission of %s', (_, lock) => {
    const closed = { ...lock, owner: 'printer', permissions: denied };
    expect(open(closed).decryptor?.mayPrint).toBe(false);
    expect(open(closed, 'printer').decryptor?.mayPrint).toBe(true);
    expect(open({ ...lock, owner: 'printer' }).decryptor?.mayPrint).toBe(true);
  });
});

describe('F5 unsupported encryption', () => {
  it.each([
    ['a certificate', '/Standard', '/Adobe.PubSec'],
    ['an unknown revision', '/R 3 ', '/R 9 '],
  ])('F5 %s is reported as unsupported encryption', (_, written, other) => {
    const bytes = encryptedPdf({ revision: 3, cipher: 'rc4' }).toString('latin1').replace(written, other);
    const facts = readFacts(new BufferSource(Buffer.from(bytes, 'latin1')));
    expect(facts).toMatchObject({
      opens: false,
      passwordNeeded: false,
      error: { code: 'unsupported-encryption' },
    });
  });
});

function expectContents(document: PdfDocument): void {
  const info = document.resolve(document.trailer.get('Info'));
  const title = isDict(info) ? document.value(info, 'Title') : null;
  expect(title instanceof PdfString && Buffer.from(title.bytes).toString('latin1')).toBe(TITLE);
  expect(contentsOf(document, document.value(document.catalog, 'Metadata'))).toBe(METADATA);
  const pages = document.value(document.catalog, 'Pages');
  const kids = isDict(pages) ? document.value(pages, 'Kids') : null;
  const page = document.resolve(Array.isArray(kids) ? (kids[0] ?? null) : null);
  expect(contentsOf(document, isDict(page) ? document.value(page, 'Contents') : null)).toBe(CONTENT);
}

const contentsOf = (document: PdfDocument, stream: PdfObject): string =>
  isStream(stream) ? Buffer.from(document.decode(stream).bytes).toString('latin1') : '';
