import {
  binderySizes,
  bindings,
  caseBoundSpine,
  creepBySheet,
  pageArithmetic,
  pageCountFor,
  perfectBoundSpine,
  printOnDemandPapers,
  printOnDemandSpine,
  rangeNoteFor,
  saddleBulk,
  SHINGLING_THRESHOLD,
  type Spine,
} from '@printpartner/print-knowledge/binding';
import {
  countText,
  provenanceOf,
  type Outcome,
  type Provenance,
  rounded,
} from '@printpartner/print-knowledge/figures';
import { caliperText, inchText } from '@printpartner/print-knowledge/measure';
import { caliperSource } from '@printpartner/print-knowledge/paper';
import { opening, SELF_COVER, WITH_GLUE, type OpenedCalculator } from '@printpartner/print-search/answers';
import { z } from 'zod';
import { calculated } from './calculated.ts';
import { defineTool } from './tool.ts';
import { NoResult, PAPER_HINT, pageCount, paper, stockNamed, valueOf } from './typed-arguments.ts';

const bindingIds = bindings.rows.map(({ id }) => id);
const podIds = printOnDemandPapers.map(({ id }) => id);

const pageCounts = defineTool({
  name: 'page_count',
  title: 'Checking the page count',
  description:
    'Whether a binding takes this number of pages, the nearest counts that it takes, and its range.',
  arguments: z.object({ pages: pageCount, binding: z.enum(bindingIds) }),
  run({ pages, binding: id }) {
    const binding = bindings.rows.find((row) => row.id === id);
    if (!binding) throw new NoResult(`No binding “${id}”.`);
    const { name, pageMultiple, minPages, maxPages } = binding;
    const { next, previous, add, cut } = valueOf(pageCountFor(binding, pages));
    return calculated({
      title: `${countText(pages)} pages, ${name.toLowerCase()}`,
      steps: [
        {
          label: 'Pages',
          working: `Divisible by ${pageMultiple}, ${minPages}–${countText(maxPages)} pages${add === 0 ? '' : `: add ${add}`}${previous === 0 || cut === 0 ? '' : `, or cut ${cut} to ${previous}`}`,
          result: `${countText(next)} pages`,
        },
      ],
      also: { fits: add === 0, pageMultiple, minPages, maxPages },
      from: [
        provenanceOf(bindings, id, 'pageMultiple'),
        provenanceOf(bindings, id, 'maxPages'),
        pageArithmetic,
      ],
      opens: opening('page-count', { pages: String(pages), binding: id }),
    });
  },
});

const spine = defineTool({
  name: 'spine_width',
  title: 'Calculating the spine',
  description: 'Spine of a perfect-bound, case-bound or print-on-demand book.',
  arguments: z.object({
    pages: pageCount,
    binding: z.enum(['perfect', 'case', 'on-demand']).default('perfect'),
    textPaper: paper.optional().describe(`Text paper, ${PAPER_HINT}`),
    coverPaper: paper.optional().describe('Cover paper, for perfect binding'),
    withGlue: z.boolean().default(false).describe('Count a glue allowance, for perfect binding'),
    onDemandPaper: z.enum(podIds).default('white').describe('For print on demand: a paper of KDP, or Lulu'),
  }),
  run({ pages: typed, binding, textPaper, coverPaper, withGlue, onDemandPaper }) {
    const pages = typed + (typed % 2);
    const added = pages === typed ? [] : [`A leaf has two pages: ${pages}, not ${typed}.`];
    if (binding === 'on-demand') return onDemandSpine(pages, onDemandPaper, added);
    const body = stockNamed(textPaper, 'body');
    const book = { pages, textCaliper: body.stock.caliperIn };
    const title = `Spine of ${countText(pages)} pages, ${body.stock.name}`;
    const range = rangeNoteFor(binding === 'case' ? 'case-bound' : 'perfect-bound', pages);
    const assumed = [...added, ...(range ? [range.text] : []), ...body.assumed];
    if (binding === 'case') {
      const { board } = binderySizes;
      return spineFound(`${title}, case bound`, caseBoundSpine({ ...book, board }), {
        assumed: [
          ...assumed,
          `Boards: ${board} in. Endsheets: ${binderySizes.endsheetLeaves} × ${binderySizes.endsheet} in.`,
        ],
        from: [caliperSource(body.stock)],
        opens: opening('spine', {
          binding: 'case',
          pages: String(pages),
          text: body.stock.name,
          board: String(board),
        }),
      });
    }
    const cover = stockNamed(coverPaper, 'cover');
    const glue = withGlue ? { glue: binderySizes.glue } : {};
    return spineFound(title, perfectBoundSpine({ ...book, coverCaliper: cover.stock.caliperIn, ...glue }), {
      assumed: [...assumed, ...cover.assumed, ...(withGlue ? [] : ['Glue isn’t counted.'])],
      from: [caliperSource(body.stock), caliperSource(cover.stock)],
      opens: opening('spine', {
        binding: 'perfect',
        pages: String(pages),
        text: body.stock.name,
        cover: cover.stock.name,
        glue: withGlue ? WITH_GLUE : 'none',
      }),
    });
  },
});

function onDemandSpine(pages: number, id: (typeof podIds)[number], assumed: readonly string[]) {
  const [white] = printOnDemandPapers;
  const chosen = printOnDemandPapers.find((one) => one.id === id) ?? white;
  return spineFound(
    `Spine of ${countText(pages)} pages, print on demand, ${chosen.name}`,
    printOnDemandSpine(pages, chosen),
    { assumed, from: [], opens: opening('spine', { binding: 'on-demand', pages: String(pages), paper: id }) },
  );
}

function spineFound(
  title: string,
  outcome: Outcome<Spine>,
  rest: { assumed: readonly string[]; from: readonly Provenance[]; opens: OpenedCalculator },
) {
  const { spine: width, next32nd, terms } = valueOf(outcome);
  return calculated({
    title,
    steps: [
      {
        label: 'Spine',
        working: terms.map(({ formula }) => formula).join(' + '),
        result: `${rounded(width, 3)} in`,
      },
    ],
    also: { next32nd: `${inchText(next32nd)} in` },
    ...rest,
    from: [...terms.map(({ from }) => from), ...rest.from],
  });
}

const saddleBook = z.object({
  pages: pageCount,
  textPaper: paper.optional().describe(`Text paper, ${PAPER_HINT}`),
  coverPaper: paper.optional().describe('Paper of a separate cover; leave it out for a self cover'),
});

const creep = defineTool({
  name: 'saddle_creep',
  title: 'Calculating creep',
  description: 'Creep (push-out) and bulk at the fold of a saddle-stitched book.',
  arguments: saddleBook,
  run({ pages, textPaper, coverPaper }) {
    const body = stockNamed(textPaper, 'body');
    const cover = coverPaper === undefined ? undefined : stockNamed(coverPaper, 'cover');
    const coverCaliper = cover?.stock.caliperIn;
    const book = {
      pages,
      textCaliper: body.stock.caliperIn,
      ...(coverCaliper !== undefined && { coverCaliper }),
    };
    const { innermost, needsShingling } = valueOf(creepBySheet(book));
    const bulk = valueOf(saddleBulk(book));
    const caliper = caliperText(body.stock.caliperIn);
    const plus = coverCaliper === undefined ? '' : ` + ${caliperText(coverCaliper)}`;
    return calculated({
      title: `Creep of ${countText(pages)} pages, ${body.stock.name}`,
      steps: [
        {
          label: 'Creep of the innermost sheet',
          working: `(${pages} ÷ 4 − 1) × ${caliper}${plus}`,
          result: `${caliperText(innermost)} in`,
        },
        {
          label: 'Bulk at the fold',
          working: `${pages} ÷ 4 × 2 × ${caliper}${coverCaliper === undefined ? '' : ` + 2 × ${caliperText(coverCaliper)}`}`,
          result: `${rounded(bulk, 3)} in`,
        },
      ],
      also: { needsShingling, shinglingOver: `${inchText(SHINGLING_THRESHOLD)} in` },
      assumed: [...body.assumed, ...(cover?.assumed ?? ['Self cover.'])],
      from: [caliperSource(body.stock), ...(cover ? [caliperSource(cover.stock)] : [])],
      opens: opening('creep', {
        pages: String(pages),
        text: body.stock.name,
        cover: cover?.stock.name ?? SELF_COVER,
      }),
    });
  },
});

export const bookTools = [pageCounts, spine, creep];
