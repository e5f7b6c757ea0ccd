import type { Reason } from './reason.ts';

/** This reason comes before others, because the answer names the product, too. */
export const priceReason: Reason = {
  about: /should run|planning range/,
  text: 'The price is **setup, paid once, plus paper, press time and finishing for each piece**: more pages or heavier stock cost more on every copy, and a longer run spreads the setup. It’s a range because printers differ, so get two or three quotes.',
  cites: [{ entry: 'Price range' }, { entry: 'Sheetfed', place: 'Printing Presses' }],
};

export const pressReasons: readonly Reason[] = [
  {
    about: /variable data|every sheet differently|personaliz/,
    text: 'An offset plate prints **the same image on every sheet**. A digital press makes each image separately, so every copy can be different.',
    cites: [{ entry: 'Variable Data' }],
  },
  {
    about: /18 pt is for|about 14 pt|up to about 14|digital.*(?:too thick|usually not)/,
    text: 'A digital press **bends the sheet around its drums and fuses toner to it**, which thick board doesn’t allow: they run to about 350 gsm, 14 pt. Sheetfed offset takes board to about 24 pt.',
    cites: [
      { entry: 'Paper Weights', place: 'Digital' },
      { entry: 'Paper Weights', place: 'Sheetfed' },
    ],
  },
  {
    about: /toner/,
    text: 'Dry toner is **a thin, plastic layer on top of the paper**: it doesn’t reach the low spots of a texture, and it cracks on an unscored fold. Liquid ink and inkjet stay flexible.',
    cites: [
      { entry: 'On a fold', place: 'Ink versus Toner' },
      { entry: 'Layer', place: 'Ink versus Toner' },
    ],
  },
  {
    about: /last form|per page\b|press form|signature/,
    text: 'A press form holds **8, 16 or 32 pages**. A count between leaves the last form partly empty, and it costs nearly as much as a full one.',
    cites: [{ entry: 'Tips for every binding' }],
  },
  {
    about: /both sheetfed and web|sheetfed or web|quote sheetfed and web/,
    text: 'In between, it depends on the job: web has **the lowest unit cost, but its makeready wastes a lot of paper**, which only long runs pay for; sheetfed has better registration, more stocks and any size. Their ranges overlap from 10,000 to 50,000.',
    cites: [{ entry: 'Optimal runs' }],
  },
  {
    about: /^(?:yes, |no, )?(?:\*\*)?digital\b|first copy|short runs?/,
    text: 'Digital has **no plates and almost no makeready**: the first copy costs about as much as the last, which makes short runs cheap. Offset pays its plates first, so it wins only in longer runs.',
    cites: [{ entry: 'Digital', place: 'Printing Presses' }],
  },
  {
    about: /\bweb (?:offset|press)|^web\b/,
    text: 'Web prints **both sides from a roll in one pass and folds inline**: the lowest unit cost, once the run is long enough to pay for the paper that makeready wastes.',
    cites: [{ entry: 'Web', place: 'Printing Presses' }],
  },
  {
    about:
      /setup|per piece|\beach\b.*cost|unit cost|extra pieces|price breaks?|so much (?:more|less|cheaper)/,
    text: '**Setup is paid once**: plates and makeready are most of the cost, and every additional sheet is cheap. The more pieces share the setup, the less each one costs.',
    cites: [{ entry: 'Sheetfed', place: 'Printing Presses' }],
  },
  {
    about: /sheetfed|offset\b(?! (?:paper|stock))/,
    text: 'Offset **pays for plates and makeready once**, and every additional sheet is cheap; from about 2,500 pieces that beats digital. It also has the best solids, spot inks and the widest range of stock.',
    cites: [{ entry: 'Sheetfed', place: 'Printing Presses' }],
  },
  {
    about: /special finish|dry(?:ing)? time|24 hours/,
    text: 'A finish is **another step after printing**, and the sheets must be dry first: heavy coverage needs 24 hours or longer.',
    cites: [{ entry: 'Finishing', place: 'Sheetfed' }],
  },
  {
    about: /\brush\b/,
    text: 'A rush job **goes ahead of others** on the schedule, and the shop charges for that.',
    cites: [{ entry: 'Rush, extra cost' }],
  },
  {
    about: /business days|proof approval|turnaround/,
    text: 'Proof, approval, press, drying and finishing follow each other, and **the count starts when you approve the proof**. Offset adds plates and drying; digital is finished sooner.',
    cites: [{ entry: 'Production steps' }],
  },
  {
    about: /overs|spoilage|5–10%|3–5%/,
    text: 'Makeready, finishing and mailing **each spoil some sheets**, so a few more are printed to end up with the ordered count.',
    cites: [{ entry: 'Sheetfed', place: 'Printing Presses' }],
  },
  {
    about: /\bpostage\b/,
    text: 'Postage follows **shape, weight and class**: smaller, lighter, sorted and less urgent mail pays less.',
    cites: [{ entry: 'Postage by shape and class' }],
  },
];
