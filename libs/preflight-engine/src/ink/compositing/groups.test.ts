import { afterAll, describe, expect, it } from '@jest/globals';
import { at, decoder, ink, SMALL } from '../../../test/measured-ink.ts';
import { PdfBuilder } from '../../../test/pdf-builder.ts';
import type { InkCoverage } from '../totals/ink-coverage.ts';

afterAll(() => decoder.close());

const STATES =
  '/ExtGState << /A << /ca 0.5 >> /M << /BM /Multiply >> /S << /BM /Screen >> /O << /op true /OPM 1 >> >>';
const BOX = '/BBox [0 0 100 100]';

interface Parts {
  /** Content of the group G. */
  group: string;
  /** Entries of its group dictionary. */
  entries?: string;
  /** Content of the page. */
  content: string;
  page?: string;
  /** Adds objects and returns further graphics states. */
  more?: (pdf: PdfBuilder) => string;
  /** Adds objects and returns XObject resources of the group. */
  objects?: (pdf: PdfBuilder) => string;
  /** The group has none of its own. */
  hasNoResources?: boolean;
}

const groupEntries = (entries: string) =>
  `/Subtype /Form ${BOX} /Group << /S /Transparency ${entries} >> /Resources << ${STATES} >>`;

async function page({
  group,
  entries = '',
  content,
  page: pageEntries = '',
  more,
  objects,
  hasNoResources = false,
}: Parts): Promise<InkCoverage> {
  const pdf = new PdfBuilder();
  const states = STATES.replace('>> >>', `>> ${more?.(pdf) ?? ''} >>`);
  const own = hasNoResources ? '' : `/Resources << ${states} /XObject << ${objects?.(pdf) ?? ''} >> >>`;
  const form = pdf.stream(group, `/Subtype /Form ${BOX} /Group << /S /Transparency ${entries} >> ${own}`);
  const resources = `<< ${states} /XObject << /G ${form} 0 R >> >>`;
  const contents = pdf.stream(content);
  const node = pdf.add(
    `<< /Type /Page ${SMALL} ${pageEntries} /Resources ${resources} /Contents ${contents} 0 R >>`,
  );
  return ink(pdf.finish([node]));
}

describe('groups', () => {
  const halves = '0 0 0 1 k 0 0 60 100 re f 0 0 0 1 k 40 0 60 100 re f';

  it('F9 a half-opaque group is composited once, not mark by mark', async () => {
    const painted = await page({ group: halves, content: '1 0 0 0 k 0 0 100 100 re f /A gs /G Do' });
    expect(at(painted, 20, 50)).toEqual([50, 0, 0, 50]);
    expect(at(painted, 50, 50)).toEqual([50, 0, 0, 50]);
    expect(painted.uncertain).toEqual([]);
  });

  it('F9 an isolated group blends only within itself, another one also with what is under it', async () => {
    const group = '/M gs 0 0 0 1 k 0 0 50 100 re f';
    const content = '1 1 0 0 k 0 0 100 100 re f /G Do';
    expect(at(await page({ group, content, entries: '/I true' }), 25, 50)).toEqual([0, 0, 0, 100]);
    expect(at(await page({ group, content }), 25, 50)).toEqual([100, 100, 0, 100]);
  });

  it('F9 a half-opaque group that blends with what is under it is composited once', async () => {
    const group = '/M gs 0 0 0 1 k 0 0 50 100 re f';
    const painted = await page({ group, content: '1 0 0 0 k 0 0 100 100 re f /A gs /G Do' });
    expect(at(painted, 25, 50)).toEqual([100, 0, 0, 50]);
  });

  it('F9 marks of a knockout group replace those before them', async () => {
    const group = '0 0 0 1 k 0 0 100 100 re f /A gs 1 0 0 0 k 0 0 50 100 re f';
    const painted = await page({
      group,
      entries: '/K true /I true',
      content: '0 1 0 0 k 0 0 100 100 re f /G Do',
    });
    expect(at(painted, 75, 50)).toEqual([0, 0, 0, 100]);
    // Half the cyan, and half the magenta under the group.
    const [cyan, magenta, , black] = at(
      await page({ group, entries: '/K true', content: '/M gs /G Do' }),
      25,
      50,
    );
    expect([cyan, magenta, black]).toEqual([50, 0, 0]);
  });

  const thrice = '/A gs 1 1 1 1 k 0 0 50 100 re f 0 0 50 100 re f 0 0 50 100 re f';

  it.each(['', '/I true'])("F9 half-opaque marks of a knockout group don't add up %s", async (isolated) => {
    const painted = await page({ group: thrice, entries: `/K true ${isolated}`, content: '/G Do' });
    expect(at(painted, 25, 50)).toEqual([50, 50, 50, 50]);
    const added = await page({ group: thrice, entries: isolated, content: '/G Do' });
    expect(at(added, 25, 50)).toEqual([88, 88, 88, 88]);
  });

  it('F9 a group in a knockout group is one mark of it', async () => {
    const painted = await page({
      group: '/H Do',
      entries: '/K true',
      content: '/G Do',
      objects: (pdf) => `/H ${pdf.stream(thrice, groupEntries(''))} 0 R`,
    });
    expect(at(painted, 25, 50)).toEqual([88, 88, 88, 88]);
  });

  it.each(['/M', '/O'])(
    'F9 marks of a knockout group blend with what is under the group: %s',
    async (state) => {
      const group = `${state} gs 0 1 0 0 k 0 0 60 100 re f 0 0 1 0 k 40 0 60 100 re f`;
      const content = '1 0 0 0.3 k 0 0 100 100 re f /G Do';
      const painted = await page({ group, entries: '/K true', content });
      expect([25, 50, 75].map((x) => at(painted, x, 50))).toEqual([
        [100, 100, 0, 30],
        [100, 0, 100, 30],
        [100, 0, 100, 30],
      ]);
      const other = await page({ group, content });
      expect(at(other, 50, 50)).toEqual([100, 100, 100, 30]);
    },
  );

  it('F9 a group without resources uses those of the page', async () => {
    const parts = { group: '/M gs 0 1 1 0 k 0 0 50 100 re f', content: '1 0 0 1 k 0 0 100 100 re f /G Do' };
    const own = await page({ ...parts, entries: '/I true' });
    expect(at(own, 25, 50)).toEqual([0, 100, 100, 0]);
    const none = await page({ ...parts, entries: '/I true', hasNoResources: true });
    expect(at(none, 25, 50)).toEqual([0, 100, 100, 0]);
  });

  it('F9 overprint in a plain group keeps the inks under the group', async () => {
    const painted = await page({
      group: '/O gs 0 0 0 1 k 0 0 50 100 re f',
      content: '1 1 0 0 k 0 0 100 100 re f /G Do',
    });
    expect(at(painted, 25, 50)).toEqual([100, 100, 0, 100]);
  });

  it('F9 an RGB blending space turns black type and tints into four inks, if anything is transparent', async () => {
    const rgb = '/Group << /S /Transparency /CS /DeviceRGB >>';
    const content = '0 0 0 1 k 0 0 50 100 re f';
    const transparent = await page({ group: '0 0 1 1 re f', content: `${content} /A gs /G Do`, page: rgb });
    expect(transparent.maxTotal).toBeGreaterThan(230);
    expect(transparent.maxTotal).toBeLessThan(280);
    expect(at(transparent, 75, 50)).toEqual([0, 0, 0, 0]);
    const pdf = new PdfBuilder();
    const contents = pdf.stream(content);
    const node = pdf.add(`<< /Type /Page ${SMALL} ${rgb} /Resources << >> /Contents ${contents} 0 R >>`);
    expect(at(await ink(pdf.finish([node])), 25, 50)).toEqual([0, 0, 0, 100]);
  });
});

describe('soft masks', () => {
  const mask =
    (kind: string, entries = '') =>
    (pdf: PdfBuilder) => {
      const form = pdf.stream(
        '0.5 g 0 0 50 100 re f 1 g 50 0 25 100 re f',
        `/Subtype /Form ${BOX} /Group << /S /Transparency /CS /DeviceGray >>`,
      );
      return `/K << /SMask << /S /${kind} /G ${form} 0 R ${entries} >> >>`;
    };
  const content = '/K gs 1 0 0 0 k 0 0 100 100 re f';

  it('F9 a luminosity mask hides where it is black or empty', async () => {
    const painted = await page({ group: '', content, more: mask('Luminosity') });
    expect([25, 60, 90].map((x) => at(painted, x, 50)[0])).toEqual([50, 100, 0]);
    expect(painted.uncertain).toEqual([]);
  });

  it('F9 a luminosity mask has its backdrop color and transfer function', async () => {
    const white = await page({ group: '', content, more: mask('Luminosity', '/BC [1]') });
    expect([25, 90].map((x) => at(white, x, 50)[0])).toEqual([50, 100]);
    const inverted = '/TR << /FunctionType 2 /Domain [0 1] /N 1 /C0 [1] /C1 [0] >>';
    const other = await page({ group: '', content, more: mask('Luminosity', inverted) });
    expect([25, 60, 90].map((x) => at(other, x, 50)[0])).toEqual([50, 0, 100]);
  });

  it('F9 an alpha mask shows where anything is painted', async () => {
    const painted = await page({ group: '', content, more: mask('Alpha') });
    expect([25, 60, 90].map((x) => at(painted, x, 50)[0])).toEqual([100, 100, 0]);
  });

  it('F9 a mask applies to a group as a whole and ends with None', async () => {
    const group = '1 0 0 0 k 0 0 100 100 re f 0 1 0 0 k 0 0 100 100 re f';
    const painted = await page({
      group,
      content: 'q /K gs /G Do Q 0 0 1 0 k 90 0 10 100 re f',
      more: mask('Luminosity'),
    });
    expect(at(painted, 25, 50)).toEqual([0, 50, 0, 0]);
    expect(at(painted, 95, 50)).toEqual([0, 0, 100, 0]);
  });
});
