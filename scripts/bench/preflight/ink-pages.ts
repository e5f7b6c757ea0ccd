import { PdfBuilder } from '../../../libs/preflight-engine/test/pdf-builder.ts';
import { seeded } from '../../../libs/preflight-engine/test/mutations.ts';

/** Page width and height, pt. */
const SIDE = 200;
/** Image width and height, pixels. */
const PIXELS = 50;

/** A PDF of opaque CMYK pages with shapes, and an image on every third page; the heaviest ink is between 150% and 350%. */
export function inkPages(count: number): Buffer {
  const random = seeded(300);
  const between = (least: number, most: number) => least + random() * (most - least);
  const tints = () => {
    const total = between(1.5, 3.5);
    const parts = Array.from({ length: 4 }, () => between(0.4, 1));
    const sum = parts.reduce((one, other) => one + other);
    return parts.map((part) => Math.min(1, (part / sum) * total));
  };
  const pdf = new PdfBuilder();
  const shape = () => {
    const [x, y, width, height] = [between(0, 120), between(0, 120), between(5, 80), between(5, 80)];
    const color = tints()
      .map((tint) => tint.toFixed(4))
      .join(' ');
    const area =
      random() < 0.5
        ? `${x} ${y} ${width} ${height} re`
        : `${x} ${y} m ${x + width} ${y} l ${x} ${y + height} l h`;
    return `${color} k ${area} f`;
  };
  const picture = () => {
    const [light, dark] = [tints(), tints()];
    const samples = Buffer.alloc(PIXELS * PIXELS * 4);
    for (let at = 0; at < samples.length; at += 1) {
      const share = Math.floor(at / 4 / PIXELS) / (PIXELS - 1);
      samples[at] = Math.round(255 * ((light[at % 4] ?? 0) * (1 - share) + (dark[at % 4] ?? 0) * share));
    }
    const size = `/Width ${PIXELS} /Height ${PIXELS} /BitsPerComponent 8`;
    return pdf.stream(
      samples.toString('latin1'),
      `/Type /XObject /Subtype /Image ${size} /ColorSpace /DeviceCMYK`,
    );
  };
  const pages = Array.from({ length: count }, (_, index) => {
    const shapes = Array.from({ length: 2 }, shape).join('\n');
    const hasPicture = index % 3 === 0;
    const resources = hasPicture ? `<< /XObject << /Im ${picture()} 0 R >> >>` : '<< >>';
    const content = pdf.stream(hasPicture ? `${shapes}\nq 60 0 0 60 130 130 cm /Im Do Q` : shapes);
    return pdf.add(
      `<< /Type /Page /MediaBox [0 0 ${SIDE} ${SIDE}] /Resources ${resources} /Contents ${content} 0 R >>`,
    );
  });
  return pdf.finish(pages);
}
