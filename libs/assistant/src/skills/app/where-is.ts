import { has } from '../../question/question.ts';
import { skill } from '../files/topic.ts';
import { terms } from '../files/terms.ts';
import { answers, type Citation, type Skill } from '../skill.ts';
import { screens } from './screens.ts';

interface Place {
  words: readonly string[];
  name: string;
  cites: readonly Citation[];
}

/** Where a subject is found. Specific ones first. */
const places: readonly Place[] = [
  {
    words: ['calculator', 'spine calculator', 'postage calculator', 'converter'],
    name: 'Calculators, next to the guides on the home screen',
    cites: [screens.calculators],
  },
  { words: ['pocket folder', 'folder template'], name: 'Pocket Folder Templates', cites: [screens.folders] },
  {
    words: ['checklist', 'preflight', 'common mistakes', 'check a file', 'check my pdf'],
    name: 'Preflight File & Preflight Checklist',
    cites: [screens.preflight],
  },
  {
    words: ['postage', 'mailing', 'usps', 'eddm', 'mail class', 'indicia', 'postcard guide'],
    name: 'Mailing And Postage Info',
    cites: [screens.mailing],
  },
  {
    words: ['booklet spec', 'booklet specs', 'booklet form'],
    name: 'Create Booklet Specs',
    cites: [screens.booklet],
  },
  {
    words: ['custom spec', 'custom specs', 'spec sheet', 'spec form', 'specs'],
    name: 'Create Custom Specs and Create Booklet Specs',
    cites: [screens.custom, screens.booklet],
  },
  {
    words: ['envelope', 'paper', 'paper weight', 'stock', 'texture'],
    name: 'Paper & Envelope Types',
    cites: [screens.paper],
  },
  {
    words: ['coating', 'varnish', 'lamination', 'uv', 'aqueous'],
    name: 'Coating Options',
    cites: [screens.coatings],
  },
  {
    words: ['binding', 'saddle stitch', 'perfect bound'],
    name: 'Binding Options',
    cites: [screens.bindings],
  },
  { words: ['fold', 'folding', 'brochure', 'panel'], name: 'Brochures', cites: [screens.brochures] },
  { words: ['booklet'], name: 'Booklets', cites: [screens.booklets] },
  { words: ['press', 'offset', 'digital'], name: 'Printing Presses', cites: [screens.presses] },
  { words: ['price', 'prices', 'rough price'], name: 'Calculators › Price range', cites: [screens.prices] },
  {
    words: ['project', 'reminder', 'tracker', 'deadline', 'due date'],
    name: 'Project Tracking',
    cites: [screens.projects],
  },
  {
    words: ['password', 'account', 'setting', 'tutorial', 'tab color'],
    name: 'Settings, at the top right',
    cites: [screens.settings],
  },
];

/** `where is the envelope guide`. */
export const whereIs: Skill = skill(
  'where-is',
  {
    all: [
      terms(
        'where, which tab, which screen, how do i get to, how do i open, take me to, go to',
        'show me the, open the, find the, find your, what tab, looking for',
      ),
      terms(
        'guide, template, setting, tab, screen, checklist, chart, section, info, page, tool',
        'tutorial, tracker, tracking, password, account, project, app, print partner, form, list',
        'reference, envelope size, paper weight, mailing information, find',
      ),
      places.flatMap(({ words }) => words),
    ],
    none: terms(
      'problem, error, finding, warning, mistake, where does, where should, where do i put, where to put, go on, placed, print shop',
      'near me, where can i buy, where on, flap, fold line, find out, which size, open flat',
      'opens flat, window, wafer, divider, fold where',
    ),
  },
  (question) => {
    const place = places.find(({ words }) => has(question, ...words));
    return place && answers(`Open **${place.name}**. The search finds it, too.`, place.cites);
  },
);
