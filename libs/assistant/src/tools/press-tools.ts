import { envelopesFor, ruleOfFit } from '@printpartner/print-knowledge/envelopes';
import { countText, unitPrice, rounded } from '@printpartner/print-knowledge/figures';
import {
  foldAllowanceFor,
  foldingPractice,
  foldOf,
  folds,
  panelArithmetic,
  panelFormula,
  panelsIn64ths,
  panelWidths,
} from '@printpartner/print-knowledge/folding';
import { inchText, fractionText, sizeText } from '@printpartner/print-knowledge/measure';
import { caliperSource, gsmSource } from '@printpartner/print-knowledge/paper';
import {
  choosePress,
  pressOf,
  pressSheets,
  sheetArithmetic,
  sheetsFor,
  sheetsOut,
} from '@printpartner/print-knowledge/press';
import { estimate, priceModels } from '@printpartner/print-knowledge/pricing';
import { fileRules } from '@printpartner/print-knowledge/production';
import { opening } from '@printpartner/print-search/answers';
import { z } from 'zod';
import { calculated } from './calculated.ts';
import { defineTool } from './tool.ts';
import {
  NoResult,
  PAPER_HINT,
  paper,
  pieces,
  shortFirst,
  side,
  stockNamed,
  valueOf,
} from './typed-arguments.ts';

const [{ bleedIn }] = fileRules.rows;
const bleed = z.number().min(0).max(1).default(bleedIn).describe('Bleed on every side, inches');

const foldPanels = defineTool({
  name: 'fold_panels',
  title: 'Calculating the panels',
  description: 'Panel widths of a folded sheet, outside, left to right, with the allowance of the paper.',
  arguments: z.object({
    fold: z.enum(folds.rows.map(({ id }) => id)),
    flatWidth: side('Flat width across the folds'),
    flatHeight: side('Flat height along the folds').default(8.5),
    paper: paper.optional().describe(`Paper, ${PAPER_HINT}`),
  }),
  run({ fold, flatWidth, flatHeight, paper: typed }) {
    const { stock, assumed } = stockNamed(typed, 'body');
    const { allowanceIn, scoring } = valueOf(foldAllowanceFor(stock.gsm));
    const widths = valueOf(panelWidths(fold, flatWidth, allowanceIn));
    const fractions = panelsIn64ths(widths);
    const texts = fractions.addUp
      ? fractions.widths.map(fractionText)
      : widths.map((width) => rounded(width, 4));
    return calculated({
      title: `${foldOf(fold).name} panels, ${inchText(flatWidth)} in flat`,
      steps: [
        {
          label: 'Panels',
          working: panelFormula(fold, flatWidth, allowanceIn),
          result: `${texts.join(', ')} in`,
        },
      ],
      also: { allowance: `${inchText(allowanceIn)} in`, scoring },
      assumed: ['Outside, left to right; the inside is mirrored.', ...assumed],
      from: [panelArithmetic, foldingPractice, gsmSource(stock)],
      opens: opening('panel-widths', {
        fold,
        width: inchText(flatWidth),
        height: inchText(flatHeight),
        stock: stock.name,
      }),
    });
  },
});

const MAX_ENVELOPES = 4;

const envelopeFit = defineTool({
  name: 'envelope_fit',
  title: 'Finding an envelope',
  description: 'The envelopes that take a flat insert, the smallest first, with the clearance that is left.',
  arguments: z.object({
    height: side('Insert, one side'),
    width: side('Insert, the other side'),
    thicknessIn: z.number().min(0.001).max(3).optional().describe('Insert, inches'),
  }),
  run({ height, width, thicknessIn }) {
    const [short, long] = shortFirst(height, width);
    const card = stockNamed(undefined, 'card').stock;
    const thickness = thicknessIn ?? card.caliperIn;
    const fits = valueOf(envelopesFor({ height: short, width: long, thickness })).slice(0, MAX_ENVELOPES);
    if (fits.length === 0) return { error: 'No envelope of the guide is large enough.' };
    return calculated({
      title: `Envelope for ${sizeText(short, long)} in`,
      steps: fits.map(({ envelope, spareHeight, spareWidth }) => ({
        label: envelope.name,
        working: `${fractionText(spareHeight)} in high and ${fractionText(spareWidth)} in wide to spare`,
        result: `${envelope.size} in`,
      })),
      assumed: thicknessIn === undefined ? [`The insert is ${inchText(thickness)} in thick.`] : [],
      from: [ruleOfFit],
      opens: opening('envelope-fit', {
        height: inchText(short),
        width: inchText(long),
        caliper: inchText(thickness),
      }),
    });
  },
});

const sheetsOutOf = defineTool({
  name: 'sheets_out',
  title: 'Laying out the sheet',
  description: 'How many pieces fit on a press sheet, and how many sheets a quantity takes.',
  arguments: z.object({
    width: side('Trimmed width'),
    height: side('Trimmed height'),
    pressSheet: z.enum(pressSheets.rows.map(({ id }) => id)).default('digital-13x19'),
    bleed,
    gutter: z.number().min(0).max(2).default(0).describe('Inches between pieces'),
    pieces: pieces.optional(),
  }),
  run({ width, height, pressSheet, bleed: around, gutter, pieces: quantity }) {
    const sheet = pressSheets.rows.find(({ id }) => id === pressSheet);
    if (!sheet) throw new NoResult(`No press sheet “${pressSheet}”.`);
    const piece = { widthIn: width, heightIn: height, bleedIn: around, gutterIn: gutter };
    const { best } = valueOf(sheetsOut(piece, sheet));
    const { up, across, around: rows } = best;
    return calculated({
      title: `${sizeText(width, height)} in out of ${sheet.id}`,
      steps: [
        { label: 'Out of one sheet', working: `${across} across × ${rows} around`, result: `${up} up` },
        ...(quantity === undefined
          ? []
          : [
              {
                label: `Sheets for ${countText(quantity)}`,
                working: `${countText(quantity)} ÷ ${up}, rounded up, without makeready`,
                result: `${countText(sheetsFor(quantity, up))} sheets`,
              },
            ]),
      ],
      assumed: [`${around} in bleed on every side, ${gutter} in gutter.`],
      from: [sheetArithmetic, ...(around === bleedIn ? [fileRules.columns.bleedIn.from] : [])],
      opens: opening('sheets-out', {
        width: inchText(width),
        height: inchText(height),
        bleed: inchText(around),
        gutter: inchText(gutter),
        'press-sheet': sheet.id,
        ...(quantity !== undefined && { quantity: String(quantity) }),
      }),
    });
  },
});

const pressChoice = defineTool({
  name: 'press_choice',
  title: 'Choosing the press',
  description:
    'Digital, sheetfed offset or web offset for a job, with reasons and presses worth a second quote.',
  arguments: z.object({
    pieces,
    width: side('Flat width').default(8.5),
    height: side('Flat height').default(11),
    paper: paper.optional().describe(`Paper, ${PAPER_HINT}`),
    bleed,
  }),
  run({ pieces: quantity, width, height, paper: typed, bleed: around }) {
    const { stock, assumed } = stockNamed(typed, 'body');
    const job = { quantity, widthIn: width, heightIn: height, bleedIn: around, stock };
    const { press, alsoQuote, reasons } = valueOf(choosePress(job));
    return calculated({
      title: `Press for ${countText(quantity)} pieces, ${sizeText(width, height)} in`,
      steps: [
        { label: 'Press', working: reasons.map(({ text }) => text).join(' '), result: pressOf(press).name },
      ],
      also: { alsoGetQuotesFor: alsoQuote.map((id) => pressOf(id).name) },
      assumed: [`Flat size: ${sizeText(width, height)} in.`, ...assumed],
      from: [...reasons.map(({ from }) => from), caliperSource(stock)],
      opens: opening('press-choice', {
        quantity: String(quantity),
        width: inchText(width),
        height: inchText(height),
        stock: stock.name,
      }),
    });
  },
});

const priceRange = defineTool({
  name: 'price_estimate',
  title: 'Estimating the price',
  description: `Planning range for printing, before tax, shipping and postage. Products: ${priceModels.rows.map(({ id, name }) => `${id} (${name})`).join(', ')}.`,
  arguments: z.object({ product: z.enum(priceModels.rows.map(({ id }) => id)), pieces }),
  run({ product, pieces: quantity }) {
    const model = priceModels.rows.find(({ id }) => id === product);
    const found = valueOf(estimate(product, quantity));
    const { lowUsd, highUsd, setupUsd, perPieceUsd, pricedPieces, pieceUsd, isDigital, uncertaintyPercent } =
      found;
    return calculated({
      title: `${countText(quantity)} × ${model?.name ?? product}`,
      steps: [
        {
          label: 'Range',
          working: `$${countText(setupUsd)} + ${perPieceUsd} × ${countText(pricedPieces)}, low to high`,
          result: `$${countText(lowUsd)}–${countText(highUsd)}`,
        },
        { label: 'Each', working: 'Middle price ÷ pieces', result: `about $${unitPrice(pieceUsd)}` },
      ],
      also: { spec: model?.spec, drivers: found.drivers },
      assumed: [
        `${model?.spec ?? ''}${isDigital ? ', printed digitally' : ''}.`,
        `A planning range for printing only; local prices may vary ±${uncertaintyPercent}%.`,
      ],
      from: [found.from, found.rangeFrom],
      opens: opening('price-range', { product, quantity: String(quantity) }),
    });
  },
});

export const pressTools = [foldPanels, envelopeFit, sheetsOutOf, pressChoice, priceRange];
