import { topic } from '../files/topic.ts';
import { answers, type Skill } from '../skill.ts';
import { screens } from './screens.ts';
import { terms } from '../files/terms.ts';

export const homeTopics: readonly Skill[] = [
  topic(
    'search',
    {
      all: [
        terms(
          'search, searching, find anything, look up, cmd k, ctrl k, command k, ⌘k, ctrl+k, cmd+k',
          'shortcut',
        ),
        terms(
          'search, print partner, app, guide, how, shortcut, where, key, cmd k, ctrl k, ⌘k, ctrl+k',
          'cmd+k, projects',
        ),
      ],
      none: ['search engine', 'google', 'paper grain'],
    },
    'Press **⌘K** (Ctrl+K on Windows) or choose Search: it finds guides, calculators, your projects, spec sheets and kept results, and works out calculations such as “spine 120 pages 80# gloss”.',
    [screens.calculators, screens.projects],
  ),
  topic(
    'tab-colors',
    {
      all: [
        ['color', 'colour', 'recolor', 'colors'],
        ['tab', 'tile', 'home screen', 'button', 'theme'],
      ],
      none: ['index tab', 'divider', 'printed', 'spot'],
    },
    'Open **Settings › Tab colors**, choose the tab and one of 30 colors.',
    [screens.colors],
  ),
  topic(
    'tutorial',
    {
      all: [
        terms(
          'tutorial, walkthrough, tour, getting started, get started, onboarding, introduction',
          'how does print partner work, how to use print partner, use this app',
          'how does this app work',
        ),
      ],
    },
    'Open **Settings › Tutorial**: seven short steps, from desktop access and navigation to quotes, guides, production quality and me.',
    [screens.tutorial],
  ),
  topic(
    'offline',
    {
      all: [
        terms(
          'offline, no internet, without internet, no connection, without a connection, airplane',
          'no wifi, on a plane, no signal, without signal, no service, no reception, without service, no cell',
          'bad signal, poor signal, without a signal',
        ),
      ],
      none: ['uv', 'coating', 'finishing', 'laminate', 'inline', 'digital press', 'offset'],
    },
    '**Yes.** Guides, calculators, spec forms and my answers from the guides work without internet; what you type is saved on the device and sent when you are back online. Email, uploads to preflight and reminders from other devices need a connection.',
    [{ entry: 'Quick troubleshooting', place: 'Support' }, screens.booklet],
  ),
  topic(
    'appearance',
    {
      all: [
        terms(
          'look dark, app dark, make it dark, too bright at night, dark mode, light mode, dark theme, night mode',
          'appearance',
        ),
      ],
    },
    'Print Partner **follows your system’s light or dark setting**. The colors of the tabs are under Settings › Tab colors.',
    [screens.colors],
  ),
  topic(
    'orders',
    {
      all: [
        terms(
          'order, buy, purchase, this app, the app, place an order, print it for me, print for me, print my, ship',
        ),
        terms(
          'tell the printer, start printing, sent to the printer, go to the printer, from you, here, print partner, through you, with you, this app, you print, for me',
          'on this site, can you print, do you print',
        ),
      ],
      none: ['reorder', 'order of'],
    },
    '**No: Print Partner doesn’t print or sell printing.** It helps you plan: fill in a spec sheet and email it to any vendor for a quote.',
    [screens.custom, screens.booklet],
  ),
  topic(
    'not-possible',
    {
      all: [
        terms(
          'can you, can print partner, does print partner, can i, does the app, is there, do you, can it, can u',
          'can this',
        ),
        terms(
          'design my, design a, design for me, edit my pdf, edit a pdf, fix my pdf, fix the pdf',
          'fix my file, make me a logo, make a logo, design a logo, convert my pdf, add bleed to my pdf, share with my team, share a project',
          'invite, collaborate, coworker, team account, multiple users, invoice, create an invoice',
          'validate my mailing list, buy postage, print postage, upload my logo, make the artwork',
          'create artwork, template for indesign, impose my pdf',
        ),
      ],
    },
    '**No, Print Partner can’t do that.** It tracks your projects, writes spec sheets, checks PDFs without changing them, and has guides and calculators. An account is for one person; send others a spec sheet or a PDF report.',
    [screens.tutorial, screens.preflight],
  ),
];

/** Before wafer tabs and index tabs, which are also called tabs. */
export const tabsOfApp: Skill = {
  id: 'rearrange-tabs',
  answer: ({ text }) =>
    MOVED.test(text) && TAB.test(text) && !OF_PIECE.test(text)
      ? answers(
          '**Hold a tab for 1 second, then drag it.** The order is kept for your account on every device.',
          [screens.rearrange],
        )
      : undefined,
};

const MOVED =
  /\b(?:re-?arrang\w*|re-?order\w*|mov(?:e|es|ed|ing)|sort(?:ed|ing)?|drag\w*|organi[sz]\w*|arrang\w*|(?:change|switch|swap|set|custom order|own)\b.{0,20}\border|put .{0,40}\b(?:first|on top|at the top|to the front)|swap\w*|shuffl\w*|pin(?:ned)?|custom order)\b/;
const TAB = /\b(?:tabs?|tiles?|home (?:screen|page)|icons?|buttons?)\b/;
/** Wafer tabs, index tabs and dividers. */
const OF_PIECE =
  /\b(?:wafers?|tabbing|seal(?:s|ed|ing)?|self-?mailers?|fold\w*|booklets?|dividers?|index tabs?|binders?|tabs for|glue|perf\w*|top edge|usps|post office|printed|due|deadlines?|projects?)\b/;
