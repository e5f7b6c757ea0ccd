import { describe, expect, it } from '@jest/globals';
import { checked, GOOD_BOXES, image, pressFile, withFont } from '../../test/press-file.ts';

const ID = 'bleed';
const resultOf = (content: string) => checked(ID, pressFile({ pages: [{ content }], resources: withFont }));
/** An inked background that extends so many points past the trim of 18 18 450 666. */
const background = (beyond: number) =>
  `0.5 0 0 0 k ${18 - beyond} ${18 - beyond} ${432 + 2 * beyond} ${648 + 2 * beyond} re f`;

describe('Bleed', () => {
  it('F2 bleed passes a page without artwork at the trim edges', async () => {
    const result = await resultOf('0.5 0 0 0 k 100 100 50 50 re f');
    expect(result).toMatchObject({
      status: 'pass',
      message: 'No artwork reaches the trim edges, so no bleed is needed.',
    });
  });

  it.each([
    ['0.125 in', 9, 'pass'],
    ['3 mm, which counts as 0.125 in', 8.504, 'pass'],
    ['2.5 mm', 7.087, 'fail'],
    ['none', 0, 'fail'],
  ])('F2 bleed rates a background with a bleed of %s', async (_, beyond, status) => {
    expect(await resultOf(background(beyond))).toMatchObject({ status });
  });

  it.each([
    ['across the edge', '18 300 m 60 300 l', 'fail'],
    ['along the edge', '28 100 m 28 400 l', 'fail'],
    ['that ends inside', '30 300 m 90 300 l', 'pass'],
    ['with bleed', '9 300 m 60 300 l', 'pass'],
    ['that is slanted, whose box has blank corners', '20 300 m 120 400 l', 'pass'],
  ])('F2 bleed rates a line as thick as a bar %s', async (_, line, status) => {
    expect(await resultOf(`0 0.5 1 0 K 20 w ${line} S`)).toMatchObject({ status });
  });

  it('F2 bleed messages name the same requirement for a pass and a fail', async () => {
    const asked = '0.125 in (3 mm; 0.118 in passes)';
    expect((await resultOf(background(9))).message).toContain(`has ${asked} or more bleed`);
    expect((await resultOf(background(4))).message).toContain(
      `only 0.056 in (1.4 mm) of bleed at the left trim edge; ${asked} is needed`,
    );
  });

  it.each([
    ['a photo', 8, '', 'fail'],
    ['a 1-bit scan, whose edges are paper', 1, '', 'pass'],
    ['a scan with hidden text', 8, 'BT 3 Tr /F1 20 Tf 100 300 Td (Dana) Tj ET', 'manual'],
    ['a scan with a 1-bit layer', 8, 'q 400 0 0 400 20 20 cm BI /W 1 /H 1 /IM true ID x EI Q', 'manual'],
    ['a photo with white text', 8, '1 g BT /F1 20 Tf 100 300 Td (Dana) Tj ET', 'fail'],
    ['a photo with hidden text and a line', 8, 'BT 3 Tr /F1 20 Tf (Dana) Tj ET 100 300 99 9 re f', 'fail'],
  ])('F2 bleed of %s as large as the page', async (_, bits, content, status) => {
    const file = pressFile({
      pages: [{ content: `q 432 0 0 648 18 18 cm /X1 Do Q ${content}` }],
      resources: (pdf) =>
        `${withFont(pdf)} /XObject << /X1 ${image(pdf, `/Width 2000 /Height 3000 /ColorSpace /DeviceGray /BitsPerComponent ${bits}`)} 0 R >>`,
    });
    expect(await checked(ID, file)).toMatchObject({ status });
  });

  it('F2 bleed names the side without enough bleed and its position', async () => {
    const result = await resultOf('0.5 0 0 0 k 100 100 350 81 re f');
    expect(result.findings).toHaveLength(1);
    expect(result.findings[0]).toMatchObject({
      page: 1,
      object: 'right edge',
      severity: 'fail',
      limit: { value: 8.5, unit: 'pt' },
    });
    const [x0, y0, x1, y1] = result.findings[0]?.box ?? [0, 0, 0, 0];
    expect([x0, x1]).toEqual([450, 450]);
    expect(Math.abs(y0 - 100)).toBeLessThan(648 / 64);
    expect(Math.abs(y1 - 181)).toBeLessThan(648 / 64);
  });

  it("F2 bleed is required where artwork reaches the trim, not for printer's marks outside it", async () => {
    expect(await resultOf(`${background(9)} 0 0 0 1 k 0 340 6 1 re f 462 340 6 1 re f`)).toMatchObject({
      status: 'pass',
    });
  });

  it('F2 bleed ignores an image that ends at the trim on a background with bleed', async () => {
    expect(await resultOf(`${background(9)} 0 1 0 0 k 18 300 100 100 re f`)).toMatchObject({
      status: 'pass',
    });
  });

  it('F2 bleed ignores white artwork and counts only what a clip leaves visible', async () => {
    expect(await resultOf('1 g 18 18 432 648 re f')).toMatchObject({ status: 'pass' });
    expect(await resultOf(`18 18 432 648 re W n ${background(9)}`)).toMatchObject({ status: 'fail' });
  });

  it('F2 bleed measures a placed page up to its clip, whatever its size', async () => {
    const placed = (frame: string) =>
      pressFile({
        pages: [{ content: '/F Do' }],
        resources: (pdf) =>
          `/XObject << /F ${pdf.stream(background(9), `/Subtype /Form /BBox [${frame}]`)} 0 R >>`,
      });
    expect(await checked(ID, placed('18 18 450 666'))).toMatchObject({ status: 'fail' });
    expect(await checked(ID, placed('9 9 459 675'))).toMatchObject({ status: 'pass' });
  });

  it("F2 bleed uses the profile's limit", async () => {
    const file = pressFile({ pages: [{ content: background(9) }] });
    expect(await checked(ID, file, { profile: 'large-format' })).toMatchObject({ status: 'fail' });
  });

  it('F2 bleed warns in a full scan if the bleed area is painted white', async () => {
    const pages = [{ content: `${background(9)} 0 0 0 0 k 0 0 18 684 re f` }];
    const result = await checked(ID, pressFile({ pages }), { mode: 'full' });
    expect(result).toMatchObject({
      status: 'warning',
      message: expect.stringContaining('nothing is printed in it at the left'),
    });
    expect(
      await checked(ID, pressFile({ pages: [{ content: background(9) }] }), { mode: 'full' }),
    ).toMatchObject({ status: 'pass' });
  });

  it.each([
    ['white to its edge', [0xff, 0xff, 0xff], 'fail', 'pass'],
    ['dark in one corner', [0x10, 0xff, 0xff], 'fail', 'fail'],
  ])(
    'F2 bleed checks the pixels of an image at the trim in a full scan: %s',
    async (_, gray, quick, full) => {
      const file = pressFile({
        pages: [{ content: 'q 216 0 0 216 18 200 cm /I Do Q' }],
        resources: (pdf) => {
          const entries = '/Width 3 /Height 3 /ColorSpace /DeviceGray /BitsPerComponent 8';
          const pixels = Buffer.from([...gray, 0xff, 0x20, 0xff, 0xff, 0xff, 0xff]).toString('latin1');
          return `/XObject << /I ${image(pdf, entries, pixels)} 0 R >>`;
        },
      });
      expect(await checked(ID, file)).toMatchObject({ status: quick });
      expect(await checked(ID, file, { mode: 'full' })).toMatchObject({ status: full });
    },
  );

  it.each([
    ['almost white, as of a scan', 0xf4, '', 'manual'],
    ['pale on three sides, dark on the others', 0xf4, 'dark', 'fail'],
    ['gray', 0xb0, '', 'fail'],
    ['almost white, with line art on it', 0xf4, '0 0 0 1 k 200 300 20 20 re f', 'fail'],
  ])(
    'F2 bleed leaves the edges of a page that is a picture to the eye if they may be paper: %s',
    async (_, gray, more, status) => {
      const file = pressFile({
        pages: [{ content: `q 432 0 0 648 18 18 cm /I Do Q ${more === 'dark' ? '' : more}` }],
        resources: (pdf) => {
          const entries = '/Width 3 /Height 3 /ColorSpace /DeviceGray /BitsPerComponent 8';
          const right = more === 'dark' ? 0x20 : gray;
          const pixels = Buffer.from([gray, gray, right, gray, 0x20, right, gray, gray, right]);
          return `/XObject << /I ${image(pdf, entries, pixels.toString('latin1'))} 0 R >>`;
        },
      });
      const result = await checked(ID, file, { mode: 'full' });
      expect(result).toMatchObject({ status });
      expect(result.findings.map(({ object }) => object)).toEqual(
        status === 'manual' ? ['left, bottom, right and top edges'] : expect.anything(),
      );
    },
  );

  it.each([
    ['paper', 0xf4, 0xf4, 'pass', []],
    ['paper with a shadow along a third of one side', 0xf4, 0x20, 'manual', ['right edge']],
    ['a photo', 0x40, 0x40, 'fail', ['left edge', 'bottom edge', 'right edge', 'top edge']],
  ])(
    'F2 bleed of a page with text read from its image depends on the pixels: %s',
    async (_, ground, corner, status, objects) => {
      const file = pressFile({
        pages: [{ content: 'q 432 0 0 648 18 18 cm /I Do Q BT 3 Tr /F1 20 Tf 100 300 Td (Dana) Tj ET' }],
        resources: (pdf) => {
          const entries = '/Width 9 /Height 9 /ColorSpace /DeviceGray /BitsPerComponent 8';
          const pixels = Buffer.alloc(81, ground);
          for (const row of [3, 4, 5]) pixels[row * 9 + 8] = corner;
          return `${withFont(pdf)} /XObject << /I ${image(pdf, entries, pixels.toString('latin1'))} 0 R >>`;
        },
      });
      const result = await checked(ID, file, { mode: 'full' });
      expect(result).toMatchObject({ status });
      expect(result.findings.map(({ object }) => object)).toEqual(objects);
    },
  );

  it('F2 bleed fails a headline that the edge of the page cuts off, but none that a frame inside it does', async () => {
    const entries = '/MediaBox [0 0 432 648] /TrimBox [0 0 432 648]';
    const headline = (clip: string) =>
      checked(
        ID,
        pressFile({
          pages: [{ content: `${clip} BT /F1 90 Tf 380 300 Td (NNN) Tj ET`, entries }],
          resources: withFont,
        }),
      );
    expect(await headline('')).toMatchObject({ status: 'fail', findings: [{ object: 'right edge' }] });
    expect(await headline('0 0 432 648 re W n')).toMatchObject({ status: 'fail' });
    expect(await headline('0 0 420 648 re W n')).toMatchObject({ status: 'pass' });
  });

  it('F2 bleed shows where a shape touches the trim instead of its whole box, in a full scan', async () => {
    const disk = pressFile({
      pages: [{ content: '0 0 0 1 k 18 342 m 18 460 450 460 450 342 c 450 224 18 224 18 342 c f' }],
    });
    const boxOf = async (mode: 'quick' | 'full') => (await checked(ID, disk, { mode })).findings[0]?.box;
    expect(await boxOf('quick')).toEqual([18, 224, 18, 460]);
    const [x0, y0, x1, y1] = (await boxOf('full')) ?? [];
    expect([x0, x1]).toEqual([18, 18]);
    expect(y0).toBeGreaterThan(300);
    expect(y1).toBeLessThan(384);
  });

  it('F2 bleed still fails a headline and a hairline in a full scan', async () => {
    const full = (content: string) =>
      checked(ID, pressFile({ pages: [{ content }], resources: withFont }), { mode: 'full' });
    expect(await full('BT /F1 60 Tf 425 300 Td (N) Tj ET')).toMatchObject({ status: 'fail' });
    expect(await full('0 0 0 0.1 k 440 300 10 1.2 re f')).toMatchObject({ status: 'fail' });
  });

  it("F2 bleed treats a side that wasn't rendered completely as unknown, not as white", async () => {
    const entries = `/MediaBox [0 0 2000 2000] /TrimBox [18 18 1982 1982]`;
    const headline = 'BT /F1 1500 Tf 100 300 Td (NN) Tj ET ';
    const full = (times: number) => {
      const content = `${headline.repeat(times)} 0 0 0 1 k 1900 500 82 400 re f`;
      return checked(ID, pressFile({ pages: [{ content, entries }], resources: withFont }), { mode: 'full' });
    };
    expect(await full(1)).toMatchObject({ status: 'fail' });
    // More than the cell limit of one page, 500,000,000.
    expect(await full(400)).toMatchObject({ status: 'fail' });
  });

  it('F2 bleed reports a 4 pt rule that ends at the trim, with its position', async () => {
    const result = await resultOf('0 0 0 1 k 100 300 350 4 re f');
    expect(result).toMatchObject({
      status: 'fail',
      findings: [{ object: 'right edge', box: [450, 300, 450, 304] }],
    });
    expect(await resultOf('0 0 0 1 k 100 300 359 4 re f')).toMatchObject({ status: 'pass' });
  });

  it('F2 bleed reports a short piece without bleed between others with bleed', async () => {
    const pieces = ['18 9 100 50 re f', '118 18 4 41 re f', '122 9 100 50 re f'];
    const result = await resultOf(`0 0 0 1 k ${pieces.join(' ')}`);
    expect(result.findings.filter(({ object }) => object === 'bottom edge')).toMatchObject([
      { box: [118, 18, 122, 18] },
    ]);
  });

  it('F2 bleed is manual if thousands of objects are along the trim', async () => {
    const pieces = Array.from({ length: 6_000 }, (_, index) => `${20 + index * 0.07} 9 0.03 20 re f`);
    const result = await resultOf(`0 0 0 1 k ${pieces.join(' ')} 300 18 4 20 re f`);
    expect(result).toMatchObject({ status: 'manual' });
  });

  it.each([
    [0, 'right'],
    [90, 'bottom'],
    [180, 'left'],
    [270, 'top'],
  ])('F2 bleed on a page rotated by %s degrees reports the right side as the %s', async (rotate, side) => {
    const pages = [{ content: '100 100 350 81 re f', entries: `${GOOD_BOXES} /Rotate ${rotate}` }];
    const result = await checked(ID, pressFile({ pages }));
    expect(result.findings).toMatchObject([{ object: `${side} edge` }]);
  });

  it.each([
    [0.1, 90, 'pass'],
    [0.1, 80, 'fail'],
    [10, 0.9, 'pass'],
    [10, 0.8, 'fail'],
  ])('F2 bleed with a UserUnit of %s pt and %s units of bleed: %s', async (unit, beyond, status) => {
    const [x, size] = [200 - beyond, 300 + 2 * beyond];
    const entries = `/MediaBox [0 0 700 700] /TrimBox [200 200 500 500] /UserUnit ${unit}`;
    const pages = [{ content: `0 0 0 1 k ${x} ${x} ${size} ${size} re f`, entries }];
    expect(await checked(ID, pressFile({ pages }))).toMatchObject({ status });
  });

  it('F2 bleed is required for a headline cut by the trim, not for small text', async () => {
    expect(await resultOf('BT /F1 60 Tf 425 300 Td (N) Tj ET')).toMatchObject({
      status: 'fail',
      findings: [{ object: 'right edge', measured: { value: 5 } }],
    });
    expect(await resultOf('BT 0 60 -60 0 18 640 Tm /F1 1 Tf (N) Tj ET')).toMatchObject({ status: 'fail' });
    expect(await resultOf('BT /F1 60 Tf 430 300 Td (N) Tj ET')).toMatchObject({ status: 'pass' });
    expect(await resultOf('BT /F1 20 Tf 445 300 Td (N) Tj ET')).toMatchObject({ status: 'pass' });
    // Its box extends below the trim, its letters don't.
    expect(await resultOf('BT /F1 60 Tf 100 30 Td (N) Tj ET')).toMatchObject({ status: 'pass' });
  });

  it('F2 bleed warns if the BleedBox is smaller than the painted bleed, not if it is missing', async () => {
    const page = (boxes: string) =>
      checked(ID, pressFile({ pages: [{ content: background(9), entries: boxes }] }));
    expect(
      await page('/MediaBox [0 0 468 684] /BleedBox [18 9 459 675] /TrimBox [18 18 450 666]'),
    ).toMatchObject({
      status: 'warning',
      message: expect.stringContaining('the BleedBox is smaller than the printed bleed at the left'),
    });
    expect(await page('/MediaBox [0 0 468 684] /TrimBox [18 18 450 666]')).toMatchObject({ status: 'pass' });
  });

  it('F2 bleed says in quick mode that it checked only outlines', async () => {
    const file = pressFile({ pages: [{ content: background(9) }] });
    expect((await checked(ID, file)).message).toContain('based on outlines');
    expect((await checked(ID, file, { mode: 'full' })).message).not.toContain('based on outlines');
  });
});

describe('Bleed against the spec sheet', () => {
  const ordered = (bleed: number, content: string) =>
    checked(ID, pressFile({ pages: [{ content }] }), { job: { bleed } });

  it("F7 bleed on the spec sheet replaces the profile's, with 3 mm as 0.125 in", async () => {
    expect(await ordered(0.125, background(8.5))).toMatchObject({ status: 'pass' });
    expect(await ordered(0.1, background(7.2))).toMatchObject({ status: 'pass' });
    const { status, findings } = await ordered(0.25, background(9));
    expect(status).toBe('fail');
    expect(findings[0]).toMatchObject({
      fromJob: true,
      measured: { value: 9, unit: 'pt' },
      limit: { value: 18, unit: 'pt' },
      message:
        'Page 1: artwork has only 0.125 in (3.2 mm) of bleed at the left trim edge; the job says 0.25 in.',
    });
  });

  it('F7 bleed fails if the spec sheet has bleed and the file has none', async () => {
    expect(await ordered(0.125, background(0))).toMatchObject({
      status: 'fail',
      message: expect.stringContaining('with no bleed; the job says 0.125 in.'),
    });
  });

  it('F7 bleed warns once a page about artwork at the trim of a job without bleed, whether or not it extends further', async () => {
    for (const beyond of [0, 9]) {
      const { status, findings } = await ordered(0, background(beyond));
      expect(status).toBe('warning');
      expect(findings).toHaveLength(1);
      expect(findings[0]).toMatchObject({
        kind: 'no bleed ordered',
        fromJob: true,
        page: 1,
        box: [18, 18, 450, 666],
        message: expect.stringMatching(/^Page 1: artwork reaches the .+, .+ and .+ trim edges; the job says/),
      });
    }
    expect(await ordered(0, '0.5 0 0 0 k 18 200 50 50 re f')).toMatchObject({
      status: 'warning',
      findings: [
        {
          box: [18, expect.closeTo(200, -2), 18, expect.closeTo(250, -2)],
          object: 'left edge',
          message: 'Page 1: artwork reaches the left trim edge; the job says no bleed.',
        },
      ],
    });
    expect(await ordered(0, '0 0 0 1 k 100 100 50 50 re f')).toMatchObject({
      status: 'pass',
      message: 'No artwork reaches the trim edges, and the job says no bleed.',
    });
  });
});
