import type { PaperWeight } from './paper-weight.ts';

type Words = Pick<PaperWeight, 'weight' | 'description' | 'usage' | 'isHouseStock'>;

const words = (weight: string, description: string, usage: string, isHouseStock = false): Words => ({
  weight,
  description,
  usage,
  isHouseStock,
});

/** Description and use of the sixteen papers. */
export const weightWords = {
  '20-bond': words(
    '20# Bond',
    'Everyday uncoated copier and office sheet; some show-through when printed on both sides',
    'Copies, drafts, internal forms, packing lists',
  ),
  '24-bond': words(
    '24# Bond',
    'Heavier writing sheet, better opacity; the usual #10 envelope weight',
    'Letterhead, invoices, résumés, envelopes',
  ),
  '28-bond': words(
    '28# Bond',
    'Premium writing or color-copy sheet, close to 70# text',
    'Executive letterhead, proposals, color copies; lightest bond for folded self-mailers',
  ),
  '50-text': words(
    '50# Text',
    'Light offset; low bulk, visible show-through with solids',
    'Book pages, newsletters, inserts, forms',
  ),
  '60-text': words(
    '60# Text',
    'Standard uncoated offset or opaque',
    'Book and manual pages, flyers, letterhead',
  ),
  '70-text': words(
    '70# Text',
    'Sturdier text sheet; good opacity if uncoated',
    'Booklet pages, newsletters, self-mailers up to 1 oz',
    true,
  ),
  '80-text': words(
    '80# Text',
    'Workhorse text weight; folds without scoring',
    'Brochures, booklet text, flyers, self-mailers over 1 oz',
    true,
  ),
  '100-text': words(
    '100# Text',
    'Heaviest common text, feels substantial; score it where a fold crosses the grain or a dark solid',
    'Brochures, posters, premium booklet pages, menus',
    true,
  ),
  '65-cover': words(
    '65# Cover',
    'Light uncoated card',
    'Booklet covers, sturdy flyers, tent cards, certificates',
  ),
  '110-index': words(
    '110# Index',
    'Stiff uncoated index card; often sold as “110# cardstock”',
    'Tabs, forms, table cards; postcards only if thick enough',
  ),
  '80-cover': words(
    '80# Cover',
    'General cover weight',
    'Booklet covers, folded cards; by our rule only for folded mailers, not postcards',
    true,
  ),
  '100-cover': words(
    '100# Cover',
    'Firm cover weight',
    'Postcards (house minimum), covers, rack cards, budget business cards',
    true,
  ),
  '120-cover': words('120# Cover', 'Heavy cover', 'Business cards, invitations, pocket folders'),
  '130-cover': words(
    '130# Cover',
    'Very stiff; two thinner sheets can be duplexed for more',
    'Premium business cards, hang tags, covers',
  ),
  '14pt': words(
    '14 pt Cardstock',
    'Board sold by thickness, coated on one or two sides',
    'Postcards, business cards, pocket folders, rack cards',
  ),
  'c1s-c2s': words(
    'C1S/C2S Cover',
    '10 to 24 pt board. C1S is coated on one side and writable on the back; C2S is coated on both sides',
    'Book covers (10–12 pt C1S), folders (12–16 pt), packaging, luxury cards (16–24 pt)',
  ),
} satisfies Record<string, Words>;

export type WeightId = keyof typeof weightWords;
