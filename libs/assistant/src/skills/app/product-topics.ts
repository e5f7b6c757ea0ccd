import { terms } from '../files/terms.ts';
import { topic } from '../files/topic.ts';
import type { Skill } from '../skill.ts';
import { screens } from './screens.ts';

const product = terms('print partner, the app, this app, this program, this tool, the program, the product');

export const productTopics: readonly Skill[] = [
  topic(
    'tab-list',
    {
      all: [
        terms(
          'twelve tabs, 12 tabs, all the tabs, all tabs, which tabs, what tabs, tabs on the home screen, list of tabs',
        ),
      ],
      none: terms('self-mailer, wafer, mailing, booklet, seal, need'),
    },
    'Twelve: Preflight File & Preflight Checklist, Mailing And Postage Info, Create Custom Specs, Pocket Folder Templates, Project Tracking, Create Booklet Specs, Paper & Envelope Types, Coating Options, Binding Options, Booklets, Brochures, and Printing Presses.',
    [screens.tutorial],
  ),
  topic(
    'close-tab',
    {
      all: [
        terms('close, exit, leave, go back, get back, back to'),
        terms('a tab, the tab, tab, home screen, home page, guide, full screen'),
      ],
      none: terms('tabs, wafer, self-mailer, mailer, edge, account, trim'),
    },
    'Choose the red **Close Tab** button. Guides also have a “close if finished” link next to their title.',
    [screens.tutorial],
  ),
  topic(
    'install',
    {
      all: [
        terms(
          'install, android, iphone, ipad, app store, play store, desktop, mac, windows, download the app, computer, browser, chrome, safari, firefox, edge',
        ),
        terms(
          'app, print partner, work, works, run, runs, use, supported, support, install, download, version, available, browser',
        ),
      ],
      none: terms(
        'preflight, full scan, image, photo, bleed, file, trim, notification, edge of, cover, spine, laser',
      ),
    },
    'Print Partner is a **mobile app and runs in your computer’s browser**: Chrome, Edge, Safari and Firefox work best. Sign in on the desktop with the same credentials as your app purchase.',
    [screens.tutorial, screens.supportPage],
  ),
  topic(
    'not-offered',
    {
      all: [
        terms(
          'api, integration, integrate, zapier, spanish, french, german, another language, other languages, translate the app, plugin, plug-in, whatsapp, dropbox, google drive',
        ),
        terms(
          'is there, do you, does, can, have, language, support, print partner, app, connect, integrate, integration',
        ),
      ],
      none: terms('french fold, image, spine'),
    },
    '**No, Print Partner doesn’t offer that.** It is in English, works by itself, and exports your data as one JSON file, spec sheets as PDF or email, and preflight results as a PDF report.',
    [screens.data, screens.support],
  ),
  topic(
    'shared-accounts',
    {
      all: [
        terms(
          'two people, several people, share, shared, team, coworker, colleague, colleagues, multiple users, same account, one account',
        ),
        terms('account, print partner, app, login, project, projects, spec sheet, log in'),
      ],
      none: terms('postage, permit, mail, printer'),
    },
    '**An account is for one person**, and only you see your projects and sheets. Send others a spec sheet by email or PDF, or a preflight report.',
    [screens.account, screens.stored],
  ),
  topic(
    'what-print-partner-is',
    {
      all: [
        product,
        terms(
          'what is, what does, what can, how do you use, how do i use, how does, who is it for, who made, about, purpose, explain, works, do, for',
        ),
      ],
      none: terms(
        'cost, price, how much, subscription, free, trial, weigh, mail, press, refund, reminder, send, text message, offline',
      ),
    },
    'Print Partner helps designers and print buyers **plan print jobs**: it tracks projects with reminders, writes spec sheets for any vendor, checks PDFs for press, and has guides and calculators for paper, coatings, bindings, folds, presses, prices and mailing. Settings › Tutorial shows it in seven steps.',
    [screens.tutorial],
  ),
];
