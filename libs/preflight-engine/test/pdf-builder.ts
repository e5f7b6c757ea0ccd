import { deflateSync } from 'node:zlib';

const headerOf = (version: string): string => `%PDF-${version}\n%\u00e2\u00e3\u00cf\u00d3\n`;

/** Writes small PDFs byte by byte, so that each can have exactly one fault. */
export class PdfBuilder {
  readonly #objects = new Map<number, string>();
  #next = 1;
  /** More catalog entries. */
  catalogEntries = '';
  version = '1.7';

  /** Adds an object and returns its number. */
  add(body: string): number {
    const num = this.#next;
    this.#next += 1;
    this.#objects.set(num, body);
    return num;
  }

  stream(contents: string, entries = ''): number {
    return this.add(
      `<< /Length ${Buffer.byteLength(contents, 'latin1')} ${entries} >>\nstream\n${contents}\nendstream`,
    );
  }

  /** Adds a deflated stream. */
  flateStream(contents: string | Uint8Array, entries = ''): number {
    const bytes = typeof contents === 'string' ? Buffer.from(contents, 'latin1') : contents;
    return this.stream(deflateSync(bytes).toString('latin1'), `/Filter /FlateDecode ${entries}`);
  }

  /** Adds a catalog with these pages and returns the file. */
  finish(pages: readonly number[], trailer = ''): Buffer {
    const catalog = this.#catalog(pages);
    const { text, offsets } = bodyOf(this.#objects, this.version);
    const rows = offsets.slice(1).map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`);
    const table = `xref\n0 ${this.#next}\n0000000000 65535 f \n${rows.join('')}`;
    const dict = `trailer\n<< /Size ${this.#next} /Root ${catalog} 0 R ${trailer} >>\n`;
    return Buffer.from(`${text}${table}${dict}startxref\n${text.length}\n%%EOF\n`, 'latin1');
  }

  /** The same with an object stream and a cross-reference stream. */
  finishPacked(pages: readonly number[], trailer = ''): Buffer {
    const catalog = this.#catalog(pages);
    const packed = [...this.#objects].filter(([, body]) => !body.includes('stream\n'));
    const open = new Map([...this.#objects].filter(([, body]) => body.includes('stream\n')));
    let at = 0;
    const heads = packed.map(([num, body]) => {
      const head = `${num} ${at}`;
      at += body.length + 1;
      return head;
    });
    const head = `${heads.join(' ')}\n`;
    const objectStream = this.#next;
    const contents = deflateSync(
      Buffer.from(head + packed.map(([, body]) => `${body}\n`).join(''), 'latin1'),
    );
    open.set(objectStream, streamBody(contents, `/Type /ObjStm /N ${packed.length} /First ${head.length}`));
    const { text, offsets } = bodyOf(open, this.version);
    const rows = Buffer.alloc((objectStream + 2) * 7);
    const row = (num: number, type: number, place: number, third: number) => {
      rows.writeUInt8(type, num * 7);
      rows.writeUInt32BE(place, num * 7 + 1);
      rows.writeUInt16BE(third, num * 7 + 5);
    };
    packed.forEach(([num], index) => row(num, 2, objectStream, index));
    for (const num of open.keys()) row(num, 1, offsets[num] ?? 0, 0);
    row(objectStream + 1, 1, text.length, 0);
    const entries = `/Type /XRef /Size ${objectStream + 2} /W [1 4 2] /Root ${catalog} 0 R ${trailer}`;
    const xref = `${objectStream + 1} 0 obj\n${streamBody(deflateSync(rows), entries)}\nendobj\n`;
    return Buffer.from(`${text}${xref}startxref\n${text.length}\n%%EOF\n`, 'latin1');
  }

  #catalog(pages: readonly number[]): number {
    const kids = pages.map((page) => `${page} 0 R`).join(' ');
    const tree = this.add(`<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`);
    return this.add(`<< /Type /Catalog /Pages ${tree} 0 R ${this.catalogEntries} >>`);
  }
}

const streamBody = (deflated: Buffer, entries: string): string =>
  `<< ${entries} /Filter /FlateDecode /Length ${deflated.length} >>\nstream\n${deflated.toString('latin1')}\nendstream`;

/** The header and objects of a file with their offsets. Text in Latin 1. */
function bodyOf(objects: ReadonlyMap<number, string>, version: string): { text: string; offsets: number[] } {
  const parts = [headerOf(version)];
  const offsets: number[] = [];
  let length = headerOf(version).length;
  for (const [num, body] of objects) {
    offsets[num] = length;
    const part = `${num} 0 obj\n${body}\nendobj\n`;
    parts.push(part);
    length += part.length;
  }
  return { text: parts.join(''), offsets };
}

/** A one-page file with this content and these page entries. */
export function onePage(content: string, entries = '/MediaBox [0 0 612 792]', resources = '<< >>'): Buffer {
  const pdf = new PdfBuilder();
  const stream = pdf.stream(content);
  return pdf.finish([
    pdf.add(`<< /Type /Page ${entries} /Resources ${resources} /Contents ${stream} 0 R >>`),
  ]);
}
