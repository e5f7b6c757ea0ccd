import { describe, expect, it } from '@jest/globals';
import { readQuestion } from '../../question/read-question.ts';
import { addOnCost, addOnPrices } from './add-on-prices.ts';
import { breakEven } from './break-even.ts';
import { budgetRuns } from './budget-runs.ts';
import { economicalSize } from './economical-size.ts';
import { printAndMail } from './print-and-mail.ts';
import { openPrices, runPrices } from './run-prices.ts';
import { addOns } from '@printpartner/print-knowledge/pricing';

const asked = (text: string) => readQuestion(text, []);
const textOf = (text: string) => (runPrices.answer(asked(text)) ?? openPrices.answer(asked(text)))?.text;

describe('C3 rough prices', () => {
  it('C3 works out setup, pieces, middle and range of a run', () => {
    const draft = runPrices.answer(asked('how much for 5,000 tri-folds'));
    expect(draft?.text).toContain('**$475 to $700** (mid $560, about $0.11 each)');
    expect(draft?.workings?.[0]?.steps).toEqual([
      { label: 'Setup', working: '', result: '$140' },
      { label: '5,000 pieces', working: '5,000 × $0.084', result: '$420' },
      { label: 'Mid estimate', working: '$140 + $420', result: '$560' },
      { label: 'Range', working: '× 0.85 to × 1.25', result: '$475–700' },
    ]);
    expect(draft?.workings?.[0]?.opens).toBe('/?calculators=price-range&product=tri-fold&quantity=5000');
  });

  it('C3 fills the spec form with the size, fold, paper and quantity of a priced run', () => {
    expect(runPrices.answer(asked('how much for 5,000 tri-folds'))?.specs).toEqual({
      form: 'custom',
      values: {
        quantity: '5,000',
        flatSize: '11 × 8.5 in',
        finishedSize: '3.6875 × 8.5 in',
        foldingNotes: 'Tri-fold',
        mailerPaperSpecs: '100# gloss text',
        mailerInkSpecs: '4/4',
      },
    });
  });

  it('C3 fills no spec form with the nearest size', () => {
    expect(runPrices.answer(asked('5000 24x36 posters cost'))?.specs).toBeUndefined();
  });

  it('C3 compares two quantities by what the extra pieces add', () => {
    expect(textOf('price of 2,500 vs 5,000 6x9 postcards')).toContain(
      'The 2,500 extra pieces add about **$165**, $0.066 each',
    );
  });

  it('C3 compares two page counts', () => {
    expect(textOf('2,000 booklets: what would 8 pages instead of 16 save?')).toContain('**$1,130 less**');
  });

  it('C3 names the limit of the prices and does not extrapolate', () => {
    const text = textOf('25,000 tri-folds price');
    expect(text).toContain('prices cover 250–10,000 pieces');
    expect(text).toContain('At 10,000 the range is **$830 to $1,230**');
    expect(text).not.toContain('$2,240');
  });

  it('C3 asks for the quantity when it is missing', () => {
    const draft = openPrices.answer(asked('how much are postcards'));
    expect(draft?.kind).toBe('asks');
    expect(draft?.text).toMatch(/How many postcards, and what size\?$/);
  });

  it('C3 knows no price of a product without published prices', () => {
    expect(openPrices.answer(asked('cost of 1000 rack cards'))?.kind).toBe('unknown');
  });

  it.each([
    'cost to mail 5000 postcards',
    'cheapest paper for brochures',
    'how much width does a plastic coil add',
  ])('C3 leaves “%s” to other skills', (text) => {
    expect(textOf(text)).toBeUndefined();
  });

  it('C3 answers the most economical brochure with weight and postage', () => {
    const draft = economicalSize.answer(asked('What’s the most economical size for 5,000 brochures?'));
    expect(draft?.text).toContain('**8.5 × 11 in flat, folding to about 3.69 × 8.5 in**, on 100# gloss text');
    expect(draft?.workings?.[0]?.steps.slice(4)).toEqual([
      { label: 'Weight each', working: '8.5 × 11 ÷ 1550 × 148 gsm × 0.03527', result: '0.31 oz' },
      { label: 'Postage each', working: 'Marketing Mail letter, automation', result: '$0.395–0.467' },
    ]);
  });

  it('C3 adds postage to the print price', () => {
    const draft = printAndMail.answer(asked('cost to print and mail 5,000 6.5x9 eddm cards'));
    expect(draft?.text).toContain('**$1,860 to $2,220** for 5,000');
  });

  it('C3 works out the run that a budget pays for', () => {
    expect(budgetRuns.answer(asked('how many 4x6 postcards can I get for $500'))?.text).toContain(
      'about 9,200 pieces',
    );
  });

  it('C3 finds where digital and offset cost the same', () => {
    const text = breakEven.answer(asked('when does offset get cheaper than digital for 4x6 postcards'))?.text;
    expect(text).toContain('digital under 2,500 pieces, sheetfed offset from 2,500');
    expect(text).toContain('≈ **403 pieces**');
  });

  it('C3 works out an add-on for a run from its fixed and piece prices', () => {
    const [dieCut, laminate, rush] = ['die-cut', 'laminate', 'rush'].map((id) =>
      addOns.rows.find((row) => row.id === id),
    );
    expect(dieCut && addOnCost(dieCut, 5000)).toEqual([250, 700]);
    expect(laminate && addOnCost(laminate, 5000)).toEqual([300, 1250]);
    expect(rush && addOnCost(rush, 5000, 400)).toEqual([100, 400]);
    expect(rush && addOnCost(rush, 5000)).toBeUndefined();
    expect(addOnPrices.answer(asked('die cutting cost for 5000 pieces'))?.text).toContain('**$250 to $700**');
  });
});
