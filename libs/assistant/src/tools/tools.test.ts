import { describe, expect, test } from '@jest/globals';
import { fieldLimits } from '@printpartner/print-search/answers';
import fc from 'fast-check';
import { calculators } from './calculators.ts';
import { createToolbox } from './toolbox.ts';

const toolbox = createToolbox([
  {
    kind: 'guide',
    title: 'Saddle stitch',
    path: ['Binding', 'Bindings'],
    lines: ['Pages: a multiple of 4'],
    address: '/?tab=binding&entry=saddle-stitch',
  },
]);
const call = (name: string, args: unknown) => toolbox.run(name, JSON.stringify(args));
const card = { height: 4, length: 6, pieceType: 'card', thicknessIn: 0.014, weightOz: 0.2 };

describe('a calculator as a tool gives what the calculator shows', () => {
  const calls: [name: string, args: object, result: RegExp][] = [
    [
      'postage',
      { ...card, pieces: 100, mailClass: 'single' },
      /"First-Class, single piece: Postcard":"\$65\.00"/,
    ],
    ['postage', { ...card, pieces: 5000, mailClass: 'marketing' }, /USPS Marketing Mail/],
    ['mail_shape', card, /"Shape":"card".*"machinability":"machinable"/],
    ['mail_shape', { ...card, height: 6, length: 11, weightOz: 0.6 }, /"Shape":"letter"/],
    [
      'piece_weight',
      { width: 8.5, height: 11, paper: '100# gloss text', pieces: 5000 },
      /"Weight each":"0\.31 oz".*98/,
    ],
    [
      'piece_thickness',
      { paper: '80# gloss text', layers: 3, height: 4, length: 9 },
      /"Caliper":"0\.0035 in".*"maxThickness":"0\.25 in"/,
    ],
    [
      'sealing_tabs',
      { kind: 'self-mailer', weightOz: 0.8, paper: '100# gloss text', panels: 3 },
      /"meetsMinPaper":true/,
    ],
    ['page_count', { pages: 18, binding: 'saddle-stitch' }, /"Pages":"20 pages".*"fits":false/],
    [
      'spine_width',
      { pages: 120, textPaper: '80# gloss text', coverPaper: '10 pt C1S' },
      /"Spine":"0\.230 in"/,
    ],
    ['spine_width', { pages: 201, binding: 'on-demand' }, /"Spine":"0\.455 in".*202, not 201/],
    [
      'saddle_creep',
      { pages: 48, textPaper: '100# gloss text' },
      /"Creep of the innermost sheet":"0\.0506 in".*"needsShingling":true/,
    ],
    ['paper_weight', { weight: 100, from: 'cover' }, /"gsm":"270 gsm"/],
    ['paper_weight', { weight: 120, from: 'gsm', to: 'text' }, /"Pounds text":"81\.1# text"/],
    ['paper_caliper', { paper: '14 pt C2S' }, /"Points":"14\.0 pt"/],
    ['convert_length', { value: 3, from: 'mm', to: 'in' }, /"Length":"0\.1181 in"/],
    [
      'fold_panels',
      { fold: 'tri', flatWidth: 11, paper: '80# gloss text' },
      /"Panels":"3-5\/8, 3-11\/16, 3-11\/16 in"/,
    ],
    ['envelope_fit', { height: 5, width: 7 }, /A7/],
    ['sheets_out', { width: 4, height: 6, pieces: 5000 }, /"Out of one sheet":"9 up".*556 sheets/],
    ['press_choice', { pieces: 500 }, /"Press":"Digital/],
    ['price_estimate', { product: 'business-card', pieces: 1000 }, /"Range":"\$\d+–\d+"/],
    ['search_guides', { query: 'saddle stitch' }, /multiple of 4/],
  ];
  test.each(calls)('C2 %s %j', (name, args, result) => {
    const { content, sources } = call(name, args);
    expect(content).toMatch(result);
    if (name !== 'convert_length') expect(sources[0]?.address).toMatch(/^\/\?/);
  });
});

test('C2 every tool has a name of its own, a title, and a schema that describes an object', () => {
  expect(new Set(toolbox.tools.map(({ name }) => name)).size).toBe(toolbox.tools.length);
  for (const { name, title, description, parameters } of toolbox.tools) {
    expect(name).toMatch(/^[a-z_]{3,30}$/);
    expect(title).not.toBe('');
    expect(description.length).toBeGreaterThan(20);
    expect(parameters).toMatchObject({ type: 'object', properties: expect.any(Object) });
    expect(parameters).not.toHaveProperty('$schema');
  }
});

test('C2 a calculation opens a calculator that exists', () => {
  const { working } = call('spine_width', { pages: 120 });
  const calculator = new URLSearchParams(working?.opens?.slice(2)).get('calculators') ?? '';
  expect(Object.keys(fieldLimits)).toContain(calculator);
});

describe('wrong arguments become an error that the model can read', () => {
  const wrong: [name: string, args: string, error: RegExp][] = [
    [
      'piece_weight',
      '{"width":8.5,"height":11,"paper":"moon rock"}',
      /No stock.*Known stocks: .*80# gloss text/,
    ],
    ['piece_weight', '{"width":-1,"height":11,"paper":"80# gloss text"}', /width/],
    ['page_count', '{"pages":5000,"binding":"saddle-stitch"}', /pages/],
    ['page_count', '{"pages":500,"binding":"saddle-stitch"}', /takes up to/],
    ['saddle_creep', '{"pages":18}', /A folded sheet has four pages: use 16 or 20, not 18/],
    ['postage', '{"height":4,"len', /not a JSON object/],
    ['postage', '[]', /expected object/],
    ['postage', '"text"', /not a JSON object/],
    ['price_estimate', '{"product":"business-card","pieces":9999999}', /./],
    ['no_such_tool', '{}', /no tool/],
    ['search_guides', '{"query":"zzzzqqqq"}', /nothing about/],
  ];
  test.each(wrong)('C2 %s %s', (name, args, error) => {
    const { content, sources } = toolbox.run(name, args);
    expect((JSON.parse(content) as { error: string }).error).toMatch(error);
    expect(sources).toEqual([]);
  });
});

test('C2 no arguments make a calculator throw', () => {
  const value = fc.oneof(
    fc.double(),
    fc.integer({ min: -5, max: 2_000 }),
    fc.constantFrom(
      '80# gloss text',
      '14pt',
      'tri',
      'perfect',
      'booklet',
      'self-mailer',
      'gsm',
      'cover',
      '',
      '#',
    ),
    fc.anything(),
  );
  for (const { name, parameters, run } of calculators) {
    const fields = Object.entries(parameters['properties'] as Record<string, { enum?: string[] }>);
    const args = fc.record(
      Object.fromEntries(
        fields.map(([field, { enum: choices }]) => [
          field,
          choices ? fc.oneof(fc.constantFrom(...choices), value) : value,
        ]),
      ),
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(args, (given) => {
        expect([name, typeof JSON.stringify(run(given))]).toEqual([name, 'string']);
      }),
      { numRuns: 150 },
    );
  }
});
