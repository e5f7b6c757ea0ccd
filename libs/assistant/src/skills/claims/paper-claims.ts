import { claimsSkill, type Claim } from './claim.ts';

const claims: readonly Claim[] = [
  {
    id: 'photos-uncoated',
    all: [/\buncoated\b|\boffset paper\b/, /\b(?:photos?|photographs?|photography|images?|pictures)\b/],
    none: /\bwrit\w*|\bor\b|\bversus\b/,
    verdict: 'no',
    turned:
      /\b(?:dull\w*|softer|(?:less|not as) (?:sharp|crisp|vivid|bright)|washed|faded|darker|flat|bad|mistake|muddy|wrong|problem)\b/,
    text: ', on uncoated paper photos get softer and duller, with more dot gain. Gloss coated is the sharpest and most saturated; matte or satin is sharp with less glare.',
    cites: [
      { entry: 'Uncoated', place: 'Paper By Finish' },
      { entry: 'Gloss Coated', place: 'Paper By Finish' },
    ],
  },
  {
    id: 'matte-sealed',
    all: [
      /\b(?:matte|satin|silk|dull)\b/,
      /\b(?:paper|stock|sheet|cover|text)\b/,
      /\b(?:need|require|should|have to|must|necessary)\b/,
      /\b(?:coat\w*|seal\w*|varnish\w*|aqueous|protect\w*)\b/,
    ],
    none: /\blaminat\w*|\bwhich\b|\bmail/,
    verdict: 'yes',
    text: ', with heavy solids: matte and satin paper marks and rubs, and dark areas show it first, so coat or seal it. Aqueous is the usual choice; laminate covers that are handled daily.',
    cites: [
      { entry: 'Matte/Satin Coated', place: 'Paper By Finish' },
      { entry: 'Seal heavy solids', place: 'Paper & Finishing Options' },
    ],
  },
  {
    id: 'textured-toner',
    all: [/\b(?:linen|laid|felt|textured?)\b/, /\b(?:digital\w*|toner|laser|indigo)\b/],
    verdict: 'depends',
    text: ': linen takes digital printing only as a digital-treated grade, and dry toner doesn’t reach the low spots of a texture, so keep large solids and photos off it. The guides list laid and felt for offset and letterpress, not for digital. Ask for a press proof.',
    cites: [
      { entry: 'Paper By Texture' },
      { entry: 'Linen Writing/Text', place: 'Linen' },
      { entry: 'Substrates', place: 'Digital' },
    ],
  },
  {
    id: 'textured-photos',
    all: [
      /\b(?:linen|laid|felt|textured?|kraft|metallic|pearl)\b/,
      /\b(?:photos?|images?|pictures|solids?|small type|fine (?:type|detail)|reverse\w*)\b/,
    ],
    none: /\bwhich\b|\bor\b/,
    verdict: 'no',
    turned: /\b(?:bad|problem|mistake|hard|difficult|tricky)\b/,
    text: ', a texture softens detail and dominates the image. On textured paper avoid large solids, photo-heavy pages and reversed type under about 8 pt, and ask for a press proof.',
    cites: [{ entry: 'Paper By Texture' }, { entry: 'Specialty Textured', place: 'Paper By Finish' }],
  },
  {
    id: 'write-coated',
    all: [
      /\bgloss(?:y)?\b/,
      /\b(?:paper|stock|cover|text|cards?|sheet)\b/,
      /\b(?:write|writing|pens?|sign|ballpoint|markers?|fill)\b/,
    ],
    none: /\b(?:aqueous|uv|varnish|laminat\w*|coating|uncoated|or)\b/,
    verdict: 'no',
    turned: /\b(?:smear\w*|smudg\w*|rub\w*|hard|difficult|tricky|bad|problem|trouble)\b/,
    text: ', pen and inkjet smear on gloss coated paper: knock out the varnish where people write, or choose uncoated stock or C1S board with the plain side out.',
    cites: [
      { entry: 'Gloss Coated', place: 'Paper By Finish' },
      { entry: 'Uncoated', place: 'Paper By Finish' },
    ],
  },
  {
    id: 'glue-areas',
    all: [/\bglu\w*|\badhesive\b/, /\b(?:uncoated|knock\w*|bare|free of|clear|leave)\b/],
    verdict: 'yes',
    text: ', leave areas for glue uncoated, and free of ink: send the printer a knockout for them.',
    cites: [{ entry: 'For every coating', place: 'Coating Options' }],
  },
  {
    id: 'write-uncoated',
    all: [/\buncoated\b/, /\b(?:write|writing|pens?|sign|ballpoint|stamps?|laser|glue|fill)\b/],
    none: /\bor\b|\bcoating\b|\bprinter\b|\bflaps?\b|\bleave\b|\bleft\b|\bneed\b/,
    verdict: 'yes',
    text: ', uncoated paper takes pen, laser, stamp and glue.',
    cites: [{ entry: 'Uncoated', place: 'Paper By Finish' }],
  },
  {
    id: 'write-matte',
    all: [
      /\b(?:matte|satin|silk|dull)\b/,
      /\b(?:paper|stock|cover|text|sheet)\b/,
      /\b(?:write|writing|pens?|ballpoint)\b/,
    ],
    none: /\b(?:aqueous|uv|varnish|laminat\w*|coating|or)\b/,
    verdict: 'depends',
    text: ': on matte or satin paper a ballpoint usually works, but test first. Uncoated takes every pen.',
    cites: [{ entry: 'Matte/Satin Coated', place: 'Paper By Finish' }],
  },
  {
    id: 'silk-matte',
    all: [/\b(?:silk|satin|dull|matte)\b.*\b(?:silk|satin|dull|matte)\b/, /\bsame\b|\bdiffer\w*/],
    none: /\b(?:varnish|aqueous|laminat\w*|coating|uv)\b/,
    verdict: 'yes',
    turned: /\bdiffer\w*/,
    text: ', the guide counts matte, dull, silk and satin paper as one finish, a low-sheen coating: sharp with less glare. Mills grade the sheen differently, so compare samples.',
    cites: [{ entry: 'Matte/Satin Coated', place: 'Paper By Finish' }],
  },
  {
    id: 'coated-both-sides',
    all: [
      /\b(?:coatings?|coat|coated|laminat\w*|varnish|uv|aqueous)\b/,
      /\b(?:both|two|one|single|all) sides?\b/,
    ],
    none: /\bc ?[12] ?s\b|\bpaper|\bstock|\bcurl\w*|\bprice|\bcost|\bcheap|\bmail(?:s|ed|er|ers|ing)?\b|\baddress\w*|\bbarcode|\busps\b/,
    verdict: 'depends',
    text: ' on the piece: a coating can go on one side or both, so say which in the quote. A laminate on one side only curls, a postcard is coated on the picture side and left uncoated on the address side, and areas for writing, glue or stamps stay free.',
    cites: [
      { entry: 'For every coating', place: 'Coating Options' },
      { entry: 'Considerations', place: 'Gloss Lamination' },
    ],
  },
];

/** `is uncoated good for photos`, `can you write on gloss paper`. */
export const paperClaims = claimsSkill('paper-claims', claims);
