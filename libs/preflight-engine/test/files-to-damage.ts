import { encryptedPdf } from './encrypting-pdf.ts';
import { PdfBuilder } from './pdf-builder.ts';

/** Undamaged files with every way of storing objects. */
export function filesToDamage(): { name: string; bytes: Buffer; pages: number }[] {
  return [
    { name: 'table', bytes: brochure(4).finish(), pages: 4 },
    { name: 'object streams', bytes: brochure(6).finishPacked(), pages: 6 },
    { name: 'many pages', bytes: brochure(40).finish(), pages: 40 },
    { name: 'encrypted, RC4', bytes: encryptedPdf({ revision: 3, cipher: 'rc4', keyBits: 128 }), pages: 1 },
    { name: 'encrypted, AES-256', bytes: encryptedPdf({ revision: 6, cipher: 'aes' }), pages: 1 },
  ];
}

/** Pages with an image, a font, a form and text each. */
function brochure(count: number): { finish(): Buffer; finishPacked(): Buffer } {
  const pdf = new PdfBuilder();
  const pixels = Buffer.from(Array.from({ length: 3 * 32 * 32 }, (_, index) => (index * 7) & 255));
  const image = pdf.flateStream(
    pixels,
    '/Type /XObject /Subtype /Image /Width 32 /Height 32 /BitsPerComponent 8 /ColorSpace /DeviceRGB',
  );
  const program = pdf.flateStream(Buffer.alloc(400, 'glyphs'), '/Length1 400');
  const descriptor = pdf.add(
    `<< /Type /FontDescriptor /FontName /ABCDEF+Made /Flags 4 /FontFile2 ${program} 0 R >>`,
  );
  const font = pdf.add(
    `<< /Type /Font /Subtype /TrueType /BaseFont /ABCDEF+Made /FirstChar 32 /LastChar 34 /Widths [250 500 600] /FontDescriptor ${descriptor} 0 R >>`,
  );
  const form = pdf.stream('0 1 1 0 k 0 0 50 50 re f', '/Type /XObject /Subtype /Form /BBox [0 0 50 50]');
  const resources = pdf.add(
    `<< /Font << /F1 ${font} 0 R >> /XObject << /I ${image} 0 R /X ${form} 0 R >> >>`,
  );
  const pages = Array.from({ length: count }, (_, index) => {
    const content = pdf.flateStream(
      `q 72 0 0 72 ${index} 100 cm /I Do Q /X Do BT /F1 12 Tf 72 700 Td (Page ${index}) Tj ET 1 0 0 RG 5 5 m 90 90 l S`,
    );
    return pdf.add(
      `<< /Type /Page /MediaBox [0 0 612 792] /TrimBox [9 9 603 783] /Resources ${resources} 0 R /Contents ${content} 0 R >>`,
    );
  });
  return { finish: () => pdf.finish(pages), finishPacked: () => pdf.finishPacked(pages) };
}
