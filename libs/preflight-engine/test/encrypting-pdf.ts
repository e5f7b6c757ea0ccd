import { createCipheriv } from 'node:crypto';
import { ALL_ALLOWED, hex, ID, type Lock, md5, md5Keys, rc4, salt, shaKeys } from './encrypting-keys.ts';

export const TITLE = 'Menu (autumn)';
export const CONTENT = '0.2 0.3 0.4 0.1 k 10 10 100 100 re f';
export const METADATA = '<x:xmpmeta>GTS_PDFXVersion="PDF/X-4"</x:xmpmeta>';

/** Encrypts with padding; the initialization vector comes first. */
function aes(key: Buffer, data: Buffer, label: string): Buffer {
  const iv = salt(`iv of ${label}`, 16);
  const cipher = createCipheriv(key.length === 32 ? 'aes-256-cbc' : 'aes-128-cbc', key, iv);
  return Buffer.concat([iv, cipher.update(data), cipher.final()]);
}

/** One encrypted page with a content stream, a title and metadata. */
export function encryptedPdf(lock: Lock): Buffer {
  const { revision, cipher, permissions = ALL_ALLOWED, encryptMetadata = true, identity } = lock;
  const version = { 2: 1, 3: 2, 4: 4, 5: 5, 6: 5 }[revision];
  const keys = revision >= 5 ? shaKeys(lock) : md5Keys(lock);
  const locked = (data: string, num: number): Buffer => {
    const bytes = Buffer.from(data, 'latin1');
    if (revision >= 5) return aes(keys.file, bytes, String(num));
    // Algorithm 1: low bytes of the object number and the generation, which is 0.
    const place = Buffer.from([num & 255, (num >> 8) & 255, (num >> 16) & 255, 0, 0]);
    const key = md5(keys.file, place, Buffer.from(cipher === 'aes' ? 'sAlT' : '')).subarray(
      0,
      Math.min(16, keys.file.length + 5),
    );
    return cipher === 'aes' ? aes(key, bytes, String(num)) : rc4(key, bytes);
  };
  const stream = (num: number, data: string, entries: string, isOpen: boolean) => {
    const bytes = isOpen ? data : locked(data, num).toString('latin1');
    return `<< ${entries} /Length ${bytes.length} >>\nstream\n${bytes}\nendstream`;
  };
  const isOpenMetadata = revision >= 4 && !encryptMetadata;
  const objects = [
    `<< /Type /Catalog /Pages 2 0 R /Metadata 6 0 R >>`,
    `<< /Type /Pages /Kids [3 0 R] /Count 1 >>`,
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Resources << >> /Contents 4 0 R >>`,
    stream(4, CONTENT, '', identity === 'streams'),
    `<< /Title ${identity === 'strings' ? `<${Buffer.from(TITLE).toString('hex')}>` : hex(locked(TITLE, 5))} >>`,
    stream(6, METADATA, '/Type /Metadata /Subtype /XML', isOpenMetadata || identity === 'streams'),
    `<< /Filter /Standard /V ${version} /R ${revision} /Length ${keys.file.length * 8} /P ${permissions} ${keys.entries}${filtersOf(lock)}${encryptMetadata ? '' : ' /EncryptMetadata false'} >>`,
  ];
  return fileOf(objects);
}

function filtersOf({ revision, cipher, identity }: Lock): string {
  if (revision < 4) return '';
  const method = revision >= 5 ? 'AESV3' : cipher === 'aes' ? 'AESV2' : 'V2';
  const name = (what: Lock['identity']) => (identity === what ? '/Identity' : '/StdCF');
  const filter = `<< /Type /CryptFilter /CFM /${method} /AuthEvent /DocOpen /Length ${revision >= 5 ? 32 : 16} >>`;
  return ` /CF << /StdCF ${filter} >> /StmF ${name('streams')} /StrF ${name('strings')}`;
}

function fileOf(objects: readonly string[]): Buffer {
  let text = '%PDF-1.7\n';
  const rows = objects.map((body, index) => {
    const row = `${String(text.length).padStart(10, '0')} 00000 n \n`;
    text += `${index + 1} 0 obj\n${body}\nendobj\n`;
    return row;
  });
  const id = hex(ID);
  const end = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info 5 0 R /Encrypt 7 0 R /ID [${id} ${id}] >>\n`;
  return Buffer.from(
    `${text}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows.join('')}${end}startxref\n${text.length}\n%%EOF\n`,
    'latin1',
  );
}
