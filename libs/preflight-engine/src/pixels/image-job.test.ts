import { describe, expect, it } from '@jest/globals';
import { PdfDocument } from '../pdf/document.ts';
import { isStream, PdfRef } from '../pdf/objects.ts';
import { BufferSource } from '../pdf/source.ts';
import { type ImageJob, imageJobOf } from './image-job.ts';
import type { PixelFault } from './pixel-job.ts';
import { PdfBuilder } from '../../test/pdf-builder.ts';

/** The job of an image with these entries; `more` adds objects first and returns entries that reference them. */
function jobOf(
  bytes: string,
  entries: string,
  more?: (pdf: PdfBuilder) => string,
  streamLimit?: number,
): ImageJob | PixelFault {
  const pdf = new PdfBuilder();
  const extra = more?.(pdf) ?? '';
  const image = pdf.stream(bytes, `/Subtype /Image /Width 4 /Height 2 ${entries} ${extra}`);
  const file = pdf.finish([pdf.add('<< /Type /Page /MediaBox [0 0 9 9] >>')]);
  const document = PdfDocument.open(new BufferSource(file), streamLimit ? { streamLimit } : {});
  const stream = document.resolve(new PdfRef(image, 0));
  if (!isStream(stream)) throw new Error('no image');
  return imageJobOf(document, { dict: stream.dict, stream, inline: null, resources: null }, null);
}

const job = (...args: Parameters<typeof jobOf>): ImageJob => {
  const found = jobOf(...args);
  if (!found.ok) throw new Error(found.message);
  return found;
};

describe('image jobs', () => {
  it('F5 image jobs mark missing color spaces and internal alpha as guessed', () => {
    const jpx = '/Filter [/ASCIIHexDecode /JPXDecode] /ColorSpace /DeviceRGB';
    expect(job('FF4F>', jpx).isGuessed).toBe(false);
    expect(job('FF4F>', `${jpx} /SMaskInData 1`).isGuessed).toBe(true);
    expect(job('FF4F>', '/Filter [/ASCIIHexDecode /JPXDecode]').isGuessed).toBe(true);
    expect(job('x', '/BitsPerComponent 8 /ColorSpace /DeviceGray').isGuessed).toBe(false);
    expect(job('x', '/BitsPerComponent 8').isGuessed).toBe(true);
    expect(job('x', '/ImageMask true').isGuessed).toBe(false);
  });

  it("F9 image jobs decode the filters before the codec and keep the codec's bytes", () => {
    const { job: found, space } = job(
      'FFD8FF>',
      '/ColorSpace /DeviceCMYK /BitsPerComponent 8 /Filter [/ASCIIHexDecode /DCTDecode]',
    );
    expect(found).toMatchObject({ codec: 'dct', components: 4, width: 4, height: 2 });
    expect([...found.bytes]).toEqual([0xff, 0xd8, 0xff]);
    expect(space.kind).toBe('cmyk');
  });

  it('F9 image jobs of stencils are 1-bit gray, whatever the dictionary declares', () => {
    const found = job('\u00f0\u0000', '/ImageMask true /BitsPerComponent 8 /Decode [1 0]');
    expect(found).toMatchObject({
      isStencil: true,
      job: { bitsPerComponent: 1, components: 1, decode: [1, 0], colorKey: null },
    });
  });

  it('F9 image jobs read palettes from strings and streams in the base space', () => {
    const text = job('\u0000', '/BitsPerComponent 2 /ColorSpace [/Indexed /DeviceCMYK 1 <0102030405060708>]');
    expect(text.job.palette).toEqual({ components: 4, bytes: new Uint8Array([1, 2, 3, 4, 5, 6, 7, 8]) });
    expect(text.space.kind).toBe('cmyk');
    const stream = job(
      '\u0000',
      '/BitsPerComponent 1',
      (pdf) => `/ColorSpace [/Indexed /DeviceGray 1 ${pdf.stream('ab')} 0 R]`,
    );
    expect([...(stream.job.palette?.bytes ?? [])]).toEqual([97, 98]);
    expect(jobOf('\u0000', '/BitsPerComponent 1 /ColorSpace [/Indexed /DeviceGray 1 null]')).toMatchObject({
      ok: false,
      reason: 'damaged',
    });
  });

  it('F9 image jobs contain CCITT and JBIG2 parameters', () => {
    const fax = job(
      '\u0000',
      '/ColorSpace /DeviceGray /Filter /CCITTFaxDecode /DecodeParms << /K -1 /Columns 4 /BlackIs1 true >>',
    );
    expect(fax.job.ccitt).toEqual({
      K: -1,
      EndOfLine: false,
      EncodedByteAlign: false,
      BlackIs1: true,
      Columns: 4,
      Rows: 0,
    });
    const jbig2 = job(
      '\u0000',
      '/ColorSpace /DeviceGray /Filter /JBIG2Decode',
      (pdf) => `/DecodeParms << /JBIG2Globals ${pdf.stream('global')} 0 R >>`,
    );
    expect(Buffer.from(jbig2.job.jbig2Globals ?? []).toString()).toBe('global');
  });

  it('F9 image jobs use /Mask as a color key only and ignore /Decode for JPX', () => {
    expect(job('', '/ColorSpace /DeviceGray /BitsPerComponent 8 /Mask [7 9]').job.colorKey).toEqual([7, 9]);
    expect(job('', '/ColorSpace /DeviceGray /Filter /JPXDecode /Decode [1 0]').job.decode).toBeNull();
  });

  it('F5 image jobs fail above the decoded size limit', () => {
    const bomb = '30'.repeat(5_000);
    expect(
      jobOf(
        `${bomb}>`,
        '/ColorSpace /DeviceGray /BitsPerComponent 8 /Filter /ASCIIHexDecode',
        undefined,
        1_000,
      ),
    ).toMatchObject({
      ok: false,
      reason: 'too-large',
    });
  });
});
