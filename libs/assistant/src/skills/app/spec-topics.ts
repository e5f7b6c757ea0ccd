import { limits } from '@printpartner/contracts/types';
import { topic } from '../files/topic.ts';
import type { Skill } from '../skill.ts';
import { screens } from './screens.ts';
import { terms } from '../files/terms.ts';

const sheet = terms(
  'spec sheet, specsheet, spec sheets, specs, spec form, spec, specification, quote request',
  'request for quote, rfq, specifications, job sheet, job ticket',
);
const forms = [screens.custom, screens.booklet] as const;

export const specTopics: readonly Skill[] = [
  topic(
    'spec-pdf',
    {
      all: [
        ['pdf', 'download', 'print', '.eml', 'save as pdf'],
        ['spec sheet', 'specs', 'spec', 'specification'],
        ['download', 'as a pdf', 'as pdf', 'pdf of', 'print', 'export', 'get', 'make', 'save'],
      ],
      none: terms('preflight, check, against, compare, printer need, price, cost, press'),
    },
    'Choose **Download PDF** beside Email Specs: the sheet as a PDF, to print or attach. “Email with PDF attached (.eml)” makes a mail with it.',
    forms,
  ),
  topic(
    'email-specs',
    {
      all: [
        ['e-mail', 'email', 'send', 'mail', 'share', 'forward', 'submit'],
        [...sheet, 'vendor', 'quote', 'estimate'],
        ['spec', 'specs', 'vendor', 'printer', 'quote', 'sheet', 'specification', 'form'],
      ],
      none: ['pdf to the printer', 'my file', 'my pdf', 'postage', 'color', 'usps', 'mailpiece', 'due date'],
    },
    'Fill in Create Booklet Specs or Create Custom Specs and choose **Email Specs**: your own mail program opens with every filled line, ready to send to any vendor. You can also copy the text, download the sheet as a PDF, or get an email with the PDF attached (.eml). Print Partner itself sends nothing.',
    forms,
  ),
  topic(
    'several-quantities',
    { all: [['quantity', 'quantities', 'price break'], sheet] },
    '**Up to 6 quantities** on one sheet, so that one quote shows the price breaks.',
    forms,
  ),
  topic(
    'spec-templates',
    { all: [['template', 'templates', 'example', 'sample', 'start from', 'prefilled'], sheet] },
    'Choose **Templates** in the form: ten filled sheets, from a 16-page saddle-stitched booklet, perfect-bound catalog and 6 × 9 postcard to a tri-fold, rack card, poster, business card, letterhead and pocket folder.',
    forms,
  ),
  topic(
    'save-specs',
    {
      all: [
        terms(
          'save, store, keep, name, rename, duplicate, copy, reuse, lose, lost, attach, saved, open',
          'find, delete, limit, how many',
        ),
        ['spec sheet', 'spec sheets', 'specs', 'spec form', 'spec', 'specification'],
      ],
      none: ['preflight', 'press', 'due', 'my last', 'my spec'],
    },
    `The form saves by itself as you type. **Save as…** keeps what it shows under a name, up to ${limits.specSheets} sheets; the sheets menu opens, renames, duplicates, deletes or attaches them to a project.`,
    forms,
  ),
  topic(
    'clear-specs',
    {
      all: [
        ['clear', 'reset', 'erase', 'start over', 'empty', 'blank'],
        [...sheet, 'form', 'field', 'fields'],
      ],
      none: ['address', 'zone', 'area', 'coating', 'varnish', 'page', 'clear ink', 'envelope'],
    },
    '**Clear Fields** empties the form after you confirm. Named sheets stay as they are.',
    [...forms, screens.projects],
  ),
  topic(
    'spec-sheets',
    {
      all: [
        terms(
          'create, make, write, build, fill, start, new, where, how, do i, get a quote, what is',
          'which, difference',
        ),
        [...sheet, 'get a quote', 'quote'],
      ],
      none: terms(
        'price, cost, ballpark, press, usps, file, pdf, preflight, paper spec, ink spec, how much',
        'binding spec',
      ),
    },
    'Use **Create Booklet Specs** for booklets, catalogs and books, and **Create Custom Specs** for mailers, brochures, posters and anything else flat or folded. Fill in size, pages, paper, inks, finishes and up to 6 quantities, then Email Specs. Beside the fields the form works out spine, weight, postage and a rough price.',
    forms,
  ),
];
