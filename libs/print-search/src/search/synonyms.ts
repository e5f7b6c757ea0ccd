import { termsOf } from './terms.ts';

/** What the trade calls by several names. Any of them finds the others. */
const groups: readonly string[] = [
  'basis weight, paper weight, stock weight, poundage',
  'stock converter, lb to gsm, lbs to gsm, pounds to gsm, gsm to lb, convert paper weight',
  'basis size, basis sheet',
  'gsm, grammage, grams per square meter, metric weight',
  'cover stock, card stock, cardstock, cover',
  'dry time, drying time, dry to the touch',
  'spine width, spine thickness, spine thick, thick spine',
  'variable data, vdp, personalization, personalized',
  'carbonless, ncr, multi-part form, multipart form',
  'smallest type, smallest font, minimum type, min font size, minimum font size, smallest font size, type size',
  'too near the trim, too close to the edge, too close to edge, too close to trim, close to the edge',
  'low resolution, low res, pixelated, blurry, 72 dpi, images below 300 dpi',
  'photo, image, picture',
  'pocket folder, presentation folder',
  'gate fold, barn door fold, window fold',
  'caliper, thickness, thick, mil, mils',
  'tri-fold, trifold, letter fold, c fold, c-fold',
  'z-fold, z fold, zigzag fold',
  'half fold, single fold, bi-fold, bifold, four-page fold',
  'french fold, quarter fold, cross fold, right-angle fold',
  'accordion, accordian, concertina, fan fold, concertina fold, accordion fold',
  'perf, perforation, perforated, tear-off, tear off',
  'gutter, inside margin, inner margin',
  'gang run, ganging, gang, combo run',
  'saddle stitch, saddle-stitched, stapled, staples, staple, stitched, saddle',
  'perfect bound, perfect binding, paperback, softcover, soft cover, glued',
  'case bound, casebound, hardcover, hardback, hard cover, case binding',
  'wire-o, wire o, wiro, twin loop, double loop',
  'spiral coil, spiral, coil, plastic coil',
  'thread sewn, smyth sewn, sewn, section sewn',
  'aqueous, aq, water-based coating',
  'soft-touch, soft touch, velvet',
  'laminate, lamination, film, laminated',
  'total ink, tac, total area coverage, ink limit, ink coverage, ink density',
  'rich black, four-color black, cmyk black, super black',
  'resolution, dpi, ppi',
  'die cut, die-cut, diecut, dieline, die line',
  'score, scoring, scored, crease, creasing',
  'foil, hot stamp, foil stamping, metallic',
  'creep, shingling, push-out, pushout, push out, thrust',
  'imposition, signature, signatures',
  'trim size, finished size, final size',
  'eddm, every door direct mail, every door, saturation mail',
  'first-class, first class, fcm',
  'marketing mail, standard mail, bulk mail, bulk rate, bulk',
  'nonprofit, non-profit, charity',
  'folded self-mailer, self-mailer, self mailer, fsm',
  'tab, tabs, wafer seal, wafer, sealing',
  'barcode, imb, intelligent mail barcode',
  'nonmachinable, non-machinable, surcharge',
  'flat, large envelope',
  'indicia, permit imprint, permit',
  'turnaround, turn time, lead time, production time',
  'spot color, pms, pantone',
  'process color, cmyk, full color, four color, 4 color',
  'print on demand, pod',
  'sheetfed, sheet-fed, litho, sheetfed offset',
  'web press, heatset, web offset, roll-fed',
  'digital press, toner, inkjet',
  'gloss, glossy, shiny',
  'matte, matt, dull, silk, satin',
  'uncoated, plain paper',
  'business card, name card, calling card',
  'remittance, donation envelope, reply envelope',
  'catalog envelope, open end envelope',
  'booklet envelope, open side envelope',
  'a-series, invitation envelope, announcement envelope',
  'spine, backbone',
  'outline fonts, embed fonts, embedded fonts, missing fonts',
  'safe area, safety, safety margin, safe zone, live area, quiet zone',
  'crop marks, trim marks, printer marks',
  'up, number up, n-up, sheets out, out of a sheet',
  'flyer, leaflet, sell sheet',
  'magazine, periodical',
  'price, cost, pricing, how much',
  'password, change password, passcode',
  'your data, export, download my data, my data, data export',
  'delete account, close account, remove account',
  'rearrange, reorder, move tiles, move tabs',
  'tutorial, onboarding, getting started, tour',
];

interface Phrase {
  terms: readonly string[];
  /** The other names in its group. */
  others: readonly (readonly string[])[];
}

const phrases: readonly Phrase[] = groups
  .flatMap((group) => {
    const names = group.split(', ').map((name) => termsOf(name));
    return names.map((terms) => ({
      terms,
      others: names.filter((name) => name.join(' ') !== terms.join(' ')),
    }));
  })
  .toSorted((a, b) => b.terms.length - a.terms.length);

/** A part of a query: its own terms, and the names it also goes by. */
export interface Concept {
  terms: readonly string[];
  others: readonly (readonly string[])[];
}

/** A paper's weight is often given without a unit: `100 cover`. */
const conceptOf = (term: string): Concept => ({
  terms: [term],
  others: /^\d+$/.test(term) ? [[`${term}#`], [`${term}pt`]] : [],
});

/** The parts of a query, the longest known names first. */
export function conceptsOf(terms: readonly string[]): Concept[] {
  const concepts: Concept[] = [];
  for (let at = 0; at < terms.length;) {
    const phrase = phrases.find(({ terms: name }) => name.every((term, place) => terms[at + place] === term));
    concepts.push(phrase ?? conceptOf(terms[at] ?? ''));
    at += phrase?.terms.length ?? 1;
  }
  return concepts;
}
