/** PDF objects as they are read. Numbers, booleans and null are JavaScript's own. */
export type PdfObject =
  null | boolean | number | PdfName | PdfString | PdfRef | PdfArray | PdfDict | PdfStream;

export type PdfArray = PdfObject[];

/** A name without its slash, `#xx` decoded. */
export class PdfName {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

/** A string as bytes; text is made of it where text is wanted. */
export class PdfString {
  readonly bytes: Uint8Array;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
  }
}

/** Points to an indirect object. */
export class PdfRef {
  readonly num: number;
  readonly gen: number;

  constructor(num: number, gen: number) {
    this.num = num;
    this.gen = gen;
  }

  get key(): string {
    return `${this.num} ${this.gen}`;
  }
}

export class PdfDict {
  readonly entries = new Map<string, PdfObject>();

  /** As written: a reference stays one. */
  get(key: string): PdfObject {
    return this.entries.get(key) ?? null;
  }

  has(key: string): boolean {
    return this.entries.has(key);
  }

  set(key: string, value: PdfObject): void {
    this.entries.set(key, value);
  }

  keys(): IterableIterator<string> {
    return this.entries.keys();
  }
}

/** A dictionary and where its raw bytes lie. */
export class PdfStream {
  readonly dict: PdfDict;
  /** Of the first raw byte, in the file or in the buffer that it was read from. */
  readonly start: number;
  /** The object it is, for decryption; null for one inside another stream. */
  readonly ref: PdfRef | null;

  constructor(dict: PdfDict, start: number, ref: PdfRef | null) {
    this.dict = dict;
    this.start = start;
    this.ref = ref;
  }
}

export const isName = (object: PdfObject, name?: string): object is PdfName =>
  object instanceof PdfName && (name === undefined || object.name === name);
export const isDict = (object: PdfObject): object is PdfDict => object instanceof PdfDict;
export const isStream = (object: PdfObject): object is PdfStream => object instanceof PdfStream;
export const isRef = (object: PdfObject): object is PdfRef => object instanceof PdfRef;
export const isNumber = (object: PdfObject): object is number => typeof object === 'number';
