import { leastText } from '@printpartner/print-knowledge/limits';
import { has } from '../../question/question.ts';
import { answers, type Skill } from '../skill.ts';
import { fixingSteps } from './fixing-steps.ts';
import { from } from './file-sources.ts';
import { programIn, stepsText } from './program-steps.ts';
import { skill } from './topic.ts';
import { terms } from './terms.ts';

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
        `${PDFX} Export single pages with ${leastText('bleed')} bleed, all fonts embedded, CMYK, without passwords, comments or hidden layers; put job, client, version and date in the file name.`,
        [from.pdfx, from.clean, from.named],
      );
    },
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
