import type { Coating } from '@printpartner/print-knowledge/coatings';

export type Verdict = 'yes' | 'no' | 'depends';

/** What is done to a coated piece, and which coatings take it. */
export interface Handling {
  id: string;
  /** The question. */
  asked: RegExp;
  /** Sentences of a coating that answer it. */
  points: RegExp;
  /** By coating id, else by category. */
  verdicts: Readonly<Record<string, Verdict>>;
  /** Where a coating has no sentence of its own, and where none is named. */
  rule: string;
}

export const handlings: readonly Handling[] = [
  {
    id: 'yellow',
    asked: /\byellow\w*/,
    points: /yellow/,
    verdicts: { Specialty: 'yes', Aqueous: 'no' },
    rule: 'Varnish yellows with age; aqueous doesn’t.',
  },
  {
    id: 'recycle',
    asked: /\brecycl\w*|\beco\w*|\bsustainab\w*|\bgreen(?:est|er)?\b|\benvironment\w*/,
    points: /recycl/,
    verdicts: { Aqueous: 'yes', Lamination: 'no' },
    rule: 'Aqueous is recyclable; laminate isn’t recyclable with paper. The guides say nothing on varnish and UV: ask the printer.',
  },
  {
    id: 'fingerprints',
    asked: /\bfinger ?prints?\b|\bsmudges?\b/,
    points: /fingerprint|handling/,
    verdicts: {
      'gloss-varnish': 'no',
      'soft-touch-aqueous': 'yes',
      'matte-lamination': 'yes',
      'soft-touch-lamination': 'depends',
    },
    rule: 'Gloss varnish resists fingerprints; soft-touch aqueous and matte laminate show them on dark colors. On dark solids ask for scuff-free film.',
  },
  {
    id: 'fold',
    asked: /\bfold(?!er)\w*|\bscor(?:e|es|ed|ing)\b|\bcrack\w*|\bcreas\w*/,
    points: /fold|score|crack/,
    verdicts: { 'gloss-uv': 'no', 'soft-touch-lamination': 'yes' },
    rule: 'Flood UV cracks on folds: score them and leave them uncoated. Soft-touch laminate resists cracking.',
  },
  {
    id: 'glue',
    asked: /\bglu(?:e|es|ed|ing|able)\b|\badhesive\b|\btape\b|\bsticks?\b/,
    points: /glue/,
    verdicts: { UV: 'no' },
    rule: 'Leave glue areas uncoated: send the printer a knockout for them.',
  },
  {
    id: 'foil',
    asked: /\bfoil\w*|\bemboss\w*/,
    points: /foil/,
    verdicts: { 'gloss-uv': 'no', 'matte-lamination': 'yes', 'soft-touch-lamination': 'yes' },
    rule: 'Only foil and spot UV go over a laminate; coating otherwise goes on last. Ask for corona-treated film.',
  },
  {
    id: 'uncoated',
    asked:
      /\b(?:on|over|to|with|for) (?:an? )?(?:uncoated|plain|offset|textured|linen|felt|laid)\b|\buncoated (?:\w+ )?(?:stocks?|papers?|cards?|sheets?)\b/,
    points: /uncoated|coated stock/,
    verdicts: { Specialty: 'no', 'gloss-aqueous': 'no', 'matte-aqueous': 'depends', UV: 'no' },
    rule: 'Coat coated stock: varnish sinks into uncoated paper, only satin/matte aqueous goes on smooth uncoated stock after a test, and textured stock isn’t coated.',
  },
  {
    id: 'laser',
    asked: /\blaser(?:s|jet)?\b|\b(?:office|home|desktop) (?:printers?|copiers?|machine)\b|\bcopiers?\b/,
    points: /laser/,
    verdicts: { 'gloss-aqueous': 'no', 'matte-aqueous': 'depends', UV: 'no', Lamination: 'no' },
    rule: 'Leave sheets for a laser printer uncoated. Gloss aqueous is hard to laser print, ink or coating can melt in the printer and some laminates fail; some satin/matte aqueous grades take it, so ask for a laser-safe grade by name.',
  },
  {
    id: 'water',
    asked: /\bwater\w*|\brain\w*|\boutdoors?\b|\bweather\w*|\bwet\b|\bmoist\w*|\bspill\w*/,
    points: /moisture|wipe/,
    verdicts: { Lamination: 'yes', UV: 'no', Aqueous: 'no', Specialty: 'no' },
    rule: 'Of the coatings only laminate resists moisture and wipes clean; varnish, aqueous and UV protect against rubbing, not water. For outdoors ask a sign printer for a synthetic sheet.',
  },
  {
    id: 'write',
    asked:
      /\bwrit\w*|\bpens?\b|\bballpoint\b|\bsharpie\b|\bmarkers?\b|\bstamps?\b|\b(?:to|can|people|could|be) sign(?:ed)?\b|\bsign(?:ing)? (?:it|them|on|in|here|with)\b|\binkjet\w*|\bink[- ]jet\w*|\baddress\w*|\bmail(?:ed|ing)? (?:side|panel)\b|\bfill(?:ed|ing)? (?:it )?(?:out|in by)\b/,
    points: /writ|laser|address|accept pen/,
    verdicts: {
      'gloss-aqueous': 'no',
      'matte-aqueous': 'depends',
      UV: 'no',
      Specialty: 'no',
      Lamination: 'no',
      'soft-touch-aqueous': 'no',
    },
    rule: 'Leave areas for writing, stamps, inkjet or an address uncoated: send the printer a knockout for them. Some satin/matte aqueous grades take a pen: ask for the writable grade by name.',
  },
];

export const verdictOf = ({ id, category }: Coating, { verdicts }: Handling): Verdict | undefined =>
  verdicts[id] ?? verdicts[category];
