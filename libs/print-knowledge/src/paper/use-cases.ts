import { type KnowledgeTable, productDocument, tradePractice } from '../figures/provenance.ts';

export interface PaperUse {
  id: string;
  category: string;
  subcategory: string;
  /** Suitable weights. */
  papers: readonly { weight: string; use?: string }[];
}

const STATIONERY = 'Business stationery';
const MARKETING = 'Marketing collateral';
const MAIL = 'Direct mail';
const BOOKS = 'Booklets and books';
const EVENTS = 'Events and social';
const FORMS = 'Forms and office';
const PACKAGING = 'Packaging and tags';

export const paperUseCategories = [STATIONERY, MARKETING, MAIL, BOOKS, EVENTS, FORMS, PACKAGING] as const;

export const paperUses: KnowledgeTable<PaperUse> = {
  rows: [
    {
      id: 'letterhead',
      category: STATIONERY,
      subcategory: 'Letterhead',
      papers: [{ weight: '24# bond' }, { weight: '28# bond' }, { weight: '70#/80# text' }],
    },
    {
      id: 'envelopes',
      category: STATIONERY,
      subcategory: 'Envelopes',
      papers: [
        { weight: '24# white wove', use: '#10' },
        { weight: '28#', use: '9 x 12 and larger' },
      ],
    },
    {
      id: 'business-cards',
      category: STATIONERY,
      subcategory: 'Business cards',
      papers: [
        { weight: '14 pt, 16 pt C2S' },
        { weight: '100#–130# cover' },
        { weight: '18–32 pt', use: 'luxury' },
      ],
    },
    {
      id: 'brochures',
      category: MARKETING,
      subcategory: 'Brochures',
      papers: [{ weight: '80# or 100# gloss/matte text' }, { weight: '80# cover', use: 'rack-ready' }],
    },
    {
      id: 'flyers',
      category: MARKETING,
      subcategory: 'Flyers and sell sheets',
      papers: [{ weight: '80#–100# gloss text' }, { weight: '100# cover', use: 'leave-behinds' }],
    },
    {
      id: 'rack-cards',
      category: MARKETING,
      subcategory: 'Rack cards',
      papers: [{ weight: '14 pt or 16 pt C2S' }],
    },
    {
      id: 'posters',
      category: MARKETING,
      subcategory: 'Posters',
      papers: [
        { weight: '100# gloss text to 80# cover' },
        { weight: '8 mil photo paper', use: 'indoor display' },
      ],
    },
    {
      id: 'pocket-folders',
      category: MARKETING,
      subcategory: 'Pocket folders',
      papers: [{ weight: '12–16 pt C1S/C2S' }, { weight: '100#–120# cover' }],
    },
    {
      id: 'postcards',
      category: MAIL,
      subcategory: 'Postcards',
      papers: [{ weight: '100# cover or 14 pt', use: 'house minimum; USPS sets a thickness, not a weight' }],
    },
    {
      id: 'self-mailers',
      category: MAIL,
      subcategory: 'Folded self-mailers',
      papers: [
        { weight: '70# text', use: 'up to 1 oz' },
        { weight: '80# text', use: 'over 1 oz' },
        { weight: '100# text', use: 'die-cut or perforated' },
        { weight: '80# cover', use: 'folded' },
      ],
    },
    {
      id: 'reply-cards',
      category: MAIL,
      subcategory: 'Reply cards (BRM)',
      papers: [{ weight: '7 pt high-bulk', use: 'at least 0.007 in, uncoated, meets ink reflectance' }],
    },
    {
      id: 'self-cover',
      category: BOOKS,
      subcategory: 'Self cover',
      papers: [{ weight: '70#–100# text', use: 'throughout' }],
    },
    {
      id: 'plus-cover',
      category: BOOKS,
      subcategory: 'Plus cover',
      papers: [
        { weight: '70#–80# text', use: 'inside' },
        { weight: '65#–100# cover', use: 'outside' },
      ],
    },
    {
      id: 'perfect-bound',
      category: BOOKS,
      subcategory: 'Perfect bound',
      papers: [
        { weight: '50#–70# offset or 80# text', use: 'inside' },
        { weight: '10–12 pt C1S', use: 'cover' },
      ],
    },
    {
      id: 'manuals',
      category: BOOKS,
      subcategory: 'Manuals, coil/Wire-O',
      papers: [
        { weight: '60#–80# text', use: 'inside' },
        { weight: '80#–100# cover', use: 'outside' },
      ],
    },
    {
      id: 'invitations',
      category: EVENTS,
      subcategory: 'Invitations',
      papers: [{ weight: '100#–130# cover', use: 'felt, linen, cotton' }],
    },
    {
      id: 'programs',
      category: EVENTS,
      subcategory: 'Programs, menus',
      papers: [{ weight: '80#–100# text' }, { weight: '80# cover', use: 'menus' }],
    },
    {
      id: 'carbonless',
      category: FORMS,
      subcategory: 'Carbonless',
      papers: [{ weight: '20#', use: 'CB/CFB/CF sets' }],
    },
    {
      id: 'index-cards',
      category: FORMS,
      subcategory: 'Index and tab cards',
      papers: [{ weight: '90#–110# index' }],
    },
    {
      id: 'hang-tags',
      category: PACKAGING,
      subcategory: 'Hang tags, boxes',
      papers: [{ weight: '14–24 pt C1S/SBS' }],
    },
  ],
  columns: { papers: { from: tradePractice } },
  exceptions: [{ row: 'postcards', column: 'papers', from: productDocument }],
};
