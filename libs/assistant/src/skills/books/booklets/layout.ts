import { bookletMargins, productionSteps } from '@printpartner/print-knowledge/booklets';
import { fractionText } from '@printpartner/print-knowledge/measure';
import { turnaroundsOf } from '@printpartner/print-knowledge/production';
import { answers, type Citation, type Skill } from '../../skill.ts';
import { bookQuestionOf } from '../reading/book-question.ts';

const CROSSOVER = /\bcross-?overs?\b/;
const BOOK =
  /\b(?:booklets?|books?|catalogs?|magazines?|programs?|manuals?|saddle|stitched|stapled|perfect|newsletters?|pages?)\b/;

interface LayoutTopic {
  when: (text: string) => boolean;
  text: () => string;
  cites: readonly Citation[];
}

const shift = (): string => {
  const row = bookletMargins.rows.find(({ id }) => id === 'crossover');
  return row ? `${fractionText(row.minIn)} in (${row.minIn} in)` : '1/16 in';
};

const topics: readonly LayoutTopic[] = [
  {
    when: (text) =>
      /\b(?:spreads?|single pages?|reader'?s? spreads?|printer'?s? spreads?|imposed|imposition|impose|page order|order of (?:the )?pages|facing pages)\b/.test(
        text,
      ) &&
      /\b(?:send|supply|build|set ?up|file|pdf|export|submit|design|should|impose\w*|order|printer'?s?|how|want|need)\b/.test(
        text,
      ) &&
      !/\b(?:image|photo|picture|across|crossover|copyright|title page|front matter)\b/.test(text),
    text: () =>
      '**Send single pages in reading order, not spreads.** The printer imposes them for the press. Page 1 and every odd page are right-hand pages.',
    cites: [{ entry: 'Build single pages, not spreads' }],
  },
  {
    when: (text) =>
      /\b(?:odd|even|right[- ]hand|left[- ]hand|recto|verso|first page|page \d+|page one)\b/.test(text) &&
      /\bpages?\b/.test(text) &&
      /\b(?:left|right|side|hand|start|begin|recto|verso|fall|odd|even)\b/.test(text) &&
      !/\b(?:8|16|32)s\b|\bmultiple|divisible|how many|number of pages|page count|odd number/.test(text),
    text: () => '**Page 1 and every odd page are right-hand pages**; even pages are on the left.',
    cites: [{ entry: 'Build single pages, not spreads' }],
  },
  {
    when: (text) =>
      /\b(?:cross[- ]?overs?|across (?:the |two |both |facing )*(?:gutter|spread|pages|spine|fold)|double[- ]page|panoram\w*)\b/.test(
        text,
      ),
    text: () =>
      `Allow a shift of **${shift()}** for an image across the gutter: its halves print on different sheets, except on the center spread of a saddle-stitched booklet. Keep faces and fine lines away from the gutter. For images that must run across, use layflat binding.`,
    cites: [{ entry: 'Shift of an image across the gutter' }, { entry: 'Watch the gutter' }],
  },
  {
    when: (text) => /\b(?:blank|blanks|empty) pages?\b|\bpages? (?:left )?blank\b/.test(text),
    text: () =>
      '**Blank pages count.** Every side counts, also empty ones, and a saddle-stitched booklet needs a multiple of 4; plan blanks on purpose, for example inside the cover or as notes pages at the end.',
    cites: [{ entry: 'Fix the page count first' }],
  },
  {
    when: (text) =>
      /\b(?:hairlines?|borders?|frames?|keylines?)\b/.test(text) &&
      /\b(?:trim|edge|page|booklet|border)\b/.test(text) &&
      !/\bpanel|postcard|card|envelope|brochure\b/.test(text),
    text: () =>
      '**Leave out a border close to the trim, or extend it into the bleed**: it shows every trim shift.',
    cites: [{ entry: 'No hairlines at the edge' }],
  },
  {
    when: (text) =>
      /\b(?:steps?|process|stages?|workflow|what happens)\b/.test(text) &&
      /\b(?:production|produce|printing|printed|made|booklet|after (?:i|we) send|proof)\b/.test(text) &&
      !/\bpreflight checks?\b|\bbrochure\b/.test(text),
    text: () => {
      const steps = productionSteps.rows.map(
        ({ name, description, days }, place) =>
          `${place + 1}. **${name}**: ${description}${days ? ` ${fractionText(days.from)}–${days.to} day.` : ''}`,
      );
      return `A booklet takes **${steps.length} steps**; turnaround is counted from proof approval:\n${steps.join('\n')}`;
    },
    cites: [{ entry: 'Production steps', place: 'Booklets' }],
  },
  {
    when: (text) =>
      /\b(?:turn ?around|turn time|lead time|how long|how (?:fast|quick\w*|soon)|days|timeline|rush|weeks)\b/.test(
        text,
      ) &&
      !/\b(?:brochure|postcard|mail\w*|delivery|deliver|dry|drying|coating|shelf|case|hard ?cover|folder|keep|stored|last|endure)s?\b/.test(
        text,
      ) &&
      !/\bhow long (?:can|is (?:the|a))\b/.test(text),
    text: () => {
      const rows = turnaroundsOf('booklet').map(
        (row) => `${row.name}: **${row.isExtra ? 'add ' : ''}${row.days.from}–${row.days.to} business days**`,
      );
      return `${rows.join('; ')}. Printers count from proof approval, not from the day you send files.`;
    },
    cites: [{ entry: 'Turnaround', place: 'Booklets' }],
  },
  {
    when: (text) =>
      /\b(?:plan\w*|before (?:i|we|you) (?:start|design|begin)|where (?:do|should) (?:i|we) start|first step|decide)\b/.test(
        text,
      ) && /\b(?:booklet|catalog|magazine)\b/.test(text),
    text: () =>
      '**Fix the page count first**: saddle-stitched pages come in fours, cover included. Decide who reads it, where they get it (mail, table, rack), how many you need and how long it must last; that determines size, stock and binding. Choose self cover or plus cover, ask for quotes at two or three quantities, and get a blank dummy. If it mails, place the mailing panel on the back cover first.',
    cites: [{ entry: 'Decide before you design' }, { entry: 'Fix the page count first' }],
  },
];

/** Layout, production and planning of booklets. */
export const bookletLayout: Skill = {
  id: 'booklet-layout',
  answer(question) {
    const { text } = bookQuestionOf(question);
    if (!BOOK.test(text) && !CROSSOVER.test(text)) return undefined;
    const topic = topics.find(({ when }) => when(text));
    return topic && answers(topic.text(), topic.cites);
  },
};
