import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { BombWriter } from './bombs-writer.ts';
import { HANG_MS, runChild } from './pdf-child.ts';

const program = join(dirname(fileURLToPath(import.meta.url)), 'pdf-inspection.child.ts');
const folder = mkdtempSync(join(tmpdir(), 'preflight-memory-'));
const MEGABYTE = 1_048_576;

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Writes a file and inspects it in a child process. */
async function inspected(name: string, make: (pdf: BombWriter) => void) {
  const path = join(folder, `${name}.pdf`);
  make(new BombWriter(path));
  const { output, error } = await runChild([program, path]);
  expect(error).toBe('');
  return JSON.parse(output) as { opens: boolean; pages: number; cpuMs: number; peakMb: number };
}

/** The process's base memory is measured instead of assumed. */
const emptyPage = () =>
  inspected('empty', (pdf) => {
    pdf.page('');
    pdf.finish();
  });

let empty: Awaited<ReturnType<typeof emptyPage>>;
beforeAll(async () => {
  // The first process may fill the compile cache for the others.
  await emptyPage();
  empty = await emptyPage();
});

describe("F5 memory doesn't grow with the file size", () => {
  it.each([
    ['with its colors', '/ColorSpace /DeviceCMYK /BitsPerComponent 8'],
    ['whose own header alone tells its colors', '/Filter /JPXDecode'],
  ])(
    'F5 a page with a 240 MB image %s needs little more memory than an empty page',
    async (_, colors) => {
      const block = Buffer.alloc(8 * MEGABYTE, 'pixels');
      const { opens, pages, cpuMs, peakMb } = await inspected('image', (pdf) => {
        pdf.page('/Contents 4 0 R /Resources << /XObject << /I 5 0 R >> >>');
        pdf.stream(4, '', 'q 612 0 0 792 0 0 cm /I Do Q');
        const image = `/Type /XObject /Subtype /Image /Width 10240 /Height 6144 ${colors}`;
        const blocks = Array.from({ length: 30 }, () => block);
        pdf.object(5, `<< ${image} /Length ${30 * block.length} >>\nstream\n`, ...blocks, '\nendstream');
        pdf.finish();
      });
      expect({ opens, pages }).toEqual({ opens: true, pages: 1 });
      expect(peakMb - empty.peakMb).toBeLessThan(15);
      expect(cpuMs).toBeLessThan(2_000);
    },
    2 * HANG_MS,
  );

  it(
    'F5 a cross-reference table of a million objects needs about 15 bytes each',
    async () => {
      const { opens, cpuMs, peakMb } = await inspected('objects', (pdf) => {
        pdf.page('');
        for (let num = 4; num < 1_000_000; num += 1) pdf.object(num, 'null');
        pdf.finish();
      });
      expect(opens).toBe(true);
      expect(peakMb - empty.peakMb).toBeLessThan(60);
      expect(cpuMs).toBeLessThan(5_000);
    },
    2 * HANG_MS,
  );
});
