import { leastFraction } from '@printpartner/print-knowledge/limits';
import type { Reason } from './reason.ts';

export const bindingReasons: readonly Reason[] = [
  {
    about: /from every fold|clear of (?:the |every )?folds?/,
    text: 'Each fold can be **off by 1/32 in either way**, and the crease takes some space: what is closer gets bent or lands on the next panel.',
    cites: [{ entry: 'Stay clear of the folds' }],
  },
  {
    about: /page numbers|from the face/,
    text: 'In a saddle-stitched booklet **creep pushes the inner pages out**, and they are trimmed narrower: what is near the face is cut or stands unevenly from page to page.',
    cites: [{ entry: 'Page numbers to the face' }, { entry: 'Allow for creep' }],
  },
  {
    about: /grain.*spine|parallel to the spine/,
    text: 'Paper **bends easily along its grain and swells across it**: with the grain parallel to the spine, pages turn softly and the spine stays straight; across it they are stiff and wavy.',
    cites: [{ entry: 'Tips for every binding' }],
  },
  {
    about: /dents? in the mail|pack it flat/,
    text: 'The wire **stands out from the book and bends under pressure**; flat packing keeps it round.',
    cites: [{ entry: 'Tips', place: 'Wire-O' }],
  },
  {
    about: /gusset|french fold/,
    text: 'The second fold runs **across two layers and the first crease**: heavier stock cracks and gussets there, so it is slit or perforated.',
    cites: [{ entry: 'Technical notes', place: 'French Fold' }],
  },
  {
    about: /don't work as they are.*multiples? of (?:2|two)\b/,
    text: 'A leaf has **two pages**, front and back: an odd count leaves one side blank, and it counts all the same.',
    cites: [{ entry: 'Binding Methods' }],
  },
  {
    about: /multiples? of (?:4|four)|divisible by 4|pages come in fours/,
    text: 'A saddle-stitched booklet is made of **folded sheets, and each has four pages**. Two pages more would be half a sheet, with nothing on the other side of the fold to staple. Blank pages count, too.',
    cites: [{ entry: 'Fix the page count first' }],
  },
  {
    about: /too thick|too many.*saddle|saddle.*(?:too many|8–92|limit|max)|40–48 pages|creep/,
    text: 'Folded sheets nested in each other **push the inner ones out (creep)**, and a thick fold springs open around its staples. Creep grows with page count and caliper, so heavier stock means fewer pages.',
    cites: [{ entry: 'Allow for creep' }, { entry: 'Tips', place: 'Saddle Stitch' }],
  },
  {
    about: /too few.*perfect|perfect.*(?:too few|32–300|minimum|at least)/,
    text: 'Perfect binding **glues the pages at the spine**: a thin block gives the glue and the spine of the cover too little to hold, so our guide starts at 32 pages; for 28 to 31 ask the printer.',
    cites: [{ entry: 'Perfect Bound', place: 'Wire-o/Perfect Binding' }],
  },
  {
    about: /printed spine|print on the spine|no printable spine|spine (?:text|type)/,
    text: `Type needs **a flat, closed spine**: staples leave none, and holes with a coil or wire take its place. Perfect binding has one, wide enough for type from ${leastFraction('spine-type')}.`,
    cites: [{ entry: 'Perfect Bound', place: 'Wire-o/Perfect Binding' }],
  },
  {
    about: /lies? flat|opens? flat|lay flat|doesn't open/,
    text: 'A **glued spine holds the pages together at their edge**, so they pull shut. Coil and Wire-O turn in loose holes, and layflat or sewn books hinge at a fold.',
    cites: [{ entry: 'Inner margin, perfect bound' }, { entry: 'Layflat', place: 'Premium Binding' }],
  },
  {
    about: /inner margin|gutter/,
    text: 'The spine **takes up some of the page**: a glued one doesn’t open flat, a fold swallows a little, and coil or wire needs its holes. Text closer to it disappears.',
    cites: [{ entry: 'Margins', place: 'Design & Layout Principles' }],
  },
  {
    about: /calendar/,
    text: 'Wire turns **all the way back and keeps facing pages aligned**, so a leaf flips over and hangs straight; its wire and hanger take the top edge, hence the 1/2 in margin.',
    cites: [{ entry: 'Wire-O', place: 'Wire-o/Perfect Binding' }],
  },
  {
    about: /half a pitch|coil offsets|wire-o keeps/,
    text: 'A **coil climbs as it turns**, so facing pages sit half a pitch apart; Wire-O is closed loops, and both pages stay level.',
    cites: [
      { entry: 'Spiral Coil', place: 'Saddle Stitch/Spiral Coil' },
      { entry: 'Wire-O', place: 'Wire-o/Perfect Binding' },
    ],
  },
  {
    about: /case b|hard ?cover/,
    text: 'A case is **made and attached in extra steps**: boards, endsheets, a glued or sewn block. That takes 2–4 extra weeks and is the most expensive; it needs a block thick enough to hold it, from 48 pages.',
    cites: [{ entry: 'Case Bound/Hardcover', place: 'Premium Binding' }],
  },
  {
    about: /\bspiral|\bcoil\b/,
    text: 'Coil **folds all the way back, takes few or many pages (4–300) and is cheap**, which suits manuals, workbooks and cookbooks that lie open in use.',
    cites: [{ entry: 'Spiral Coil', place: 'Saddle Stitch/Spiral Coil' }],
  },
  {
    about: /perfect b/,
    text: 'Perfect binding holds **32–300 pages on a flat spine that can be printed**, at moderate cost; beyond the range of staples it’s the usual choice for books and thick catalogs.',
    cites: [{ entry: 'Perfect Bound', place: 'Wire-o/Perfect Binding' }],
  },
  {
    about: /saddle[- ]?stitch/,
    text: 'Saddle stitching is **two staples through a fold**: quick and at moderate cost, and it opens nearly flat, as long as the booklet is thin enough and its pages come in fours.',
    cites: [{ entry: 'Saddle Stitch', place: 'Saddle Stitch/Spiral Coil' }],
  },
  {
    about: /self cover|plus cover/,
    text: 'A self cover is **printed with the pages on one stock**, which saves a sheet and a press run. A plus cover is heavier, protects the pages and feels like a book.',
    cites: [{ entry: 'Self cover', place: 'Paper & Finishing Options' }, { entry: 'Plus cover' }],
  },
  {
    about: /spine width|spine.*(?:dummy|confirm)/,
    text: 'Mills hold caliper to **±5%**, and every leaf adds up: on a thick book that moves the spine by 1/32 in or more. So the printer confirms it on the actual stock.',
    cites: [{ entry: 'Book, perfect bound' }],
  },
  {
    about: /doors?\b|gate.*gap|\bgap\b/,
    text: 'Each fold can be **off by 1/32 in either way**. Without the gap of 1/16 to 1/8 in, the doors would meet, overlap and buckle.',
    cites: [{ entry: 'Technical notes', place: 'Gate Fold' }, { entry: 'Stay clear of the folds' }],
  },
  {
    about: /tuck panel|tri-?fold.*(?:panel|equal|narrower)|equal (?:panels|thirds|width)?|roll ?fold/,
    text: 'The panel that folds in lies **inside the others**: as wide as they are, it hits the fold and buckles. So each panel that tucks in is 1/16 to 1/8 in narrower.',
    cites: [{ entry: 'Tri-fold panels of equal width' }],
  },
  {
    about: /z-?fold/,
    text: 'In a Z-fold **no panel tucks in**, so none is narrower: each one is folded onto the next.',
    cites: [{ entry: 'Technical notes', place: 'Z-Fold' }],
  },
  {
    about: /\bscor(?:e|es|ed|ing)\b|with the grain|grain\b|cracks? on folds?/,
    text: 'Heavy stock **breaks its fibers and its ink when it’s folded**: a score presses a line first, so the fold bends there. Across the grain, coated stock and solid ink crack even sooner. Up to about 80# text no score is needed.',
    cites: [{ entry: 'Fold allowance by stock' }],
  },
];
