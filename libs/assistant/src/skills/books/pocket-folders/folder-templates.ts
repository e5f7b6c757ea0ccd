/** A pocket folder template by the document's title; geometry beyond the title is our choice. */
export interface FolderTemplate {
  title: string;
  /** Closed, inches. */
  width: number;
  height: number;
  /** Trimmed die line, without bleed. */
  flat: readonly [width: number, height: number];
  /** `left 4 in`, each. */
  pockets: readonly string[];
  /** Height of the pocket; width of a vertical one. */
  pocketIn?: number;
  shape?: 'rounded' | 'curved' | 'angled' | 'vertical';
  slits?: string;
}

const nine = { width: 9, height: 12 } as const;

/** The twelve templates of the pocket folder guide; each can be flopped. */
export const folderTemplates: readonly FolderTemplate[] = [
  {
    title: '9 × 12 Left Pocket with Business Card Slits',
    ...nine,
    flat: [18.75, 16],
    pockets: ['left'],
    pocketIn: 4,
    slits: 'four diagonal slits for a 3.5 × 2 in business card',
  },
  {
    title: '9 × 12 Right Pocket with Half-Moon Slits',
    ...nine,
    flat: [18.75, 16],
    pockets: ['right'],
    pocketIn: 4,
    slits: 'two half-moon slits for a business card',
  },
  {
    title: '9 × 12 One 5-3/4 in Rounded Right Pocket',
    ...nine,
    flat: [18.75, 17.75],
    pockets: ['right'],
    pocketIn: 5.75,
    shape: 'rounded',
  },
  {
    title: '9 × 12 Two 5 in Pockets (Alternative)',
    ...nine,
    flat: [19.5, 17],
    pockets: ['left', 'right'],
    pocketIn: 5,
  },
  { title: '9 × 12 Two 4 in Pockets', ...nine, flat: [19.5, 16], pockets: ['left', 'right'], pocketIn: 4 },
  {
    title: '9 × 12 Two 5 in Curved Pockets',
    ...nine,
    flat: [19.5, 17],
    pockets: ['left', 'right'],
    pocketIn: 5,
    shape: 'curved',
  },
  { title: '9 × 12 One 6 in Right Pocket', ...nine, flat: [18.75, 18], pockets: ['right'], pocketIn: 6 },
  {
    title: '9 × 12 Three Panel with 4 in Right Pocket',
    ...nine,
    flat: [27.625, 16],
    pockets: ['right'],
    pocketIn: 4,
  },
  {
    title: '9-1/2 × 12 Vertical Pocket, 7-1/4 in, with Brochure Slit',
    width: 9.5,
    height: 12,
    flat: [26.25, 13.5],
    pockets: ['right'],
    pocketIn: 7.25,
    shape: 'vertical',
    slits: 'a brochure slit',
  },
  {
    title: '9 × 12 Two 6 in Angled Pockets',
    ...nine,
    flat: [19.5, 18],
    pockets: ['left', 'right'],
    pocketIn: 6,
    shape: 'angled',
  },
  {
    title: '4 × 10 Pocket Folder',
    width: 4,
    height: 10,
    flat: [8.75, 13.5],
    pockets: ['right'],
    pocketIn: 3.5,
  },
  {
    title: '4-1/4 × 10-1/8 with Two Horizontal Slits',
    width: 4.25,
    height: 10.125,
    flat: [8.5, 10.125],
    pockets: [],
    slits: 'two horizontal slits for a 3.5 × 2 in card',
  },
];
