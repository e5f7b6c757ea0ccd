import { readFile } from 'node:fs/promises';
import { Jbig2Image, JpxImage } from 'pdfjs-dist/image_decoders/pdf.image_decoders.mjs';

const folder = new URL('../wasm/', import.meta.resolve('pdfjs-dist/image_decoders/pdf.image_decoders.mjs'));

// Shared by all codecs. Without WebAssembly they use the same code compiled to JavaScript.
Jbig2Image.setOptions({
  useWasm: true,
  useWorkerFetch: false,
  wasmUrl: folder.href,
  getHandler: () => ({ sendWithPromise: (_action, { filename }) => readFile(new URL(filename, folder)) }),
});

export { Jbig2Image, JpxImage };
