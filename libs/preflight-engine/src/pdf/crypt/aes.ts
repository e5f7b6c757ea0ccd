import { createCipheriv, createDecipheriv } from 'node:crypto';

const BLOCK = 16;
const bitsOf = (key: Uint8Array): number => key.length * 8;

/** AES-CBC as used in PDF: the first block is the initialization vector, the last has padding. Damaged data returns what can be decrypted. */
export function decryptAes(key: Uint8Array, data: Uint8Array): Uint8Array {
  const end = data.length - (data.length % BLOCK);
  if (end < 2 * BLOCK) return new Uint8Array();
  const plain = decryptAesBlocks(key, data.subarray(BLOCK, end), data.subarray(0, BLOCK));
  const padding = plain.at(-1) ?? 0;
  return padding >= 1 && padding <= BLOCK ? plain.subarray(0, plain.length - padding) : plain;
}

/** Full blocks without padding; a partial block is dropped. */
export function decryptAesBlocks(key: Uint8Array, data: Uint8Array, iv: Uint8Array): Uint8Array {
  const decipher = createDecipheriv(`aes-${bitsOf(key)}-cbc`, key, iv).setAutoPadding(false);
  return Buffer.concat([
    decipher.update(data.subarray(0, data.length - (data.length % BLOCK))),
    decipher.final(),
  ]);
}

export function encryptAesBlocks(key: Uint8Array, data: Uint8Array, iv: Uint8Array): Uint8Array {
  const cipher = createCipheriv(`aes-${bitsOf(key)}-cbc`, key, iv).setAutoPadding(false);
  return Buffer.concat([cipher.update(data), cipher.final()]);
}
