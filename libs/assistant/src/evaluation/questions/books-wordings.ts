import type { EvaluatedQuestion } from '../evaluated-question.ts';

type Row = readonly [
  ask: EvaluatedQuestion['ask'],
  must: NonNullable<EvaluatedQuestion['must']>,
  mustNot?: readonly string[],
];

const binding: readonly Row[] = [
  ['Is 96 too many pages for saddle stitching?', ['92']],
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

const of =
  (subject: EvaluatedQuestion['subject']) =>
  ([ask, must, mustNot]: Row, place: number): EvaluatedQuestion => ({
    id: `wordings-${subject}-${place + 1}`,
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
];
