/** The part of pdf.js that undoes image codings by themselves; it ships without types. */
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
    /** Samples a pixel that are wanted; without it as many as there are, at most four. */
    numComponents?: number;
    /** Leaves samples of fewer than 8 bits as they are. */
    isIndexedColormap?: boolean;
    /** Gives the alpha channel, too. */
    smaskInData?: boolean;
    /** Times that the size is halved. */
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
