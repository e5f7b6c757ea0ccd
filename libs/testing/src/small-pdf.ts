/** Writes small PDFs for tests, byte by byte. */
class SmallPdf {
  readonly #objects: string[] = [];

  /** Adds an object; returns its number. */
  add(body: string): number {
    return this.#objects.push(body);
  }

  stream(contents: string, entries = ''): number {
    return this.add(`<< /Length ${contents.length} ${entries} >>\nstream\n${contents}\nendstream`);
  }

  finish(pages: readonly number[], trailer = ''): Buffer {
    const kids = pages.map((page) => `${page} 0 R`).join(' ');
    const tree = this.add(`<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`);
    const root = this.add(`<< /Type /Catalog /Pages ${tree} 0 R >>`);
    let text = '%PDF-1.4\n';
    const rows = this.#objects.map((body, index) => {
      const row = `${String(text.length).padStart(10, '0')} 00000 n \n`;
      text += `${index + 1} 0 obj\n${body}\nendobj\n`;
      return row;
    });
    const size = rows.length + 1;
    const table = `xref\n0 ${size}\n0000000000 65535 f \n${rows.join('')}`;
    const end = `trailer\n<< /Size ${size} /Root ${root} 0 R ${trailer} >>\nstartxref\n${text.length}\n%%EOF\n`;
    return Buffer.from(text + table + end, 'latin1');
  }
}

/** 6 × 9 in with 0.125 in of bleed. */
const BOXES = boxesOf(6, 9);
/** A black square of 10 points in the middle of the page. */
const BLACK_SQUARE = '0 0 0 1 k 200 300 10 10 re f';

/** A page of this trim size, inches, with 0.125 in of bleed. */
function boxesOf(width: number, height: number): string {
  const [right, top] = [width * 72 + 9, height * 72 + 9];
  const outer = `[0 0 ${right + 9} ${top + 9}]`;
  return `/MediaBox ${outer} /BleedBox ${outer} /TrimBox [9 9 ${right} ${top}]`;
}

/** Passes every check except the output intent. Width and height of the trim in inches. */
export function goodPdf(pageCount = 2, width = 6, height = 9): Buffer {
  const pdf = new SmallPdf();
  const pages = Array.from({ length: pageCount }, () => {
    const contents = pdf.stream(BLACK_SQUARE);
    const boxes = boxesOf(width, height);
    return pdf.add(`<< /Type /Page /Parent ${2 * pageCount + 1} 0 R ${boxes} /Contents ${contents} 0 R >>`);
  });
  return pdf.finish(pages);
}

/** One page of 6 × 9 in with a black square and no trim or bleed box. */
export function plainPdf(): Buffer {
  const pdf = new SmallPdf();
  const contents = pdf.stream(BLACK_SQUARE);
  const boxes = '/MediaBox [0 0 432 648]';
  return pdf.finish([
    pdf.add(`<< /Type /Page /Parent 3 0 R ${boxes} /Resources << >> /Contents ${contents} 0 R >>`),
  ]);
}

/** Two images of 72 and 96 ppi, artwork at the trim without bleed, and a hairline of zero width. */
export function badPdf(): Buffer {
  const pdf = new SmallPdf();
  const image = (size: number) =>
    pdf.stream(
      'x'.repeat(size * size),
      `/Type /XObject /Subtype /Image /Width ${size} /Height ${size} /BitsPerComponent 8 /ColorSpace /DeviceGray`,
    );
  const [coarse, coarser] = [image(96), image(72)];
  const contents = pdf.stream(
    `${BLACK_SQUARE} q 72 0 0 72 60 400 cm /X1 Do Q q 72 0 0 72 200 400 cm /X2 Do Q 0 w 0 0 0 1 K 60 200 m 300 200 l S 0.5 0 0 0 k 9 9 40 40 re f`,
  );
  const resources = `/Resources << /XObject << /X1 ${coarse} 0 R /X2 ${coarser} 0 R >> >>`;
  return pdf.finish([
    pdf.add(`<< /Type /Page /Parent 5 0 R ${BOXES} ${resources} /Contents ${contents} 0 R >>`),
  ]);
}

/** Three 1-inch squares from (60, 300): 400% CMYK, C40 M30 Y30 K100, and 80% of a spot color. */
export function inkPdf(): Buffer {
  const pdf = new SmallPdf();
  const contents = pdf.stream(
    '1 1 1 1 k 60 300 72 72 re f 0.4 0.3 0.3 1 k 160 300 72 72 re f /Gold cs 0.8 scn 260 300 72 72 re f',
  );
  const tint = '<< /FunctionType 2 /Domain [0 1] /N 1 /C0 [0 0 0 0] /C1 [0 0.2 1 0] >>';
  const resources = `/Resources << /ColorSpace << /Gold [/Separation /Gold /DeviceCMYK ${tint}] >> >>`;
  return pdf.finish([
    pdf.add(`<< /Type /Page /Parent 3 0 R ${BOXES} ${resources} /Contents ${contents} 0 R >>`),
  ]);
}

/** A line of type, 24 pt. */
export function typePdf(): Buffer {
  const pdf = new SmallPdf();
  const contents = pdf.stream('0 0 0 1 k BT /F 24 Tf 60 300 Td (Harbor Season) Tj ET');
  const font = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>';
  return pdf.finish([
    pdf.add(
      `<< /Type /Page /Parent 3 0 R ${BOXES} /Resources << /Font << /F ${font} >> >> /Contents ${contents} 0 R >>`,
    ),
  ]);
}

/** Encrypted with a password that doesn't exist. */
export function lockedPdf(): Buffer {
  const pdf = new SmallPdf();
  const contents = pdf.stream(BLACK_SQUARE);
  const page = pdf.add(`<< /Type /Page /Parent 4 0 R ${BOXES} /Contents ${contents} 0 R >>`);
  const key = '11'.repeat(32);
  const encrypt = pdf.add(`<< /Filter /Standard /V 1 /R 2 /P -4 /O <${key}> /U <${key}> >>`);
  return pdf.finish([page], `/Encrypt ${encrypt} 0 R /ID [<${key}> <${key}>]`);
}
