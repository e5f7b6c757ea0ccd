import { emptySpecData, type SpecData, type SpecKind } from '@printpartner/contracts/spec-fields';
import { answerWith, catalog, contentOf, rawValue, valuesOf, type Sheet } from '../fields/index.ts';

/** A product with what is usually ordered for it; contact, quantities and delivery stay empty. */
export interface SpecTemplate {
  id: string;
  name: string;
  /** One line. */
  description: string;
  kind: SpecKind;
  data: Readonly<Partial<SpecData>>;
}

const booklets: readonly SpecTemplate[] = [
  {
    id: 'saddle-stitched-booklet',
    name: '16-page saddle-stitched booklet',
    description: '8.5 × 11 in self cover on 80# gloss text, full color with bleed',
    kind: 'booklet',
    data: {
      coverType: 'self',
      pageCount: '16',
      textFinishedSize: '8.5 × 11 in',
      textFlatSize: '17 × 11 in',
      textStock: '80# gloss text',
      interiorColors: '4/4, CMYK both sides',
      bleedRequired: true,
      textFinishingOptions: ['Satin Aqueous'],
      textFinishingSides: 'Two Sides',
      bindingType: 'Saddle Stitch',
    },
  },
  {
    id: 'perfect-bound-catalog',
    name: 'Perfect-bound catalog',
    description: '96 pages of 80# gloss text in a laminated 12 pt C1S cover, 8.5 × 11 in',
    kind: 'booklet',
    data: {
      coverType: 'plus',
      insideCoverPageCount: '96',
      coverPageCount: '4',
      bookletTextFinishedSize: '8.5 × 11 in',
      coverFinishedSize: '8.5 × 11 in',
      dimensionsNotes: 'Printer to confirm the spine width before the cover is set.',
      textStock: '80# gloss text',
      coverStock: '12pt C1S',
      interiorColors: '4/4, CMYK both sides',
      coverFront: '4, CMYK',
      coverInsideFront: '0, unprinted',
      coverInsideBack: '0, unprinted',
      coverBack: '4, CMYK',
      interiorBleedRequired: true,
      coverBleedRequired: true,
      coverFinishingOptions: ['Gloss Lamination'],
      coverFinishingSides: 'One Side',
      bindingType: 'Perfect Bound',
      bindingNotes: 'Grain parallel to the spine; PUR glue for the coated text.',
    },
  },
];

const mailers: readonly SpecTemplate[] = [
  {
    id: 'postcard-mailer',
    name: 'Postcard mailer 6 × 9',
    description: '14 pt C2S, full color both sides, coated on the picture side',
    kind: 'custom',
    data: {
      flatSize: '9 × 6 in',
      mailerPaperSpecs: '14pt C2S',
      mailerInkSpecs: '4/4, CMYK both sides',
      mailerBleed: 'Bleed',
      mailerFinishingOptions: ['Gloss Aqueous'],
      mailerFinishingSides: 'One Side',
      mailerFinishingNotes: 'Leave the address side uncoated for ink-jet addressing.',
      mailingNotes: 'Keep the address area and the barcode zone free of artwork.',
    },
  },
  {
    id: 'self-mailer',
    name: 'Self-mailer',
    description: 'Letter sheet of 100# gloss text, folded in half to 5.5 × 8.5 in and tabbed',
    kind: 'custom',
    data: {
      flatSize: '11 × 8.5 in',
      finishedSize: '5.5 × 8.5 in',
      foldingNotes: 'Half fold, address panel out; the fold is the bottom edge.',
      mailerPaperSpecs: '100# gloss text',
      mailerInkSpecs: '4/4, CMYK both sides',
      mailerBleed: 'Bleed',
      mailingNotes: 'Seal with two 1 in tabs on the top edge, within 1 in of the left and right edges.',
    },
  },
];

const brochures: readonly SpecTemplate[] = [
  {
    id: 'tri-fold-brochure',
    name: 'Tri-fold brochure',
    description: 'Letter sheet of 80# gloss text in three panels, full color both sides',
    kind: 'custom',
    data: {
      flatSize: '11 × 8.5 in',
      finishedSize: '3.6875 × 8.5 in',
      foldingNotes: 'Tri-fold, cover panel out',
      mailerPaperSpecs: '80# gloss text',
      mailerInkSpecs: '4/4, CMYK both sides',
      mailerBleed: 'Bleed',
      mailerFinishingOptions: ['Satin Aqueous'],
      mailerFinishingSides: 'Two Sides',
    },
  },
  {
    id: 'rack-card',
    name: 'Rack card',
    description: '4 × 9 in on 14 pt C2S, full color, UV coated both sides',
    kind: 'custom',
    data: {
      flatSize: '4 × 9 in',
      mailerPaperSpecs: '14pt C2S',
      mailerInkSpecs: '4/4, CMYK both sides',
      mailerBleed: 'Bleed',
      mailerFinishingOptions: ['UV Gloss Coating'],
      mailerFinishingSides: 'Two Sides',
    },
  },
  {
    id: 'poster',
    name: 'Poster',
    description: '18 × 24 in on 100# gloss text, full color on one side',
    kind: 'custom',
    data: {
      flatSize: '18 × 24 in',
      mailerPaperSpecs: '100# gloss text',
      mailerInkSpecs: '4/0, CMYK one side',
      mailerBleed: 'Bleed',
      mailerFinishingOptions: ['Gloss Aqueous'],
      mailerFinishingSides: 'One Side',
      finishingNotes: 'Ship flat or rolled, not folded.',
    },
  },
];

const stationery: readonly SpecTemplate[] = [
  {
    id: 'business-card',
    name: 'Business card',
    description: '3.5 × 2 in on 16 pt C2S, full color both sides, matte',
    kind: 'custom',
    data: {
      flatSize: '3.5 × 2 in',
      mailerPaperSpecs: '16pt C2S',
      mailerInkSpecs: '4/4, CMYK both sides',
      mailerBleed: 'Bleed',
      mailerFinishingOptions: ['Matte Aqueous'],
      mailerFinishingSides: 'Two Sides',
      finishingNotes: 'List every name and its quantity.',
    },
  },
  {
    id: 'letterhead-envelope',
    name: 'Letterhead and #10 envelope',
    description: '24# bond letterhead with a matching #10 envelope, full color on one side',
    kind: 'custom',
    data: {
      flatSize: '8.5 × 11 in',
      sizeNotes: 'Letterhead 8-1/2 × 11 in; #10 envelope 9-1/2 × 4-1/8 in.',
      mailerPaperSpecs: '24# bond',
      mailerInkSpecs: '4/0, CMYK one side',
      mailerBleed: 'No bleed',
      mailerFinishingOptions: ['None'],
      finishingNotes: 'Envelope: 24# white wove, same inks. Both must be safe for laser printers.',
    },
  },
  {
    id: 'pocket-folder',
    name: 'Pocket folder',
    description: '9 × 12 in with two 4 in pockets on 14 pt C1S, full color outside',
    kind: 'custom',
    data: {
      flatSize: '18 × 16 in',
      finishedSize: '9 × 12 in',
      sizeNotes: 'Flat size without glue tabs; replace it with the size of the printer’s die.',
      foldingNotes: 'Score and fold to 9 × 12 in; two 4 in pockets, folded up and glued.',
      mailerPaperSpecs: '14pt C1S',
      mailerInkSpecs: '4/0, CMYK one side',
      mailerBleed: 'Bleed',
      mailerFinishingOptions: ['Gloss Aqueous', 'Die Cutting'],
      mailerFinishingSides: 'One Side',
      dieCutNotes: 'Business card slits in the right pocket.',
    },
  },
];

/** Ten products to start a sheet from. Sizes and papers are those of the guides; a test compares them. */
export const specTemplates: readonly SpecTemplate[] = [...mailers, ...brochures, ...booklets, ...stationery];

/** A new sheet from a template. What the template says is chosen, also where a form starts with the same. */
export function sheetFromTemplate({ kind, data }: SpecTemplate): Sheet {
  const content = { data: { ...emptySpecData(kind), ...data }, shippingOption: '' };
  const said = catalog.filter(({ key }) => key in data);
  const answers = said.map((field) => answerWith(field, rawValue(content, field.key)));
  return { kind, ...contentOf(Object.assign(valuesOf(content), ...answers)) };
}
