import { leastText, secondText, limitWords, limitOf } from '@printpartner/print-knowledge/limits';
import { has, type Question } from '../../question/question.ts';
import { answers, type Draft, type Skill } from '../skill.ts';
import { from, jobMistake } from './file-sources.ts';
import { skill } from './topic.ts';
import { terms } from './terms.ts';

interface JobMistake {
  /** The job's name in the checklist. */
  job: string;
  words: readonly string[];
  mistake: string;
  fix: string;
}

const jobs: readonly JobMistake[] = [
  {
    job: 'Business card',
    words: ['business card'],
    mistake: `text or a thin border within ${leastText('text-trim')} of the trim`,
    fix: `keep ${limitOf('text-trim').value} to ${secondText('text-trim')} clear; borders at least ${secondText('text-trim')} inside`,
  },
  {
    job: 'Postcard',
    words: ['postcard'],
    mistake: 'art or UV coating over the address area',
    fix: 'keep 2 × 4 in and the barcode zone clear',
  },
  {
    job: 'Brochure (tri-fold)',
    words: ['tri-fold', 'trifold', 'brochure'],
    mistake: 'three equal panels',
    fix: 'make the inner panel 0.06 to 0.125 in narrower',
  },
  {
    job: 'Booklet, saddle stitched',
    words: ['booklet', 'saddle stitch', 'saddle-stitch', 'saddle stitched', 'saddle-stitched'],
    mistake: 'a page count that isn’t a multiple of 4, or spreads instead of pages',
    fix: 'send single pages and plan blank pages deliberately',
  },
  {
    job: 'Book, perfect bound',
    words: ['perfect bound', 'perfect-bound', 'paperback'],
    mistake: 'a guessed spine width, or text lost in the gutter',
    fix: `ask for the spine width once the stock is chosen; ${leastText('gutter-perfect')} gutter or more`,
  },
  {
    job: 'Coil or Wire-O',
    words: ['coil', 'wire-o', 'spiral'],
    mistake: 'live text under the holes',
    fix: `leave ${leastText('gutter-coil')} on the binding side`,
  },
  {
    job: 'Poster, large format',
    words: ['poster', 'banner', 'large format'],
    mistake: 'a screen-resolution photo, or no scale given',
    fix: `${limitWords('resolution-large-format')} at full size, ${leastText('bleed-large-format')} bleed; put the scale in the file name`,
  },
  {
    job: 'Mailer',
    words: ['self-mailer', 'self mailer', 'mailer'],
    mistake: 'fold or address the wrong way up, no tabs',
    fix: 'final fold at the bottom; have a mailpiece design analyst check it',
  },
  {
    job: 'Pocket folder',
    words: ['pocket folder', 'folder'],
    mistake: 'art without the die line, pockets upside down, ink on glue areas',
    fix: 'work on the template and keep its layers',
  },
  {
    job: 'Envelope',
    words: ['envelope'],
    mistake: 'art across flap seams or the window',
    fix: 'for full bleed, print flat sheets and convert them afterward',
  },
  {
    job: 'Catalog or magazine',
    words: ['catalog', 'magazine'],
    mistake: 'small product images from suppliers; creep',
    fix: `${leastText('resolution')}, and page numbers ${leastText('page-number')} from the face`,
  },
  {
    job: 'Label or packaging',
    words: ['label', 'packaging'],
    mistake: 'no white plate, die line or quiet zone',
    fix: `die line as a spot color, ${leastText('bleed')} bleed, barcode on a plain, light background`,
  },
  {
    job: 'Letterhead',
    words: ['letterhead'],
    mistake: 'ink or coating that melts in a laser printer',
    fix: 'laser-safe inks on uncoated stock',
  },
  {
    job: 'Forms',
    words: ['form', 'ncr'],
    mistake: 'perforation, scores or part order not specified',
    fix: 'give the sequence of parts and draw the perforation',
  },
  {
    job: 'Foil, emboss, spot UV',
    words: ['foil', 'emboss', 'spot uv'],
    mistake: 'the effect isn’t a separate object',
    fix: 'a layer in a 100% spot color, vector, no gradients',
  },
];

const wrong = terms(
  'mistake, error, go wrong, goes wrong, problem, pitfall, watch out, avoid, reject',
  'rejected, send back, sent back, pet peeve, screw up, mess up',
);

function mistakesOf(question: Question): Draft {
  const found = jobs.find(({ words }) => has(question, ...words));
  if (found) {
    return answers(
      `**${found.mistake.charAt(0).toUpperCase()}${found.mistake.slice(1)}**: the number one mistake of this job. Fix: ${found.fix}.`,
      [jobMistake(found.job), from.mistakes],
    );
  }
  return answers(
    `**No bleed, or less than ${leastText('bleed')}**, is the most common mistake. Then, in order: images below ${leastText('resolution')}, RGB or unordered spot colors, fonts not embedded, text too near the trim or a fold, wrong size or page count, tri-fold panels of equal width, small text in four inks or too much ink, no final proofread, and the wrong export.`,
    [from.mistakes],
  );
}

export const mistakesTopics: readonly Skill[] = [
  skill(
    'common-mistakes',
    {
      all: [
        wrong,
        [
          'print',
          'file',
          'printing',
          'printer',
          'press',
          'preflight',
          'designer',
          'pdf',
          'job',
          'common',
          ...jobs.flatMap(({ words }) => words),
        ],
      ],
      none: ['error message', 'jam', 'upload', 'smear', 'crack', 'postage'],
    },
    mistakesOf,
  ),
  skill(
    'before-sending',
    {
      all: [
        terms(
          'checklist, before i send, before sending, before you send, print ready, print-ready',
          'press ready, press-ready, ready for print, ready for press, camera ready, file prep',
          'file requirement, file specs, file spec, prepare my file, prepare a file, prepare files',
          'set up a file, set up my file, file setup, artwork guidelines, prep my file',
        ),
      ],
      none: ['mail', 'where', 'cost', 'price'],
    },
    () =>
      answers(
        `The figures that matter:\n- Trim size as ordered, **${leastText('bleed')} bleed** on all four sides, text **${leastText('text-trim')}** from trim and folds, ${secondText('text-trim')} where you can\n- Images **${leastText('resolution')}** at print size, everything in **CMYK**, spot colors named as ordered\n- Rich black **C40 M30 Y30 K100** for solid areas only, total ink **${leastText('ink-coated')}** or less\n- Fonts embedded, type **${leastText('type')}** or more, lines **${leastText('line')}** or more\n- Single pages as **PDF/X-4**, no password, comments or hidden layers\n\nThen run the PDF through preflight and have someone proofread it.`,
        [from.beforeSend, from.universal, from.preflight],
      ),
  ),
];
