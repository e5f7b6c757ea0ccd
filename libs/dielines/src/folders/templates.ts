/** Where a pocket hangs, as seen on the inside of the open folder. */
export type Side = 'left' | 'right';

/** The top edge of a pocket: level, with a round corner at the spine, or falling from the outer edge to the spine. */
export type PocketShape = 'square' | 'rounded' | 'curved' | 'angled';

export interface Pocket {
  side: Side;
  shape: PocketShape;
}

export interface FolderTemplate {
  id: string;
  /** The name in the product's document. */
  title: string;
  description: string;
  /** Closed, inches. */
  finished: { width: number; height: number };
  /** Width of a panel that folds in at the left, inches; it tucks in under the pocket. */
  foldIn?: number;
  pockets: readonly Pocket[];
  /** Height of the pockets at the outer edge, or width of a vertical pocket, inches. */
  pocketSize?: number;
  /** A pocket that folds in from the outer edge instead of up from the foot. */
  isVertical?: boolean;
  /** The glue tabs are on the pockets, or on the outer edges of the panels. */
  tabsOn?: 'pocket' | 'panel';
  slits: SlitKind;
}

/** What a slit holds: a business card by its corners or in two half-moons, a card in two slits, a brochure in one. */
export type SlitKind = 'none' | 'corner' | 'half-moon' | 'two slits' | 'brochure';

/** The size of most folders, and no slits. */
const nineByTwelve = { finished: { width: 9, height: 12 }, slits: 'none' } as const;
const left = (shape: PocketShape = 'square'): Pocket => ({ side: 'left', shape });
const right = (shape: PocketShape = 'square'): Pocket => ({ side: 'right', shape });

/** The twelve folders of the guide. */
export const folderTemplates: readonly FolderTemplate[] = [
  {
    id: 'pf01',
    title: '9x12 Left Pocket with Business Card Slits',
    description: 'One 4 in pocket on the left, with four corner slits for a business card.',
    ...nineByTwelve,
    pockets: [left()],
    pocketSize: 4,
    slits: 'corner',
  },
  {
    id: 'pf02',
    title: '9x12 Right Pocket with Half-Moon Slits',
    description: 'One 4 in pocket on the right, with two half-moon slits for a business card.',
    ...nineByTwelve,
    pockets: [right()],
    pocketSize: 4,
    slits: 'half-moon',
  },
  {
    id: 'pf03',
    title: '9x12 One 5-3/4 in Rounded Right Pocket',
    description: 'One tall pocket on the right, its upper corner at the spine rounded.',
    ...nineByTwelve,
    pockets: [right('rounded')],
    pocketSize: 5.75,
  },
  {
    id: 'pf04',
    title: '9x12 Two 5 in Pockets (Alternative)',
    description:
      'Two pockets, with the glue tabs on the outer edges of the panels instead of on the pockets.',
    ...nineByTwelve,
    pockets: [left(), right()],
    pocketSize: 5,
    tabsOn: 'panel',
  },
  {
    id: 'pf05',
    title: '9x12 Two 4 in Pockets',
    description: 'The standard folder: a pocket on each side.',
    ...nineByTwelve,
    pockets: [left(), right()],
    pocketSize: 4,
  },
  {
    id: 'pf06',
    title: '9x12 Two 5 in Curved Pockets',
    description: 'Two pockets whose top edges curve down to the spine.',
    ...nineByTwelve,
    pockets: [left('curved'), right('curved')],
    pocketSize: 5,
  },
  {
    id: 'pf07',
    title: '9x12 One 6 in Right Pocket',
    description: 'One tall pocket on the right.',
    ...nineByTwelve,
    pockets: [right()],
    pocketSize: 6,
  },
  {
    id: 'pf08',
    title: '9x12 Three Panel with 4 in Right Pocket',
    description: 'Three panels; the left one folds in first, and the right one has the pocket.',
    ...nineByTwelve,
    foldIn: 8.875,
    pockets: [right()],
    pocketSize: 4,
  },
  {
    id: 'pf09',
    title: '9-1/2x12 Vertical Pocket, 7-1/4 in, with Brochure Slit',
    description: 'A pocket that folds in from the right edge, with a slit for a brochure up to 4 in wide.',
    finished: { width: 9.5, height: 12 },
    pockets: [right()],
    pocketSize: 7.25,
    isVertical: true,
    slits: 'brochure',
  },
  {
    id: 'pf10',
    title: '9x12 Two 6 in Angled Pockets',
    description: 'Two pockets whose top edges run straight down to the spine.',
    ...nineByTwelve,
    pockets: [left('angled'), right('angled')],
    pocketSize: 6,
  },
  {
    id: 'pf11',
    title: '4x10 Pocket Folder',
    description: 'A narrow folder with one pocket on the right.',
    finished: { width: 4, height: 10 },
    pockets: [right()],
    pocketSize: 3.5,
    slits: 'none',
  },
  {
    id: 'pf12',
    title: '4.25x10.125 with 2 Horizontal Slits',
    description: 'No pocket: two slits on the right panel hold a 3-1/2 × 2 in card.',
    finished: { width: 4.25, height: 10.125 },
    pockets: [],
    slits: 'two slits',
  },
];

/** Undefined for an unknown id. */
export const folderTemplate = (id: string): FolderTemplate | undefined =>
  folderTemplates.find((template) => template.id === id);
