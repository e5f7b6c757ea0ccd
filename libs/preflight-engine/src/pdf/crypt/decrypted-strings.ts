import { isDict, isStream, PdfDict, type PdfObject, PdfStream, PdfString } from '../objects.ts';

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
