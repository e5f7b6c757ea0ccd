import { countText, poundText, rounded } from '@printpartner/print-knowledge/figures';
import {
  coatingWeights,
  foldedThickness,
  foldedThicknessSource,
  jobWeight,
  mailSources,
  pieceWeight,
  roundOuncesUp,
  tabsFor,
  thicknessLimits,
  weightFormula,
} from '@printpartner/print-knowledge/mail';
import { caliperText, inchText, sizeText } from '@printpartner/print-knowledge/measure';
import { caliperSource, gsmSource } from '@printpartner/print-knowledge/paper';
import { piecesPerCarton } from '@printpartner/print-knowledge/production';
import { opening } from '@printpartner/print-search/answers';
import { z } from 'zod';
import { calculated } from './calculated.ts';
import { defineTool } from './tool.ts';
import { PAPER_HINT, paper, pieces, side, stockNamed, valueOf } from './typed-arguments.ts';

const weightOfPiece = defineTool({
  name: 'piece_weight',
  title: 'Weighing the piece',
  description:
    'Weight of one piece in ounces and of the whole job in pounds, from flat size, paper and number of sheets. A booklet of 16 pages has 4 sheets of twice the page width (saddle stitched), or 8 leaves of the page size.',
  arguments: z.object({
    width: side('Flat width before folding'),
    height: side('Flat height before folding'),
    paper: paper.describe(`Paper, ${PAPER_HINT}`),
    sheets: z.int().min(1).max(999).default(1).describe('Flat sheets in one piece'),
    coating: z.enum(['none', 'aqueous', 'uv', 'laminate']).default('none'),
    insertsOz: z.number().min(0).max(1120).default(0).describe('Ounces of inserts and envelope'),
    pieces: pieces.optional(),
  }),
  run({ width, height, paper: typed, sheets, coating, insertsOz, pieces: quantity }) {
    const { stock, assumed } = stockNamed(typed, 'body');
    const sheet = { count: sheets, height, width, gsm: stock.gsm, coating };
    const ounces = valueOf(pieceWeight([sheet], insertsOz));
    const pounds = quantity === undefined ? undefined : valueOf(jobWeight(ounces, quantity));
    const perCarton = piecesPerCarton(ounces);
    const inserts = insertsOz > 0 ? ` + ${insertsOz}` : '';
    return calculated({
      title: `Weight of a piece, ${sizeText(width, height)} in, ${stock.name}`,
      steps: [
        {
          label: 'Weight each',
          working: `${weightFormula(sheet)}${inserts}`,
          result: `${rounded(ounces, 2)} oz`,
        },
        ...(pounds === undefined || quantity === undefined
          ? []
          : [
              {
                label: `Weight of ${countText(quantity)}`,
                working: `${countText(quantity)} × ${rounded(ounces, 4)} ÷ 16`,
                result: `${poundText(pounds)} lb`,
              },
            ]),
      ],
      also: {
        weightOz: roundOuncesUp(ounces),
        ...(perCarton.ok && { piecesPerCarton: perCarton.value }),
      },
      assumed,
      from: [
        mailSources.arithmetic,
        gsmSource(stock),
        ...(coating === 'none' ? [] : [coatingWeights.columns.adds?.from]),
      ],
      opens: opening('mail-weight', {
        stock: stock.name,
        sheets: String(sheets),
        height: inchText(height),
        width: inchText(width),
        coating,
        inserts: String(insertsOz),
        ...(quantity !== undefined && { pieces: String(quantity) }),
      }),
    });
  },
});

const thicknessOfPiece = defineTool({
  name: 'piece_thickness',
  title: 'Measuring the thickness',
  description:
    'Caliper of a paper, the thickness of a folded or bound piece with that many layers, and the USPS limits for its size.',
  arguments: z.object({
    paper: paper.describe(`Paper, ${PAPER_HINT}`),
    layers: z.int().min(1).max(64).default(1).describe('Layers of paper as mailed'),
    height: side('Height as mailed').optional(),
    length: side('Length as mailed').optional(),
  }),
  run({ paper: typed, layers, height, length }) {
    const { stock, assumed } = stockNamed(typed, 'body');
    const thickness = valueOf(foldedThickness(layers, stock.caliperIn));
    const limits =
      height !== undefined && length !== undefined ? thicknessLimits({ height, length }) : undefined;
    return calculated({
      title: `Thickness of ${countText(layers)} ${layers === 1 ? 'layer' : 'layers'} of ${stock.name}`,
      steps: [
        { label: 'Caliper', working: stock.name, result: `${caliperText(stock.caliperIn)} in` },
        ...(layers === 1
          ? []
          : [
              {
                label: 'Thickness',
                working: `${layers} × ${caliperText(stock.caliperIn)} × (1.1 + 0.02 × ${layers})`,
                result: `${rounded(thickness, 3)} in`,
              },
            ]),
      ],
      also: limits?.ok
        ? {
            shape: limits.value.shape,
            minThickness: `${inchText(limits.value.min)} in`,
            maxThickness: `${inchText(limits.value.max)} in`,
          }
        : {},
      assumed,
      from: [caliperSource(stock), ...(layers > 1 ? [foldedThicknessSource] : [])],
      opens: opening('mail-thickness', {
        stock: stock.name,
        layers: String(layers),
        ...(height !== undefined &&
          length !== undefined && { height: inchText(height), length: inchText(length) }),
      }),
    });
  },
});

const tabs = defineTool({
  name: 'sealing_tabs',
  title: 'Checking tabs',
  description: 'Tabs or glue that make a folded self-mailer, booklet or double card an automation letter.',
  arguments: z.object({
    kind: z.enum(['self-mailer', 'booklet', 'double-card']),
    weightOz: z.number().positive().max(16).describe('Ounces of one piece'),
    paper: paper.describe(`Paper, ${PAPER_HINT}`),
    panels: z.int().min(2).max(24).optional(),
    hasOptionalElements: z.boolean().default(false).describe('Die-cuts, perforations or loose parts'),
  }),
  run({ kind, weightOz, paper: typed, panels, hasOptionalElements }) {
    const { stock, assumed } = stockNamed(typed, 'body');
    const { rule, minGsm, meetsMinPaper } = valueOf(
      tabsFor({
        kind,
        weight: weightOz,
        gsm: stock.gsm,
        hasOptionalElements,
        ...(panels !== undefined && { panels }),
      }),
    );
    return {
      result: {
        title: `Tabs of a ${kind}, ${weightOz} oz, ${stock.name}`,
        rule,
        ...(minGsm !== undefined && { minimumPaper: `${minGsm} gsm` }),
        meetsMinPaper,
        ...(assumed.length > 0 && { assumed }),
      },
      sources: [{ title: 'Tab picker, Calculators', address: '/?calculators=mail-tabs' }],
    };
  },
});

/** Weight, thickness and sealing of a piece. */
export const pieceTools = [weightOfPiece, thicknessOfPiece, tabs];
