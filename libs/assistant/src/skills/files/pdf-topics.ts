import { has } from '../../question/question.ts';
import { answers, type Skill } from '../skill.ts';
import { fixingSteps } from './fixing-steps.ts';
import { from } from './file-sources.ts';
import { programIn, stepsText } from './program-steps.ts';
import { skill } from './topic.ts';
import { terms } from './terms.ts';

const boxes = {
  media: 'MediaBox: the whole page of the PDF, with bleed and marks; the others lie inside it.',
  bleed: 'BleedBox: how far artwork is kept, the trim plus 0.125 in on every side.',
  trim: 'TrimBox: where the piece is cut, the finished size.',
  crop: 'CropBox: what a viewer shows; it should equal the MediaBox.',
} as const;

const PDFX = '**PDF/X-4**, or PDF/X-1a if the printer asks for it.';

export const pdfTopics: readonly Skill[] = [
  skill(
    'layers',
    {
      all: [
        ['layer', 'hidden layer', 'layers'],
        ['pdf', 'print', 'hidden', 'export', 'visible', 'file', 'ocg'],
      ],
      none: terms('spot uv, foil, die, dieline, white ink, emboss, template, folder, check, toner'),
    },
    (question) =>
      answers(
        `**Delete or turn on hidden layers before you export**: what a layer hides may not print, or print by surprise. PDF/X-4 allows layers; our preflight warns about those that don’t print. ${stepsText(fixingSteps.transparency, question)}`,
        [from.clean, from.pdfx],
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
    'flatten',
    {
      all: [
        terms(
          'flatten, flattened, flattening, transparency, transparent, drop shadow, blend mode',
          'opacity, live transparency, blending',
        ),
      ],
      none: ['check', 'paper', 'vellum', 'translucent', 'box', 'folder', 'poly'],
    },
    (question) =>
      answers(
        `**Don’t flatten for PDF/X-4**, which keeps transparency live. Flatten only if the printer asks for PDF/X-1a, which doesn’t allow it; then check the result. Set the blend space to CMYK, or colors shift where objects overlap. ${stepsText(fixingSteps.transparency, question)}`,
        [from.pdfx, { entry: 'Digital', place: 'Printing Presses' }],
      ),
  ),
  skill(
    'pdf-x',
    {
      all: [
        terms(
          'pdf/x, pdf version, pdf x, pdfx, pdf/x-4, pdf/x-1a, pdf/x-3, x-1a, x1a, x-4, x4',
          'pdf preset, pdf setting, pdf standard, export preset, export setting, joboptions',
          'press quality, high quality print',
        ),
      ],
      none: ['check', 'transparency'],
    },
    (question) =>
      has(question, 'difference', 'vs', 'versus', 'between', 'x-1a', 'x1a', 'or')
        ? answers(
            `${PDFX} X-4 keeps transparency live and allows layers and ICC colors; X-1a is flattened, CMYK and spot colors only. Both embed all fonts and name the output intent. ${stepsText(fixingSteps['output-intent'], question)}`,
            [from.pdfx, from.output],
          )
        : answers(
            `${PDFX} It embeds all fonts, writes the trim and bleed boxes, keeps transparency live and names the press profile. ${stepsText(fixingSteps['output-intent'], question)}`,
            [from.pdfx, from.output],
          ),
  ),
  skill(
    'file-format',
    {
      all: [
        terms(
          'file format, file type, what format, which format, native file, jpeg, jpg, png, tiff',
          'psd, docx, eps, pdf, indd, powerpoint, word document, word doc, doc, ai file',
          'photoshop file, illustrator file, indesign file, word file, canva file, publisher',
          'what kind of file, which file',
        ),
        terms(
          'send, submit, supply, upload to the printer, printer want, printer need, print, accept',
          'best, use, export, save, prepare, deliver, okay, ok, should',
        ),
      ],
      none: ['check', 'preflight', 'spec', 'spot', 'password', 'logo', 'report', 'named', 'file name'],
    },
    (question) => {
      if (has(question, 'jpeg', 'jpg', 'png', 'tiff', 'psd') && !has(question, 'pdf')) {
        return answers(
          '**Send a PDF instead**: PDF/X-4 keeps type and lines sharp and carries the bleed. A JPEG or PNG turns type into pixels; if you have nothing else, it needs 300 ppi at the printed size with bleed, in CMYK.',
          [from.pdfx, from.resolution],
        );
      }
      const program = programIn(question);
      if (program === 'word' || program === 'canva') {
        return answers(
          `**Export a PDF**, not the native file: it reflows on another computer. ${stepsText(program === 'word' ? fixingSteps.fonts : fixingSteps.bleed, question)} Send a spec sheet with the trim size along.`,
          [from.pdfx, from.fonts],
        );
      }
      return answers(
        `${PDFX} Export single pages with 0.125 in bleed, all fonts embedded, CMYK, without passwords, comments or hidden layers; put job, client, version and date in the file name.`,
        [from.pdfx, from.clean, from.named],
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
        'Set crop marks **0.125 in or more outside the trim**, so that they don’t print in the bleed. Most printers add their own: include marks only if asked, but always include 0.125 in bleed.',
        [from.marks, from.bleed],
      ),
  ),
  skill(
    'passwords',
    {
      all: [
        terms(
          'password, encrypted, encryption, security, locked, comment, annotation, hidden layer',
          'form field, hyperlink',
        ),
        ['pdf', 'file', 'print', 'printer', 'press'],
      ],
      none: terms('my password, change, forgot, reset, account, check, log in, sign in, print partner'),
    },
    (question) =>
      answers(
        `**Send the file without a password, comments, form fields or hidden layers.** Our preflight opens a protected PDF if you type its password, but fails a file that can’t be opened or that forbids printing. ${stepsText(fixingSteps[has(question, 'password', 'encrypted', 'security', 'locked', 'encryption') ? 'file-integrity' : 'interactive'], question)}`,
        [from.clean, from.wrongExport],
      ),
  ),
  skill(
    'file-names',
    {
      all: [
        terms(
          'file name, filename, name my file, name the file, name files, naming, name a file',
          'file be named, call my file',
        ),
      ],
    },
    () =>
      answers(
        '**Job, client, version and date**, such as `spring-mailer_acme_v3_2026-11-23.pdf`. For large format, add the scale. That way last week’s version isn’t printed.',
        [from.named, from.wrongExport],
      ),
  ),
];
