import { describe, expect, it } from '@jest/globals';
import type { PdfBuilder } from '../../../test/pdf-builder.ts';
import { checked, pressFile } from '../../../test/press-file.ts';
import type { SideColors } from '../../job/job-spec.ts';

const COLOR = '0 1 1 0 k 300 300 20 20 re f';
const box = (x: number) => [x, 100, x + 10, 110];

/** A page for each list of spot colors, painted side by side from x = 100, on CMYK or black. */
async function inksOf(colors: SideColors, pages: readonly (readonly string[])[], rest = COLOR) {
  const names = [...new Set(pages.flat())];
  const resources = (pdf: PdfBuilder) => {
    const tint = pdf.add('<< /FunctionType 2 /Domain [0 1] /C0 [0 0 0 0] /C1 [0 1 1 0] /N 1 >>');
    const spaces = names.map(
      (name, index) => `/S${index} [/Separation /${name.replaceAll(' ', '#20')} /DeviceCMYK ${tint} 0 R]`,
    );
    return `/ColorSpace << ${spaces.join(' ')} >>`;
  };
  const contents = pages.map((spots) => {
    const squares = spots.map(
      (name, index) => `/S${names.indexOf(name)} cs 1 scn ${100 + index * 20} 100 10 10 re f`,
    );
    return { content: `${rest} ${squares.join(' ')}` };
  });
  return checked('color-space', pressFile({ pages: contents, resources }), { job: { colors } });
}

describe('spot colors against the spec sheet', () => {
  it('F7 spot colors pass if number and names are as ordered, in any usual spelling', async () => {
    const colors: SideColors = { process: 'cmyk', spotNames: ['PMS 185'] };
    expect(await inksOf(colors, [[], ['PANTONE 185 C']])).toMatchObject({
      status: 'pass',
      message: 'Inks as in the job: CMYK and 1 spot color (PMS 185).',
    });
    expect(await inksOf({ process: 'cmyk', spots: 2 }, [['Gold', 'Silver']])).toMatchObject({
      status: 'pass',
    });
  });

  it('F7 spot colors warn about more than ordered and are drawn on each page', async () => {
    const result = await inksOf({ process: 'cmyk', spots: 1 }, [['Gold'], ['Silver'], ['Gold', 'Silver']]);
    expect(result).toMatchObject({
      status: 'warning',
      message: 'The file uses 2 spot colors (Gold and Silver); the job says CMYK and 1 spot color.',
      findings: [
        {
          kind: 'spot not ordered',
          fromJob: true,
          page: 1,
          box: box(100),
          alsoOn: [
            { page: 2, box: box(100) },
            { page: 3, box: box(100) },
          ],
          object: 'Gold and Silver',
          measured: { value: 2, unit: 'inks' },
          limit: { value: 1, unit: 'inks' },
        },
      ],
    });
  });

  it('F7 spot colors count as none ordered if the spec sheet names only process inks', async () => {
    expect(await inksOf({ process: 'cmyk' }, [['Gold']])).toMatchObject({
      status: 'warning',
      message: "Gold isn't an ordered ink; the job says CMYK.",
    });
  });

  it('F7 spot colors may be two where black and one are ordered without a name, as in 2/0', async () => {
    const twoInks: SideColors = { process: 'black', spots: 1 };
    const withBlack = '0 0 0 1 k 300 300 20 20 re f';
    expect(await inksOf(twoInks, [['Gold', 'Silver']], '')).toMatchObject({ status: 'pass' });
    expect(await inksOf(twoInks, [['Gold']], withBlack)).toMatchObject({ status: 'pass' });
    expect(await inksOf(twoInks, [['Gold', 'Silver']], withBlack)).toMatchObject({ status: 'fail' });
    expect(await inksOf({ ...twoInks, spotNames: ['Gold'] }, [['Gold', 'Silver']], '')).toMatchObject({
      status: 'fail',
    });
  });

  it('F7 spot colors fail if they were not ordered in a job without CMYK', async () => {
    const black = '0 0 0 1 k 300 300 20 20 re f';
    expect(await inksOf({ process: 'black' }, [['Gold']], black)).toMatchObject({ status: 'fail' });
  });

  it('F7 spot colors name an ink that is not ordered and an ordered one that is missing', async () => {
    const colors: SideColors = { process: 'cmyk', spots: 1, spotNames: ['PANTONE 185 C'] };
    const { findings } = await inksOf(colors, [['PANTONE 186 C']]);
    expect(findings.map(({ kind, message }) => [kind, message])).toEqual([
      [
        'spots missing',
        'Nothing prints in PANTONE 185 C; the job says CMYK and 1 spot color (PANTONE 185 C).',
      ],
      [
        'spot not ordered',
        "PANTONE 186 C isn't an ordered ink; the job says CMYK and 1 spot color (PANTONE 185 C).",
      ],
    ]);
  });

  it('F7 spot colors warn about fewer than ordered', async () => {
    expect(await inksOf({ process: 'cmyk', spots: 2 }, [['Gold']])).toMatchObject({
      status: 'warning',
      message: 'The file uses 1 spot color; the job says CMYK and 2 spot colors.',
    });
    expect(await inksOf({ process: 'cmyk', spots: 1 }, [[]])).toMatchObject({
      message: 'The file uses no spot colors; the job says CMYK and 1 spot color.',
    });
  });
});
