import { leastText } from '@printpartner/print-knowledge/limits';
import { has } from '../../question/question.ts';
import { answers, type Skill } from '../skill.ts';
import { fixingSteps } from './fixing-steps.ts';
import { from } from './file-sources.ts';
import { stepsText } from './program-steps.ts';
import { skill } from './topic.ts';
import { terms } from './terms.ts';

const boxes = {
  media: 'MediaBox: the whole page of the PDF, with bleed and marks; the others lie inside it.',
  bleed: `BleedBox: how far artwork is kept, the trim plus ${leastText('bleed')} on every side.`,
  trim: 'TrimBox: where the piece is cut, the finished size.',
  crop: 'CropBox: what a viewer shows; it should equal the MediaBox.',
} as const;

export const pageTopics: readonly Skill[] = [
  skill(
    'page-boxes',
    {
      all: [
        terms(
          'trimbox, trim box, bleedbox, bleed box, mediabox, media box, cropbox, crop box, artbox',
          'page box, pdf box',
        ),
      ],
      none: ['check'],
    },
    (question) => {
      const named = [
        ...(has(question, 'trimbox', 'trim box') ? [boxes.trim] : []),
        ...(has(question, 'bleedbox', 'bleed box') ? [boxes.bleed] : []),
        ...(has(question, 'mediabox', 'media box') ? [boxes.media] : []),
        ...(has(question, 'cropbox', 'crop box') ? [boxes.crop] : []),
      ];
      const shown = named.length > 0 ? named : Object.values(boxes);
      return answers(
        `${shown.map((line) => `- **${line.replace(':', ':**')}`).join('\n')}\n\nFor a 6 × 9 in piece the TrimBox is 6 × 9 in and the BleedBox 6.25 × 9.25 in. ${stepsText(fixingSteps['page-boxes'], question)}`,
        [from.bleed, from.marks],
      );
    },
  ),
  skill(
    'spreads',
    {
      all: [
        terms(
          'spread, single page, reader spread, printer spread, facing page, imposed, imposition',
          'impose, reading order, page order',
        ),
        terms(
          'send, export, submit, supply, pdf, printer, file, set up, setup, should, or, vs, want',
          'do i, booklet, indesign, need, page',
        ),
      ],
      none: ['spreadsheet', 'image across', 'crossover', 'layflat', 'check', 'wing'],
    },
    () =>
      answers(
        '**Single pages, not spreads**, in reading order: the printer imposes them for the press. In InDesign export as Pages, not Spreads. A cover with a spine is the exception: back, spine and front as one spread, with bleed around the whole.',
        [
          from.pages,
          { entry: 'Build single pages, not spreads', place: 'Design & Layout Principles' },
          from.wrongExport,
        ],
      ),
  ),
  skill(
    'crop-marks',
    {
      all: [
        terms(
          "crop mark, trim mark, printer mark, printer's mark, printers mark, cut mark",
          'registration mark, color bar',
        ),
      ],
      none: ['bleed only', 'press sheet'],
    },
    () =>
      answers(
        `Set crop marks **0.125 in or more outside the trim**, so that they don’t print in the bleed. Most printers add their own: include marks only if asked, but always include ${leastText('bleed')} bleed.`,
        [from.marks, from.bleed],
      ),
  ),
  skill(
    'separate-cover',
    {
      all: [
        ['cover'],
        terms('separate, separately, own file, one file, same file, two files, together, single file'),
        ['send', 'file', 'pdf', 'export', 'supply', 'submit', 'inside', 'upload'],
      ],
      none: ['stock', 'paper', 'weight', 'price', 'cost', 'envelope'],
    },
    () =>
      answers(
        '**Send a separate cover as its own file**: back, spine and front as one spread with bleed around it, the inside as single pages. A self cover stays in the same file, in page order.',
        [from.pages, { entry: 'Self cover or plus cover', place: 'Planning & Strategy' }],
      ),
  ),
];
