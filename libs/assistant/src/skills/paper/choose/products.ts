/** A printed product, by the use of the guide's table that has its papers. */
export interface Product {
  /** Row of `paperUses`. */
  use: string;
  /** `business cards`. */
  name: string;
  words: RegExp;
  /** Starting point for the spec form. */
  specs?: { form: 'booklet' | 'custom'; values: Readonly<Record<string, string>> };
  /** A paper for the smallest budget that still does the job. */
  cheapest?: string;
  /** A sentence that belongs to every answer on it. */
  note?: string;
}

const paper = (mailerPaperSpecs: string): NonNullable<Product['specs']> => ({
  form: 'custom',
  values: { mailerPaperSpecs },
});
const book = (textStock: string, coverStock?: string): NonNullable<Product['specs']> => ({
  form: 'booklet',
  values: { textStock, ...(coverStock && { coverStock }) },
});

/** More special names first: `rack card` before `card`. */
export const products: readonly Product[] = [
  {
    use: 'reply-cards',
    name: 'reply cards',
    words:
      /\b(?:reply|response|bounce ?back|business reply|brm|brc|return|comment|donation) cards?\b|\bbrm\b|\bbrc\b/,
  },
  {
    use: 'business-cards',
    name: 'business cards',
    words: /\b(?:business|biz|name|calling|visiting|loyalty|punch|appointment) ?cards?\b|\bbcs?\b/,
    specs: paper('14 pt C2S'),
    cheapest: '100# cover',
  },
  {
    use: 'rack-cards',
    name: 'rack cards',
    words: /\brack ?cards?\b/,
    specs: paper('14 pt C2S'),
    cheapest: '14 pt C2S',
  },
  {
    use: 'index-cards',
    name: 'index and tab cards',
    words:
      /\b(?:index|tab) cards?\b|(?<!\b(?:for|how many|the|need|needs|wafer|with|without|skip|of) )\btabs\b(?! (?:too|or|on|and glue))|\bdividers?\b/,
    specs: paper('110# index'),
  },
  {
    use: 'invitations',
    name: 'invitations',
    words: /\binvit\w*|\bwedding\b|\bsave the dates?\b|\brsvps?\b|\bannouncements?\b/,
    specs: paper('120# uncoated cover'),
  },
  {
    use: 'postcards',
    name: 'postcards',
    words: /\bpost ?cards?\b|\bmail(?:ed|ing)? cards?\b|\beddm\b/,
    specs: paper('14 pt C2S'),
    cheapest: '100# cover',
    note: 'USPS wants 0.009 in for cards over 4-1/4 × 6 in: 100# gloss cover (0.0087 in) is typically too thin for those, silk or uncoated 100# cover and 14 pt are fine. 80# cover is for folded mailers only.',
  },
  {
    use: 'self-mailers',
    name: 'folded self-mailers',
    words: /\bself[- ]?mailers?\b|\bfsms?\b|\bfolded mailers?\b|\bmailers?\b/,
    specs: paper('80# gloss text'),
    cheapest: '70# text',
  },
  { use: 'envelopes', name: 'envelopes', words: /\benvelopes?\b/ },
  {
    use: 'letterhead',
    name: 'letterhead',
    words:
      /\bletter ?heads?\b|\bstationery\b|\bstationary\b|\bresum[eé]s?\b|\brésumés?\b|\bcorporate letters?\b/,
    specs: paper('70# uncoated offset'),
    cheapest: '24# bond',
  },
  {
    use: 'pocket-folders',
    name: 'pocket folders',
    words: /\b(?:pocket|presentation) ?folders?\b|\bfolders\b|\bfolder\b/,
    specs: paper('14 pt C1S'),
    cheapest: '12 pt C1S',
  },
  {
    use: 'hang-tags',
    name: 'hang tags and boxes',
    words: /\bhang ?tags?\b|\bboxes\b|\bpackaging\b|\bcartons?\b|\bsleeves?\b|\bproduct tags?\b/,
    specs: paper('16 pt C2S'),
  },
  {
    use: 'carbonless',
    name: 'carbonless forms',
    words: /\bcarbonless\b|\bncr\b|\b(?:multi|two|three|2|3)[- ]?part forms?\b|\binvoice books?\b/,
  },
  {
    use: 'perfect-bound',
    name: 'perfect-bound books',
    words:
      /\bperfect[- ]?bound\b|\bpaperbacks?\b|\bnovels?\b|\bsoft ?cover books?\b|\bmemoirs?\b|\bbooks?\b(?! ?(?:lets?|marks?|weight|paper|stock))/,
    specs: book('60# uncoated offset', '10 pt C1S'),
    cheapest: '50# offset with 10 pt C1S',
  },
  {
    use: 'manuals',
    name: 'manuals and coil or Wire-O books',
    words:
      /\bmanuals?\b|\bworkbooks?\b|\bhandbooks?\b|\bcook ?books?\b|\bcoil\b|\bwire-?o\b|\bspiral\b|\btraining (?:guides?|materials?)\b/,
    specs: book('60# uncoated offset', '80# uncoated cover'),
    cheapest: '60# text with 80# cover',
  },
  {
    use: 'self-cover',
    name: 'self-cover booklets',
    words: /\bself[- ]?cover\b/,
    specs: book('100# gloss text'),
    cheapest: '70# text',
  },
  {
    use: 'plus-cover',
    name: 'booklets with a cover',
    words:
      /\bbooklets?\b|\bcatalog(?:ue)?s?\b|\bmagazines?\b|\bsaddle[- ]?stitch\w*|\bannual reports?\b|\blook ?books?\b|\bzines?\b|\breports?\b/,
    specs: book('80# gloss text', '80# gloss cover'),
    cheapest: '70# text, self cover',
  },
  {
    use: 'brochures',
    name: 'brochures',
    words:
      /\bbrochures?\b|\btri-?folds?\b|\bpamphlets?\b|\bbi-?folds?\b|\bz-?folds?\b|\bgate-?folds?\b|\bleaflets?\b/,
    specs: paper('100# gloss text'),
    cheapest: '80# gloss text',
  },
  {
    use: 'programs',
    name: 'programs and menus',
    words:
      /\bmenus?\b|\bprograms?\b|\bplaybills?\b|\border of service\b|\b(?:church|service|event|concert) (?:bulletins?|handouts?|leaflets?)\b|\bbulletins?\b/,
    specs: paper('80# gloss cover'),
    cheapest: '80# text',
  },
  {
    use: 'posters',
    name: 'posters',
    words: /\bposters?\b/,
    specs: paper('100# gloss text'),
    cheapest: '100# gloss text',
  },
  {
    use: 'flyers',
    name: 'flyers and sell sheets',
    words:
      /\bfl[iy]ers?\b|\bsell ?sheets?\b|\bone[- ]?sheets?\b|\bone[- ]pagers?\b|\bhand ?outs?\b|\bhandbills?\b|\binserts?\b|\bslim jims?\b/,
    specs: paper('80# gloss text'),
    cheapest: '80# gloss text',
  },
];

/** The product that a text names, the most special one. */
export const productIn = (text: string): Product | undefined =>
  products.find(({ words }) => words.test(text));
