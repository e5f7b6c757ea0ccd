import { describe, expect, it } from '@jest/globals';
import { checked, GOOD_BOXES, pressFile, withFont } from '../../test/press-file.ts';

const ID = 'safe-margin';
const resultOf = (content: string) =>
  checked(ID, pressFile({ pages: [{ content }], resources: withFont }), { mode: 'full' });
/** 10 pt text that starts at this distance from the left trim edge. */
const text = (inside: number) => `BT /F1 10 Tf ${18 + inside} 300 Td (Dana) Tj ET`;

describe('Safe Margin', () => {
  it.each([
    ['0.125 in from the trim', 9, 'pass'],
    ['8.9 pt', 8.9, 'warning'],
    ['at the trim', 0, 'warning'],
    ['half over it', -10, 'warning'],
  ])('F2 safe margin rates text %s', async (_, inside, status) => {
    expect(await resultOf(text(inside))).toMatchObject({ status });
  });

  it('F2 safe margin names position, distance and limit', async () => {
    const result = await resultOf(text(3.6));
    expect(result.findings).toMatchObject([
      { page: 1, object: 'text', severity: 'warning', limit: { value: 9, unit: 'pt' } },
    ]);
    expect(result.findings[0]?.measured?.value).toBeCloseTo(3.6, 5);
    expect(result.message).toContain('0.05 in (1.3 mm) from the trim');
  });

  it('F2 safe margin reports cut off text before objects close to the trim', async () => {
    const over = `BT /F1 40 Tf ${18 - 10.8} 400 Td (Dana) Tj ET`;
    const file = pressFile({ pages: [{ content: text(1) }, { content: over }], resources: withFont });
    expect(await checked(ID, file, { mode: 'full' })).toMatchObject({
      status: 'warning',
      message: '1 text object cut off by the trim, 1 object close to it.',
      findings: [
        {
          page: 2,
          kind: 'cut off',
          measured: null,
          message: 'Page 2: text is cut off. It extends 0.15 in (3.8 mm) past the trim.',
        },
        { page: 1 },
      ],
    });
  });

  it("F2 safe margin doesn't report a line as cut off if its letters only touch the trim", async () => {
    const { findings } = await resultOf(text(-0.4));
    expect(findings).toMatchObject([
      { measured: { value: 0 }, message: expect.stringContaining('touches the trim') },
    ]);
  });

  it('F2 safe margin counts a small object but not a background', async () => {
    expect(await resultOf('0 0 0 1 k 20 300 30 30 re f')).toMatchObject({
      status: 'warning',
      findings: [{ object: 'a small object' }],
    });
    expect(await resultOf('0 0 0 0.3 k 20 20 420 640 re f')).toMatchObject({ status: 'pass' });
  });

  it('F2 safe margin ignores artwork that is meant to be cut and marks outside the trim', async () => {
    expect(await resultOf('0 0 0 1 k 8 300 30 30 re f 0 0 10 10 re f')).toMatchObject({ status: 'pass' });
  });

  it('F2 safe margin reports text close to the trim among many small cut objects', async () => {
    const cut = Array.from({ length: 120 }, (_, index) => `9 ${30 + index * 5} 20 3 re f`);
    expect(await resultOf(`0 0 0 1 k ${cut.join(' ')} ${text(1)}`)).toMatchObject({ status: 'warning' });
  });

  it.each([
    [0.1, 80, 'warning'],
    [0.1, 91, 'pass'],
    [10, 0.8, 'warning'],
    [10, 0.91, 'pass'],
  ])(
    'F2 safe margin with a UserUnit of %s pt and text %s units from the trim: %s',
    async (unit, inside, status) => {
      const content = `BT /F1 ${2 / unit} Tf ${18 + inside} 300 Td (x) Tj ET`;
      const file = pressFile({
        pages: [{ content, entries: `${GOOD_BOXES} /UserUnit ${unit}` }],
        resources: withFont,
      });
      expect(await checked(ID, file, { mode: 'full' })).toMatchObject({ status });
    },
  );
});
