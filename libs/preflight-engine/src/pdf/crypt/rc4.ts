/** RC4 encryption and decryption. OpenSSL 3 has no RC4, but many existing PDF files use it. */
export function rc4(key: Uint8Array, data: Uint8Array): Uint8Array {
  const state = Uint8Array.from({ length: 256 }, (_, index) => index);
  for (let i = 0, j = 0; i < 256; i += 1) {
    j = (j + (state[i] ?? 0) + (key[i % key.length] ?? 0)) & 255;
    swap(state, i, j);
  }
  const out = new Uint8Array(data.length);
  for (let k = 0, i = 0, j = 0; k < data.length; k += 1) {
    i = (i + 1) & 255;
    j = (j + (state[i] ?? 0)) & 255;
    swap(state, i, j);
    out[k] = (data[k] ?? 0) ^ (state[((state[i] ?? 0) + (state[j] ?? 0)) & 255] ?? 0);
  }
  return out;
}

function swap(state: Uint8Array, i: number, j: number): void {
  const kept = state[i] ?? 0;
  state[i] = state[j] ?? 0;
  state[j] = kept;
}
