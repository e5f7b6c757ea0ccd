import type { Reason } from './reason.ts';

export const paperReasons: readonly Reason[] = [
  {
    about: /\byellow/,
    text: 'Varnish is **an ink without pigment, and its oils yellow with age**. Aqueous is water-based and stays clear.',
    cites: [{ entry: 'Considerations', place: 'Gloss Varnish' }, { entry: 'Gloss Aqueous' }],
  },
  {
    about: /\buv\b.*(?:crack|fold)|fold.*\buv\b/,
    text: 'UV cures into **a hard, brittle layer**: bent, it cracks. Score the folds and leave them uncoated, or choose a soft-touch laminate, which resists cracking.',
    cites: [
      { entry: 'Considerations', place: 'Gloss UV' },
      { entry: 'Pro tips', place: 'Gloss UV' },
    ],
  },
  {
    about: /knockouts?|uncoated: send|write on|writing|\bpen\b|inkjet|\bglue/,
    text: 'A coating **closes the paper**, so pen, inkjet, stamp ink and glue stay on top and smear or come off. Only bare paper, or a writable satin/matte aqueous, takes them.',
    cites: [{ entry: 'For every coating' }],
  },
  {
    about:
      /coat coated stock|sinks into uncoated|(?:uv|varnish|coat\w*|laminat\w*) .*uncoated|uncoated.*(?:varnish|uv|coated after)/,
    text: 'Uncoated paper **absorbs the coating**: varnish sinks in and hardly shows, and UV needs a closed surface to lie on. Textured stock isn’t coated at all.',
    cites: [
      { entry: 'Compatibility', place: 'Gloss Varnish' },
      { entry: 'Uncoated', place: 'Paper By Finish' },
    ],
  },
  {
    about: /\bcurl/,
    text: 'Film **doesn’t take up moisture, and paper does**: with film on one side only, the paper swells or shrinks against it and curls. Nylon or lay-flat film breathes and stays flat.',
    cites: [
      { entry: 'Considerations', place: 'Gloss Lamination' },
      { entry: 'Pro tips', place: 'Gloss Lamination' },
    ],
  },
  {
    about: /soft[- ]?touch/,
    text: 'Soft touch is bought **for its feel**. The aqueous kind is cheaper and less durable; the film is the toughest, resists cracking on folds, costs the most and adds 2–3 days.',
    cites: [{ entry: 'Soft-Touch (Velvet) Aqueous' }, { entry: 'Soft-Touch Lamination' }],
  },
  {
    about: /laminat/,
    text: 'A laminate is **a plastic film, not a liquid**: it resists tears, moisture and rubbing better than any coating, and costs the most.',
    cites: [{ entry: 'Gloss Lamination' }],
  },
  {
    about: /aqueous/,
    text: 'Aqueous is put on **in the press, in the same pass**: it dries fast, doesn’t yellow and is cheap, and many printers include it. UV and laminate protect more, as extra steps.',
    cites: [{ entry: 'Gloss Aqueous' }, { entry: 'For every coating' }],
  },
  {
    about: /\buv\b/,
    text: 'UV cures at once into **a hard film**: the glossiest liquid coating, with high scratch and rub resistance. That also makes it crack on folds and hard to glue or write on.',
    cites: [{ entry: 'Gloss UV (flood)' }],
  },
  {
    about: /varnish/,
    text: 'Varnish is **clear ink from a press unit**: cheap and inline, but thin, so it protects the least and can yellow.',
    cites: [{ entry: 'Gloss Varnish' }],
  },
  {
    about:
      /(?:text|cover|bond).*(?:heavier|lighter) than|basis sheet|only within a grade|index.*cover|# (?:text|cover|bond|index) is \d+ gsm/,
    text: 'Pounds are the weight of 500 sheets **of the grade’s own basis size**: text 25 × 38 in, cover 20 × 26 in, bond 17 × 22 in. Cover sheets are smaller, so the same number of pounds is a heavier paper. Compare in gsm.',
    cites: [{ entry: 'Conversion factors by grade' }],
  },
  {
    about: /points are a thickness/,
    text: 'Points **measure thickness, not weight**: board of the same caliper is denser from one mill than from another, so its weight is a range.',
    cites: [{ entry: 'C1S and C2S boards by thickness' }],
  },
  {
    about: /(?:uncoated|gloss).*(?:thicker|bulkier|thinner)|thicker|caliper/,
    text: 'Weight isn’t thickness: **gloss is pressed smooth and dense, uncoated stays bulky**, so at the same weight uncoated is thicker.',
    cites: [{ entry: 'Paper By Weight' }],
  },
  {
    about: /letterhead|laser/,
    text: 'Letterhead goes **through an office printer and under a pen**: uncoated paper takes toner, ink and stamps; coated paper or heat-sensitive ink can smear or melt in a laser printer.',
    cites: [
      { entry: 'Letterhead', place: '#1 Mistake by Print Job Type' },
      { entry: 'Uncoated', place: 'Paper By Finish' },
    ],
  },
  {
    about: /uncoated/,
    text: 'Uncoated paper **absorbs the ink**: softer images and duller color, but it takes pen, laser, stamp and glue.',
    cites: [{ entry: 'Uncoated', place: 'Paper By Finish' }],
  },
  {
    about: /\b(?:matte|satin|silk|dull|glare)\b/,
    text: 'A matte or silk sheet **doesn’t reflect**, so longer text is easier to read, and photos stay sharp with a slightly softer black. Gloss has the most saturated color, but glares.',
    cites: [{ entry: 'Matte/Satin Coated' }, { entry: 'Gloss Coated' }],
  },
  {
    about: /\bgloss/,
    text: 'On gloss the ink **stays on the surface**: the sharpest, most saturated image. It glares over long text, and pen smears on it.',
    cites: [{ entry: 'Gloss Coated' }],
  },
  {
    about: /linen|laid|felt|textured/,
    text: 'Ink and toner **don’t reach the low spots** of a texture: fine detail, solids and reversed type break up.',
    cites: [{ entry: 'Paper By Texture' }],
  },
];
