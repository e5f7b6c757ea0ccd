import { leastText } from '@printpartner/print-knowledge/limits';
import { has } from '../../question/question.ts';
import { answers, type Skill } from '../skill.ts';
import { fixingSteps } from './fixing-steps.ts';
import { from, jobMistake } from './file-sources.ts';
import { stepsText } from './program-steps.ts';
import { skill } from './topic.ts';
import { terms } from './terms.ts';

/** This skill comes before the answers on cards and mail. */
export const perforations: Skill = skill(
  'perforations',
  {
    all: [
      ['perf', 'perforated', 'perforation', 'perforate'],
      ['file', 'artwork', 'set up', 'setup', 'layer', 'draw', 'show', 'indicate', 'mark', 'pdf'],
    ],
    none: ['price', 'cost', 'preflight'],
  },
  () =>
    answers(
      'Draw perforations and scores **on a separate layer in a spot color that doesn’t print**, exactly where they run, and say so in the order; of a form in parts, give the sequence.',
      [{ entry: 'Perforations', place: 'Finishing' }, jobMistake('Forms')],
    ),
);

export const pressTopics: readonly Skill[] = [
  skill(
    'die-lines',
    {
      all: [
        terms(
          'dieline, die line, die-line, die cut line, cut line, cutline, cut contour, cutcontour',
          'kiss cut, template layer, fold line, fold mark, score line, perf line, perforation line',
        ),
        terms(
          'file, set up, setup, layer, color, spot, art, draw, indicate, how, show, mark, prepare',
          'what, where, print, add, bleed',
        ),
      ],
      none: ['price', 'cost'],
    },
    (question) =>
      has(question, 'fold line', 'fold mark', 'score line', 'perf line', 'perforation line')
        ? answers(
            'Put fold marks **outside the trim**, and mark scores and perforations on a separate layer in a spot color that doesn’t print. Make the inner panel of a tri-fold narrower.',
            [
              { entry: 'Scores marked', place: 'Folding and binding' },
              { entry: 'Send two pages', place: 'Design & Content Strategy' },
            ],
          )
        : answers(
            `Draw the die line **on a separate layer, as a spot color** set to overprint, and give artwork ${leastText('bleed')} bleed past it. Keep the layers of the printer’s template; the line itself doesn’t print.`,
            [from.dieLines, jobMistake('Label or packaging')],
          ),
  ),
  skill(
    'white-vanished',
    {
      all: [
        ['white', 'reversed'],
        terms(
          'vanish, vanished, disappear, disappears, disappeared, missing, gone, print, printed',
          'lost, show, overprint, overprints',
        ),
        terms(
          "vanish, vanished, disappear, disappears, disappeared, missing, gone, didn't, doesn't",
          'lost, not, overprint, overprints',
        ),
        ['type', 'text', 'logo', 'letter', 'object', 'art', 'white'],
      ],
      none: ['paper', 'stock', 'white ink', 'border', 'edge', 'envelope', 'address'],
    },
    (question) =>
      answers(
        `**White must knock out.** White set to overprint disappears on press: our preflight fails it. ${stepsText(fixingSteps.overprint, question)}`,
        [from.overprint],
      ),
  ),
  skill(
    'overprint',
    {
      all: [
        terms(
          'overprint, overprinting, overprints, knock out, knockout, knocks out, white disappear',
          'white text disappear, white type disappear, white vanish, white text vanished',
          'white logo disappear, text disappeared, disappeared in print, white text missing',
          'white logo missing',
        ),
      ],
      none: ['coating', 'varnish', 'uv', 'check', 'glue', 'type size', 'point', 'smallest', 'minimum'],
    },
    (question) =>
      has(question, 'white')
        ? answers(
            `**White must knock out.** White set to overprint disappears on press: our preflight fails it. ${stepsText(fixingSteps.overprint, question)}`,
            [from.overprint],
          )
        : answers(
            `**White knocks out, small black text overprints.** Knocking out leaves a hole in the colors below; overprinting prints on top of them. Black text that knocks out shows white edges with the slightest misregistration, and white that overprints disappears. ${stepsText(fixingSteps.overprint, question)}`,
            [from.overprint],
          ),
  ),
  skill('trapping', { all: [['trap', 'trapping', 'choke', 'misregistration']], none: ['check'] }, () =>
    answers(
      '**Leave trapping to the printer**: the prepress system adds it for the press that prints the job. Set small black text to overprint, and avoid fine type in several inks.',
      [{ entry: 'Sheetfed', place: 'Printing Presses' }, from.overprint],
    ),
  ),
  skill(
    'effect-masks',
    {
      all: [
        terms(
          'spot uv, foil, emboss, embossing, deboss, raised ink, white ink, spot gloss',
          'varnish plate, white plate',
        ),
        terms(
          'file, set up, setup, mask, layer, prepare, art, artwork, indicate, supply, design',
          'illustrator, indesign, how do i, plate, mark',
        ),
      ],
      none: terms(
        'price, cost, turnaround, days, paper, stock, which, thin, thinnest, minimum, smallest',
        'fold, coating',
      ),
    },
    () =>
      answers(
        'Put the effect on **its own layer, as vector shapes in a 100% spot color** named after it, such as “Spot UV” or “Foil”, set to overprint. No gradients, no images: the printer makes a plate or die from it.',
        [from.masks, jobMistake('Foil, emboss, spot UV')],
      ),
  ),
  skill(
    'banding',
    {
      all: [
        ['banding', 'gradient', 'band', 'flat tint'],
        ['print', 'digital', 'avoid', 'file', 'smooth', 'gradient', 'fix', 'why', 'stripe', 'show'],
      ],
      none: ['rubber', 'belly', 'paper band', 'price', 'foil'],
    },
    () =>
      answers(
        'Large flat tints and gradients **may band on a digital press: add slight texture or noise**, and ask for a proof, which there is the actual print.',
        [{ entry: 'Digital', place: 'Printing Presses' }],
      ),
  ),
  skill(
    'proofs',
    {
      all: [['proof', 'proofing', 'soft proof', 'hard proof', 'contract proof', 'proofread', 'proofreading']],
      none: ['price', 'cost', 'water', 'how much', 'scuff', 'check by eye', 'turnaround', 'how long'],
    },
    () =>
      answers(
        'Order **a contract or hard-copy proof** when color matters: a PDF proof shows content, not color, and a screen shows RGB. On a digital press the proof is the actual print. Have someone else read it, call the phone number and scan the QR code. Turnaround is counted from your approval.',
        [
          { entry: 'Contract or hard-copy proof ordered', place: 'Proof' },
          { entry: 'No final proofread', place: 'Top 10 Most Common Print Mistakes' },
          { entry: 'Production steps', place: 'Production Process & Timeline' },
        ],
      ),
  ),
];
