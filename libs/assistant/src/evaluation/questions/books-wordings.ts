import type { EvaluatedQuestion } from '../evaluated-question.ts';

type Row = readonly [
  ask: EvaluatedQuestion['ask'],
  must: NonNullable<EvaluatedQuestion['must']>,
  mustNot?: readonly string[],
];

const binding: readonly Row[] = [
  ['Is 96 too many pages for saddle stitching?', ['92']],
  [
    'Which binding lets a cookbook fold all the way back on itself?',
    ['coil', 'Wire-O'],
    ['layflat', 'sewing'],
  ],
  ['how many sheets can u staple thru the fold', ['23', '92']],
  ['We have an annual report that runs 110 pages. Staple or glue?', ['perfect binding', '92']],
  ['Will 80 pages on 100# text be too thick to staple?', ['40-48'], ['yes']],
  ['what’s the thickest you can saddle stitch', ['92', '1/8']],
  ['My booklet has 22 pages. What do I do?', ['20', '24']],
  ['Why do my page counts have to be in 4s', ['4', 'folded sheet']],
  ['saddle-stitch: 88pp + cover ok?', ['92']],
  ['case bound 50 pages', ['48', '52']],
  ['18 page layflat', ['20']],
  ['can I bind 1200 pages', ['1000']],
  ['which is cheaper, coil or perfect bound?', ['coil', '2', '3']],
  ['is layflat more expensive than perfect bound', ['4', '3']],
  ['saddle stitch, coil or perfect for 60 pages?', ['saddle', 'coil', 'perfect']],
  ['I have 80 pages and want it to open flat and have printing on the spine', [['layflat', 'sewing']]],
  ['is perfect bound good for a cookbook', ['coil'], ['yes']],
  ['What can I use instead of Wire-O?', ['coil']],
  ['most durable binding', ['case']],
  ['alternative to saddle stitch for 120 pages', ['perfect']],
  ['which binding lets me run images across the spread', ['layflat']],
  ['how long does case binding take', [['2-4', '2 to 4']]],
  ['spine: 248 pp, 60 lb offset, cover 12pt', ['0.582', '0.558']],
  ['Spine width for 88 pages 100lb silk text with 100lb silk cover', ['0.2156', '0.235']],
  ['spine width of 180 pages 115gsm silk', ['0.342']],
  ['spine for 200 pages on 60# offset, no cover', ['0.45'], ['0.47']],
  ['spine if it’s 96 pages including the cover, 80# gloss', ['0.161']],
  ['how many pages for a half inch spine on 60# offset', ['214']],
  ['is a 3/16 inch spine wide enough for type?', ['no type', '1/4']],
  ['does the spine of a 60 page perfect bound book take text, 80# gloss', ['0.125', 'no type']],
  ['What spine thickness do I get from 64 leaves of 100# gloss text?', ['0.2944']],
  ['cover size for an 8.5 x 11 perfect bound book with 150 pages of 70# offset', ['17.403']],
  ['how much do pages shift in a 64 page booklet on 80# gloss', ['0.0525']],
  ['How many pages is 12 sheets folded in half and stapled?', ['48']],
  ['i need 100 booklets, 28 pages, stapled. how many sheets of 11x17', ['7', '700']],
  ['does 100 pages make even 16s', ['6', '4']],
  ['how do I paginate 70 pages into signatures', ['72']],
  ['how much extra wrap do I need for a case cover', ['5/8']],
  ['how much clear space for punching', ['1/2']],
  ['does wire-o lay flat', ['yes', 'aligned']],
  ['do hardcovers lay flat', ['fair']],
  ['wire o for calendar?', ['yes', '1/2']],
  ['which binding is cheapest for 200 pages and opens flat', ['coil']],
  ['PUR vs EVA', ['coated', 'PUR']],
  ['odd number of pages for coil: 33', [['32', 'multiples of 2']]],
];

const booklets: readonly Row[] = [
  ['what does 24pp + cover mean', ['28']],
  ['self-cover or plus cover for 16 pages?', ['text stock', '20']],
  ['is 6x9 an economical size', ['32', '25x38']],
  ['does page 2 go on the left', ['left', 'right']],
  ['how far from the edge should text be in a booklet', ['1/4']],
  ['pocket folder for legal size', ['no template']],
  ['does the 4x10 folder have a pocket', ['3-1/2']],
  ['folder with brochure slit', ['7-1/4']],
];

const folding: readonly Row[] = [
  ['panel sizes for a letter-size c-fold on 80# gloss cover', ['3.6042', '3.6979']],
  ['what are the widths if I use a 1/8 tuck on an 11 inch letter fold', ['3.7083', '3.5833']],
  ['gate fold with 1/16 gap 17 in', ['8.5313']],
  ['tri-fold across the short side of 11x17', ['3-11/16']],
  ['8.5x14 folded in thirds, finished size', ['4-11/16']],
  ['french fold 11x17 final size', ['8-1/2 × 5-1/2']],
  ['i want a brochure that folds down to 3.5 x 8.5 with 4 panels; flat size?', ['14x8.5']],
  ['finished 4x9 z-fold -> flat?', ['12x9']],
  ['what happens to an 11x17 folded in half then tri-folded', ['8-1/2 × 3-11/16']],
  ['is a c-fold the same as a letter fold', ['yes']],
  ['which fold has equal panels?', ['z-fold', 'accordion', 'half']],
  ['how much do I take off the flap panel on a 100# cover trifold', ['1/8']],
  ['can you z-fold a 3x5', ['too small']],
  ['what fold should I use for a poster that mails', ['french']],
  ['8 page brochure from one sheet, what fold', ['accordion']],
  ['what’s the grain direction for an 8.5x11 trifold', ['parallel']],
  ['which side is the tuck panel on', ['left']],
  ['which folds are parallel', ['french']],
  ['what fold opens like doors', ['gate']],
  ['is 3.667 right for all three trifold panels?', ['never', '3-11/16', '3-5/8']],
  ['a greeting card 5x7 folded: flat size?', ['10x7']],
  ['tri-fold panel widths on 8.5x11', ['3-11/16', '3-5/8']],
  ['how many pages is a 4 panel brochure', ['8']],
  ['should the doors of a gate fold touch', ['1/16']],
];

const ramblingBinding: readonly Row[] = [
  [
    'hi! our annual gala program came out to 54 pages in indesign incl the covers and my designer says stapling is fine with any even number, is she right or do we need to pad it',
    [['52'], ['56']],
  ],
  [
    'church cookbook, about 180 recipes so i figure 200 pages, people need to keep it open on the counter while cooking. everyone says perfect bound looks nicer but idk',
    [['doesn’t open flat'], ['coil']],
  ],
  [
    'we’ve got a 28 page report, client is dead set on perfect binding because "it looks more expensive". can it be done',
    [['28'], ['32']],
  ],
  [
    'what’s the cheapest way to bind 40 pages, 8.5x11, maybe 300 copies, doesnt have to be fancy just has to survive a conference',
    [['saddle stitch']],
    ['layflat for'],
  ],
  [
    'Need to know how thick the spine will be, it’s 312 pages of 55# natural, 10 pt cover, 5.5x8.5 paperback for our local author',
    [['0.894', '0.89'], ['300']],
  ],
  [
    'if i go from 80# gloss to 100# silk on a 32 page self cover saddle stitched book how much more creep is that',
    [['0.0245'], ['0.0343']],
  ],
  [
    'manual is 320 pages, wanted coil so it lies flat. printer says no. is there anything that does that many pages and still lies flat',
    [['300'], ['sewing']],
    ['yes, spiral'],
  ],
  ['we want a lay flat photo book 18 spreads. is that enough pages', [['36'], ['20']]],
  ['can staples go thru 92 pages of 70# offset, the guide says 92 max', [['too thick'], ['3/16']]],
  [
    'the spine on our proof says .31 but i calculated .36 for 140 pages 60# offset + 12 pt cover. who is off',
    [['0.339'], ['0.029'], ['0.021']],
  ],
  [
    'we changed from 60# offset to 80# gloss text on a 240 page book, cover already designed with the old spine. how much does the spine change',
    [['0.56'], ['0.44'], ['0.12']],
  ],
  [
    'how wide is the spine on a 96 page 100# silk text book w/ 100# silk cover and can i get the logo on there',
    [['0.254'], ['1/4']],
  ],
  [
    'need something for a 150 page training workbook people write in, budget is tight, staples wont do right',
    [['coil']],
  ],
  [
    'does grain direction for a perfect bound book matter? and does the cover need a score',
    [['parallel'], ['1/8 to 1/4']],
  ],
];

const ramblingBooklets: readonly Row[] = [
  ['i have 24 sheets folded in half and stapled, how many pages is that', [['96']]],
  [
    'what size do i make the flat cover for an 8.5x11 stapled booklet, and do i build spreads or pages',
    [['17 x 11'], ['single pages']],
  ],
  [
    'for a 6 x 9 paperback with a spine of 0.42 what are the dimensions of the cover file with 1/8 bleed all round',
    [['12.67'], ['9.25']],
  ],
  ['self cover means i dont have to count the cover right', [['no, the cover counts']]],
];

const ramblingFolding: readonly Row[] = [
  [
    'z fold map, 22 inches wide 4 panels.. no wait z is 3 panels right? how wide is each',
    [['7.3333']],
    ['5-1/2'],
  ],
  [
    'does the inside flap of a c fold need to be shorter? mine is exactly 8.5x11 in 3 equal parts and the printer kicked it back',
    [['never make three equal panels'], ['3-5/8']],
  ],
  ['accordion with 6 panels, flat 24" wide by 9, each panel?', [['4 in']], ['6 x 9']],
  ['half fold then trifold from 11x17 - does it fit a #10 afterwards', [['8-1/2 x 3-11/16'], ['it fits']]],
  ['6 page brochure 8.5x11 finished, what flat size and fold', [['25-7/16'], ['tri-fold']]],
];

const ramblingPresses: readonly Row[] = [
  [
    'our 4-color flyer is for 2,000 people and the rep says anything over 2,500 has to go offset. digital or offset for us',
    [['digital']],
  ],
  ['we got 4,200 flyers instead of the 5,000 we paid for, printer says its normal', [['16%'], ['5-10%']]],
];

const measuredBinding: readonly Row[] = [
  ['how many pages of 60# offset in a 3/4 inch spine', ['324', '10 pt'], ['60 pages']],
  ['50# offset fit 1/2 inch spine', ['246'], ['50 pages']],
  ['what page count of 60# offset gives a 3/4 inch spine', ['324']],
  ['spine 200 pages caliper .0045 cover .012', ['0.474'], ['10 pt']],
  ['spine for 160 pages, 0.1 mm paper, cover 0.3mm', ['8.6 mm', '0.339'], ['10 pt']],
  ['spine of 200 pages 60# offset, 0.012 cover', ['0.474']],
  ['spine 300 pages 444 ppi', ['300 ÷ 444', '0.696']],
  [
    ['creep for 48 pages', 'on 60# offset', 'and 64?', 'plus cover'],
    ['0.0775', '60#'],
  ],
  ['how many pages of 60# offset for a 10 mm spine', ['166', '10.0 mm']],
  ['is 92 pages too many for saddle stitch?', ['no, 92 pages aren’t too many'], ['yes']],
  ['is 40 pages too few for perfect bound', ['no, 40 pages aren’t too few'], ['yes']],
  ['is 400 pages too thick for perfect binding', ['yes: 400 pages are too many']],
  ['is 20 pages not enough for perfect binding', ['yes: 20 pages are too few']],
  ['is 16 pages enough for perfect binding', ['no: 16 pages are too few']],
  [
    ['creep for 48 pages', 'and 64?'],
    ['64 pages', '0.0525'],
  ],
  [['spine 150 pages 60# offset', 'and 12pt cover?', 'in mm?'], ['9.2 mm'], ['80#']],
];

const workedFolding: readonly Row[] = [
  ['flat size of a 4 page 5.5x8.5 card', ['11 x 8.5']],
  ['unfolded 6 page, 8.5x11 finished', ['25.5 x 11', '25.4375 x 11']],
  ['flat size of a 4 page 8.5x11 flyer', ['17 x 11']],
  ['is 8.5x11 too big for a half fold', ['no, 8.5 x 11'], ['yes']],
  ['z-fold panels 8.5x11', ['11 ÷ 3', '3.6667'], ['tuck-in']],
  ['5 panel roll fold 20 in wide, panel widths', ['3.8875', '4.075', '20 + 6 × 0.0625']],
  ['A4 trifold panels', ['97.9 | 99.5 | 99.5 mm', '297 x 210 mm']],
  ['finished size of an A4 trifold', ['99.5 x 210 mm']],
];

const of =
  (subject: EvaluatedQuestion['subject'], from = 0) =>
  ([ask, must, mustNot]: Row, place: number): EvaluatedQuestion => ({
    id: `wordings-${subject}-${from + place + 1}`,
    subject,
    ask,
    must,
    ...(mustNot && { mustNot }),
  });

/** Binding, booklets and folding in the words of buyers: typos, slang, no verbs, values in any order. */
export const bookWordings: readonly EvaluatedQuestion[] = [
  ...binding.map(of('binding')),
  ...booklets.map(of('booklets')),
  ...folding.map(of('folding')),
  ...ramblingBinding.map(of('binding', 100)),
  ...measuredBinding.map(of('binding', 200)),
  ...workedFolding.map(of('folding', 200)),
  ...ramblingBooklets.map(of('booklets', 100)),
  ...ramblingFolding.map(of('folding', 100)),
  ...ramblingPresses.map(of('presses', 100)),
];
