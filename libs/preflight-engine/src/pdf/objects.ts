/** PDF objects. Numbers, booleans and null are JavaScript's own. */
export type PdfObject =
  | null
  | boolean
  | number
  | PdfName
  | PdfString
  | PdfRef
  | PdfArray
  | PdfDict
  | PdfStream;

export type PdfArray = PdfObject[];

/** A name without its slash, with `#xx` decoded. */
export class PdfName {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

/** A string as bytes. */
export class PdfString {
  readonly bytes: Uint8Array;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
  }
}

/** A reference to an indirect object. */
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

  /** The raw value: references are not resolved. */
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

/** A dictionary and the position of its raw bytes. */
export class PdfStream {
  readonly dict: PdfDict;
  /** Offset of the first raw byte, in the file or the buffer it was read from. */
  readonly start: number;
  /** The stream's reference, for decryption; null for streams inside another stream. */
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
