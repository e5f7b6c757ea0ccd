import { closeSync, openSync, writeSync } from 'node:fs';

/** Bytes per write. */
const BLOCK = 1_048_576;

/** Writes a file in pieces, because some are too large for one string. */
export class BombWriter {
  readonly #fd: number;
  readonly #offsets = new Map<number, number>();
  #waiting: string[] = [];
  #waitingLength = 0;
  #length = 0;

  constructor(path: string) {
    this.#fd = openSync(path, 'w');
    this.write('%PDF-1.7\n');
  }

  get length(): number {
    return this.#length;
  }

  write(piece: string | Uint8Array): void {
    this.#length += piece.length;
    if (typeof piece === 'string') {
      this.#waiting.push(piece);
      this.#waitingLength += piece.length;
      if (this.#waitingLength > BLOCK) this.#flush();
    } else {
      this.#flush();
      this.#put(piece);
    }
  }

  object(num: number, ...pieces: (string | Uint8Array)[]): void {
    this.#offsets.set(num, this.#length);
    this.write(`${num} 0 obj\n`);
    for (const piece of pieces) this.write(piece);
    this.write('\nendobj\n');
  }

  stream(num: number, entries: string, bytes: string | Uint8Array): void {
    this.object(num, `<< /Length ${bytes.length} ${entries} >>\nstream\n`, bytes, '\nendstream');
  }

  /** Adds catalog 1, page tree 2 and page 3 with these entries. @param size both edges in points; by default Letter */
  page(entries: string, size?: number): void {
    const [width, height] = size === undefined ? [612, 792] : [size, size];
    this.object(1, '<< /Type /Catalog /Pages 2 0 R >>');
    this.object(2, '<< /Type /Pages /Kids [3 0 R] /Count 1 >>');
    this.object(3, `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] ${entries} >>`);
  }

  /** Adds a table of all objects and the trailer. */
  finish(trailer = ''): void {
    const start = this.#length;
    const numbers = [...this.#offsets.keys()].toSorted((a, b) => a - b);
    this.write('xref\n0 1\n0000000000 65535 f \n');
    let rows: string[] = [];
    let first = numbers[0] ?? 0;
    const endRange = (next: number) => {
      this.write(`${first} ${rows.length}\n${rows.join('')}`);
      rows = [];
      first = next;
    };
    for (const num of numbers) {
      if (num !== first + rows.length) endRange(num);
      rows.push(`${String(this.#offsets.get(num)).padStart(10, '0')} 00000 n \n`);
    }
    endRange(0);
    this.write(
      `trailer\n<< /Size ${(numbers.at(-1) ?? 0) + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${start}\n%%EOF\n`,
    );
    this.close();
  }

  /** Ends the file without a cross-reference table. */
  close(): void {
    this.#flush();
    closeSync(this.#fd);
  }

  #flush(): void {
    this.#put(Buffer.from(this.#waiting.join(''), 'latin1'));
    this.#waiting = [];
    this.#waitingLength = 0;
  }

  #put(bytes: Uint8Array): void {
    for (let at = 0; at < bytes.length;) at += writeSync(this.#fd, bytes, at);
  }

  /** Ends the file with these bytes, followed by `startxref`. */
  finishAt(start: number): void {
    this.write(`startxref\n${start}\n%%EOF\n`);
    this.close();
  }
}
