import type { ComponentType } from 'react';
import { preflightCheckCount } from '@printpartner/contracts/types';
import type { Footnotes, Provenance, Statement } from '@printpartner/print-knowledge/figures';
import { runAdvice } from '@printpartner/print-knowledge/press';
import { fileRules } from '@printpartner/print-knowledge/production';
import { PaletteFigure, PressFigure, ReferenceFigure } from './tutorial-figures.tsx';

export interface TutorialStep {
  id: string;
  title: string;
  /** The step in one or two sentences. */
  lead: string;
  /** Sentences; those with figures have a source. */
  points: readonly (string | Statement)[];
  /** An illustration. */
  Figure?: ComponentType<{ notes: Footnotes }>;
  /** Sources of the illustration. */
  figureFrom?: Provenance;
}

const [file] = fileRules.rows;

/** The seven steps, in order. */
export const tutorialSteps = [
  {
    id: 'desktop-access',
    title: 'Desktop Access',
    lead: 'Print Partner also runs in your computer’s browser.',
    points: [
      'Sign in on the desktop web with the same credentials as your app purchase.',
      'Projects, spec sheets, tab order and colors are the same on every device.',
      'Checking large PDFs works best on a desktop.',
    ],
  },
  {
    id: 'welcome',
    title: 'Welcome',
    lead: 'A print-production companion for designers, print buyers and print providers.',
    points: [
      'Track projects and get reminders at the date and time you set.',
      'Write spec sheets any print vendor can quote from.',
      'Check PDFs for press before they leave your desk.',
      'Look up paper, coatings, bindings, folds, mailing and presses.',
    ],
  },
  {
    id: 'navigation',
    title: 'Navigation',
    lead: 'The home screen has twelve tabs. Each opens full screen; the red Close Tab button takes you back.',
    points: [
      'Guides also have a close if finished link next to their title.',
      'Hold a tab for 1 second, then drag to rearrange the tabs.',
      'Give each tab one of 30 tab colors.',
    ],
    Figure: PaletteFigure,
  },
  {
    id: 'quote-creation',
    title: 'Quote Creation',
    lead: 'A complete spec sheet gets you quotes you can compare.',
    points: [
      'Create Booklet Specs: pages, paper, inks, binding, delivery.',
      'Create Custom Specs: mailers, brochures, posters and anything else flat or folded.',
      'Ask for up to 6 quantities at once to see the price breaks.',
      'Email Specs opens your own mail program, ready to send to any vendor.',
    ],
  },
  {
    id: 'reference-materials',
    title: 'Reference Materials',
    lead: 'Guides list trade figures, each with its source and date.',
    points: [
      'Envelopes, sheets and folds are drawn to scale.',
      'Calculators answer as you type: spine, sheets out, postage and more.',
      'For reference only: verify all specs with your printer.',
    ],
    Figure: ReferenceFigure,
  },
  {
    id: 'production-quality',
    title: 'Production Quality',
    lead: 'The right press for the run, and a file that passes preflight.',
    points: [
      `Preflight runs ${preflightCheckCount.figures} checks on your PDF and shows each finding on the page.`,
      {
        text: `Bleed ${file.bleedIn} in, images at ${file.resolutionPpi} ppi, ${file.colorSpace}.`,
        from: fileRules.columns.bleedIn.from,
      },
      'Near a threshold, ask for both prices.',
    ],
    Figure: PressFigure,
    figureFrom: runAdvice.from,
  },
  {
    id: 'henry-ai',
    title: 'Henry AI',
    lead: 'Henry is the AI assistant for questions the guides don’t answer at a glance.',
    points: [
      'Ask about printing, paper, binding, rough prices and mailing.',
      'Which paper weight for business cards? The most economical size for 5,000 brochures?',
      'Prices are planning ranges. Only a printer’s quote is binding.',
    ],
  },
] as const satisfies readonly TutorialStep[];
