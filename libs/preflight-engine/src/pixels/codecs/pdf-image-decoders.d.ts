/** The image decoders of pdf.js, which ship without types. */
declare module 'pdfjs-dist/image_decoders/pdf.image_decoders.mjs' {
  interface WasmOptions {
    useWasm: boolean;
    useWorkerFetch: boolean;
    wasmUrl: string;
    getHandler: () => { sendWithPromise(action: string, asked: { filename: string }): Promise<Uint8Array> };
  }

  interface CcittOptions {
    K: number;
    EndOfLine: boolean;
    EncodedByteAlign: boolean;
    BlackIs1: boolean;
    Columns: number;
    Rows: number;
  }

  interface JpxOptions {
    /** Components to return; by default those of the image, at most four. */
    numComponents?: number;
    /** Keeps samples of fewer than 8 bits. */
    isIndexedColormap?: boolean;
    /** Includes the alpha channel. */
    smaskInData?: boolean;
    /** Number of times to halve the size. */
    reducePower?: number;
  }

  export const Jbig2Image: {
    setOptions(options: WasmOptions): void;
    readonly instance: {
      decode(
        bytes: Uint8Array,
        width: number,
        height: number,
        globals: Uint8Array | null,
        ccitt?: CcittOptions,
      ): Promise<Uint8Array>;
    };
  };

  export const JpxImage: {
    readonly instance: { decode(bytes: Uint8Array, options?: JpxOptions): Promise<Uint8Array> };
    parseImageProperties(bytes: Uint8Array): { width: number; height: number; componentsCount: number };
  };
}
