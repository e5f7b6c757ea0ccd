import { has, type Question } from '../../question/question.ts';
import { terms } from '../files/terms.ts';

/** A product that printers price, as people name it. */
export interface Product {
  id: string;
  /** In a sentence, `tri-fold brochures`. */
  name: string;
  /** What it is called. */
  words: readonly string[];
  /** Ids of its price models begin with one of these; none for a product without published prices. */
  models: readonly string[];
}

const booklets = terms(
  'booklet, catalog, catalogue, magazine, zine, newsletter, program, annual report',
  'lookbook, playbill, saddle stitch, saddle-stitch, saddle stitched, saddle-stitched',
);

/** Most specific first: a business card is also a card. */
export const products: readonly Product[] = [
  {
    id: 'business-card',
    name: 'business cards',
    words: ['business card', 'biz card', 'bizcard', 'calling card', 'visiting card', 'name card', 'bcard'],
    models: ['business-card'],
  },
  {
    id: 'pocket-folder',
    name: 'pocket folders',
    words: ['pocket folder', 'presentation folder', 'two-pocket folder', '2-pocket folder', 'folder'],
    models: ['pocket-folder'],
  },
  { id: 'letterhead', name: 'letterheads', words: ['letterhead', 'letter head'], models: ['letterhead'] },
  { id: 'envelope', name: '#10 envelopes', words: ['#10', 'envelope'], models: ['envelope-10'] },
  { id: 'poster', name: 'posters', words: ['poster'], models: ['poster'] },
  { id: 'eddm', name: 'EDDM cards', words: ['eddm', 'every door', 'every-door'], models: ['eddm'] },
  {
    id: 'postcard',
    name: 'postcards',
    words: ['postcard', 'post card', 'post-card', 'pc mailer', 'jumbo card', 'mailing card'],
    models: ['postcard', 'eddm'],
  },
  { id: 'booklet', name: 'saddle-stitched booklets', words: booklets, models: ['booklet'] },
  {
    id: 'tri-fold',
    name: 'tri-fold brochures',
    words: terms(
      'tri-fold, trifold, tri fold, brochure, pamphlet, c-fold, letter fold, z-fold, z fold',
      'three-panel, three panel, 3-panel, 3 panel, 6-panel, 6 panel, six-panel, six panel',
    ),
    models: ['tri-fold'],
  },
  {
    id: 'flyer',
    name: 'flyers',
    words: terms('flyer, flier, sell sheet, sellsheet, handout, leaflet, one-sheet, one sheet, sales sheet'),
    models: ['flyer'],
  },
];

/** Products without published prices. */
const unpriced: readonly Product[] = [
  ['rack cards', 'rack card'],
  ['door hangers', 'door hanger'],
  ['stickers', 'sticker', 'decal'],
  ['labels', 'label'],
  ['banners', 'banner'],
  ['yard signs', 'yard sign', 'lawn sign'],
  ['signs', 'sign'],
  ['T-shirts', 't-shirt', 'tshirt', 'tee shirt'],
  ['mugs', 'mug'],
  ['calendars', 'calendar'],
  ['menus', 'menu'],
  ['invitations', 'invitation', 'invite'],
  ['greeting cards', 'greeting card', 'note card', 'notecard', 'thank you card'],
  ['bookmarks', 'bookmark'],
  ['tickets', 'ticket'],
  ['notepads', 'notepad', 'note pad'],
  ['NCR forms', 'ncr', 'carbonless form', 'carbonless'],
  ['boxes', 'packaging', 'carton', 'box'],
  ['hang tags', 'hang tag', 'hangtag'],
  ['table tents', 'table tent', 'tent card'],
  ['wedding stationery', 'save the date'],
  ['vehicle wraps', 'vehicle wrap', 'car wrap'],
  ['coasters', 'coaster'],
  ['magnets', 'magnet'],
  ['gift certificates', 'gift certificate'],
  ['perfect-bound books', 'perfect bound', 'perfect-bound', 'perfect binding', 'paperback', 'softcover'],
  ['hardcover books', 'hardcover', 'hard cover', 'case bound', 'case-bound', 'casebound'],
  ['coil-bound books', 'spiral bound', 'spiral-bound', 'coil bound', 'coil-bound', 'spiral coil', 'coil'],
  ['Wire-O books', 'wire-o', 'wire o', 'wiro'],
  ['layflat books', 'layflat', 'lay flat', 'photo book'],
  ['books', 'book', 'novel', 'yearbook'],
].map(([name = '', ...words]) => ({ id: name, name, words, models: [] }));

/** The named products; a binding or piece without a price comes before the booklet that it is. */
export function productsOf(question: Question): readonly Product[] {
  const none = unpriced.filter(({ words }) => has(question, ...words)).slice(0, 1);
  const named = products.filter(({ words }) => has(question, ...words));
  const isFolder = named.some(({ id }) => id === 'pocket-folder');
  const isEddm = named.some(({ id }) => id === 'eddm');
  const isBound = none.some(({ name }) => name.endsWith('books') || name === 'calendars');
  const priced = named.filter(
    ({ id }) =>
      !(isEddm && id === 'postcard') &&
      !(isFolder && (id === 'tri-fold' || id === 'business-card')) &&
      !(isBound && id === 'booklet'),
  );
  if (priced.length > 0 || none.length > 0) return priced.length > 0 ? priced : none;
  const { sizes, quantity } = question.values;
  const isCard =
    (has(question, 'card') && sizes.some(({ width, height }) => width * height >= 24)) ||
    (sizes.length > 0 &&
      quantity !== undefined &&
      sizes.every(({ width, height }) => width * height === 24 || width * height === 54));
  return isCard ? products.filter(({ id }) => id === 'postcard') : [];
}
