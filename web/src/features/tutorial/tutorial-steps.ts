import type { ComponentType } from 'react';
import { fileRules } from '@printpartner/print-knowledge/production';
import { PaletteFigure } from './figures/palette-figure.tsx';
import { PressFigure } from './figures/press-figure.tsx';
import { ReferenceFigure } from './figures/reference-figure.tsx';

export interface TutorialStep {
  id: string;
  title: string;
  /** The step in one or two sentences. */
  lead: string;
  points: readonly string[];
  /** What it is about, drawn or counted. */
  Figure?: ComponentType;
}

const [file] = fileRules.rows;

/** The seven steps, in order. */
export const tutorialSteps = [
  {
    id: 'desktop-access',
    title: 'Desktop Access',
    lead: 'Print Partner runs in the browser of your computer too.',
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
      'Track projects, with reminders on the day and at the minute you set.',
      'Write spec sheets that any print vendor can quote.',
      'Check PDFs for press before they leave your desk.',
      'Look up paper, coatings, bindings, folds, mailing and presses.',
    ],
  },
  {
    id: 'navigation',
    title: 'Navigation',
    lead: 'Twelve tabs on the home screen open over the whole screen; the red Close Tab leads back.',
    points: [
      'Guides have a second way out where you stop reading: close if finished.',
      'Hold a tab for 1 second, then drag, to put the tabs in your own order.',
      'Give each tab one of 30 tab colors.',
    ],
    Figure: PaletteFigure,
  },
  {
    id: 'quote-creation',
    title: 'Quote Creation',
    lead: 'A complete spec sheet brings quotes that can be compared.',
    points: [
      'Create Booklet Specs: pages, paper, inks, binding, delivery.',
      'Create Custom Specs: mailers, brochures, posters and whatever else is flat or folded.',
      'Ask for up to 6 quantities at once, and see where the price breaks.',
      'Email Specs opens your own mail program, ready to send to any vendor.',
    ],
  },
  {
    id: 'reference-materials',
    title: 'Reference Materials',
    lead: 'The guides hold the figures of the trade, each with its source and date.',
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
      'Preflight looks at 15 things in your PDF and shows each finding on the page.',
      `Bleed ${file.bleedIn} in, images at ${file.resolutionPpi} DPI, ${file.colorSpace}.`,
      'Close to a threshold, ask for both prices.',
    ],
    Figure: PressFigure,
  },
  {
    id: 'henry-ai',
    title: 'Henry AI',
    lead: 'Henry is the AI assistant for what no guide answers at a glance.',
    points: [
      'Ask about printing, paper, binding, rough prices and mailing.',
      'Which paper weight for business cards? The most economical size for 5,000 brochures?',
      'Prices are planning ranges: a printer’s quote is what counts.',
    ],
  },
] as const satisfies readonly TutorialStep[];
