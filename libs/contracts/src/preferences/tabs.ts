/** Keys of the twelve home tabs in default order. No zod here: the web's first load includes this file. */
export const tabKeys = [
  'preflight',
  'mailers',
  'mailer',
  'pocketfolder',
  'projects',
  'specs',
  'paper',
  'coatings',
  'binding',
  'booklet',
  'brochure',
  'printing-presses',
] as const;
export type TabKey = (typeof tabKeys)[number];

/** The 30 tab colors, ten per row. White type has a contrast of at least 4.68:1 on each. */
export const tabPalette = [
  {
    row: 'Bright',
    colors: [
      '#D33B36',
      '#C05301',
      '#9D6902',
      '#777803',
      '#008722',
      '#088369',
      '#09808A',
      '#057CAC',
      '#1B70E2',
      '#C73D8B',
    ],
  },
  {
    row: 'Deep',
    colors: [
      '#91282E',
      '#8C3100',
      '#694902',
      '#495401',
      '#015C27',
      '#005A4E',
      '#015766',
      '#02518D',
      '#3E469D',
      '#892A5F',
    ],
  },
  {
    row: 'Muted',
    colors: [
      '#89605C',
      '#85634D',
      '#796845',
      '#656E4A',
      '#4F725B',
      '#40736F',
      '#457081',
      '#64748B',
      '#6A6689',
      '#875F6B',
    ],
  },
] as const;
export type TabColor = (typeof tabPalette)[number]['colors'][number];

export const DEFAULT_TAB_COLOR: TabColor = '#64748B';
