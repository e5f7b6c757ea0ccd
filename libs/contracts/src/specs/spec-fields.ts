import {
  bindingTypes,
  bookletFinishes,
  coverTypes,
  customFinishes,
  deliveryOptions,
  finishingSides,
  mailerBleeds,
  NO_BINDING,
  pageCountTypes,
  type CoverType,
  type SpecKind,
} from './spec-options.ts';
import type { SpecSectionId } from './spec-sections.ts';

/**
 * How a field is typed in and stored. `yes-no` is a boolean, `finishes` a list of names, the others text. A `quantity`
 * has thousands separators, a `phone` is XXX-XXX-XXXX, a `size` is width × height.
 */
export type SpecFieldType =
  | 'line'
  | 'lines'
  | 'email'
  | 'phone'
  | 'quantity'
  | 'count'
  | 'size'
  | 'stock'
  | 'inks'
  | 'date'
  | 'choice'
  | 'select'
  | 'yes-no'
  | 'finishes';

/**
 * What a field says about the job. The arithmetic, the drawing and preflight look fields up by it, so that none of them
 * names a field. `text-…` is the whole book if it has a self cover.
 */
export type SpecMeaning =
  | 'name'
  | 'quantity'
  | 'cover-type'
  | 'page-count-type'
  | 'text-pages'
  | 'cover-pages'
  | 'flat-size'
  | 'finished-size'
  | 'cover-flat-size'
  | 'cover-finished-size'
  | 'stock'
  | 'cover-stock'
  | 'inks'
  | 'cover-inks-front'
  | 'cover-inks-inside-front'
  | 'cover-inks-inside-back'
  | 'cover-inks-back'
  | 'bleed'
  | 'cover-bleed'
  | 'finishes'
  | 'finishing-sides'
  | 'cover-finishes'
  | 'cover-finishing-sides'
  | 'fold'
  | 'binding'
  | 'delivery-date'
  | 'delivery-option';

export interface SpecField {
  key: string;
  label: string;
  /** Its label under a self cover, where that differs. */
  selfLabel?: string;
  /** The section of each form that has it. */
  section: Readonly<Partial<Record<SpecKind, SpecSectionId>>>;
  type: SpecFieldType;
  /** Characters; of one name in a list. */
  max: number;
  /** The cover type that shows it in the booklet form; both if not given. */
  cover?: CoverType;
  options?: readonly (string | { value: string; label: string })[];
  /** Of the custom form, where they differ. */
  customOptions?: readonly string[];
  placeholder?: string;
  hint?: string;
  unit?: 'in' | 'pages' | 'copies';
  /** Needs a third of a row only. */
  isShort?: true;
  /** Its label in the e-mail and on the sheet, where that differs from the form's. */
  mailLabel?: string;
  /** A value that says nothing, besides an empty one. */
  emptyValue?: string;
  meaning?: SpecMeaning;
  /** The value of an empty form, where it isn't ''. */
  initial?: Readonly<Partial<Record<SpecKind, string>>>;
}

const LINE = 200;
const SIZE = 100;
const LINES = 4_000;
/** Digits and dashes. */
const PHONE = 12;

const inBoth = (section: SpecSectionId) => ({ booklet: section, custom: section });
const inBooklet = (section: SpecSectionId) => ({ booklet: section });
const inCustom = (section: SpecSectionId) => ({ custom: section });

const line = { type: 'line', max: LINE } as const;
const lines = { type: 'lines', max: LINES } as const;
const size = { type: 'size', max: SIZE, unit: 'in', placeholder: '8.5 × 11 in' } as const;
const count = { type: 'count', max: 20, unit: 'pages' } as const;
const quantity = { type: 'quantity', max: 40, unit: 'copies', meaning: 'quantity' } as const;
const optional = { placeholder: 'Optional' } as const;
const stock = { type: 'stock', max: LINE, placeholder: '80# gloss text' } as const;
const inks = { type: 'inks', max: LINE, placeholder: '4/4, CMYK both sides' } as const;
const yesNo = { type: 'yes-no', max: 5 } as const;
const finishes = {
  type: 'finishes',
  max: 60,
  options: bookletFinishes,
  customOptions: customFinishes,
} as const;
const sides = { type: 'choice', max: 20, options: finishingSides } as const;

/**
 * Every field of a spec sheet, in the order of the forms: the forms, their validation, the e-mail, the PDF, the vendor
 * page, the assistant and preflight read it. A field is named nowhere else.
 */
export const specFields = [
  { key: 'companyName', label: 'Company name', section: inBoth('contact'), ...line },
  { key: 'contactName', label: 'Contact name', section: inBoth('contact'), ...line },
  { key: 'contactEmail', label: 'Email', section: inBoth('contact'), type: 'email', max: 254 },
  {
    key: 'contactPhone',
    label: 'Phone',
    section: inBoth('contact'),
    type: 'phone',
    max: PHONE,
    placeholder: '410-555-0142',
  },

  { key: 'name', label: 'Project name', section: inBoth('project'), ...line, meaning: 'name' },

  { key: 'quantity', label: 'Quantity 1', section: inBoth('quantities'), ...quantity },
  { key: 'quantity2', label: 'Quantity 2', section: inBoth('quantities'), ...quantity, ...optional },
  { key: 'quantity3', label: 'Quantity 3', section: inBoth('quantities'), ...quantity, ...optional },
  { key: 'quantity4', label: 'Quantity 4', section: inBoth('quantities'), ...quantity, ...optional },
  { key: 'quantity5', label: 'Quantity 5', section: inBoth('quantities'), ...quantity, ...optional },
  { key: 'quantity6', label: 'Quantity 6', section: inBoth('quantities'), ...quantity, ...optional },

  {
    key: 'coverType',
    label: 'Cover type',
    section: inBooklet('options'),
    type: 'choice',
    max: 20,
    options: coverTypes,
    meaning: 'cover-type',
    initial: { booklet: 'self' },
  },
  {
    key: 'pageCount',
    label: 'Page count',
    section: inBooklet('options'),
    cover: 'self',
    ...count,
    hint: 'Cover included',
    meaning: 'text-pages',
    initial: { custom: '0' },
  },
  {
    key: 'insideCoverPageCount',
    label: 'Pages inside the cover',
    section: inBooklet('options'),
    cover: 'plus',
    ...count,
    meaning: 'text-pages',
    initial: { custom: '0' },
  },
  {
    key: 'pageCountType',
    label: 'Counted in',
    section: inBooklet('options'),
    type: 'choice',
    max: 20,
    options: pageCountTypes,
    isShort: true,
    emptyValue: 'count',
    meaning: 'page-count-type',
    initial: { booklet: 'count' },
  },
  {
    key: 'coverPageCount',
    label: 'Cover pages',
    section: inBooklet('options'),
    cover: 'plus',
    ...count,
    placeholder: '4',
    meaning: 'cover-pages',
    initial: { custom: '4' },
  },
  {
    key: 'textFinishedSize',
    label: 'Finished size',
    section: inBooklet('options'),
    cover: 'self',
    ...size,
    meaning: 'finished-size',
  },
  {
    key: 'textFlatSize',
    label: 'Flat size',
    section: inBooklet('options'),
    cover: 'self',
    ...size,
    placeholder: '17 × 11 in',
    meaning: 'flat-size',
  },
  {
    key: 'bookletTextFinishedSize',
    label: 'Text finished size',
    section: inBooklet('options'),
    cover: 'plus',
    ...size,
    meaning: 'finished-size',
  },
  {
    key: 'bookletTextFlatSize',
    label: 'Text flat size',
    section: inBooklet('options'),
    cover: 'plus',
    ...size,
    placeholder: '17 × 11 in',
    meaning: 'flat-size',
  },
  {
    key: 'coverFinishedSize',
    label: 'Cover finished size',
    section: inBooklet('options'),
    cover: 'plus',
    ...size,
    meaning: 'cover-finished-size',
  },
  {
    key: 'coverFlatSize',
    label: 'Cover flat size',
    section: inBooklet('options'),
    cover: 'plus',
    ...size,
    placeholder: '17.25 × 11 in',
    hint: 'With the spine',
    meaning: 'cover-flat-size',
  },
  { key: 'dimensionsNotes', label: 'Dimension notes', section: inBooklet('options'), ...lines },
  {
    key: 'textStock',
    label: 'Text stock',
    section: inBooklet('options'),
    ...stock,
    meaning: 'stock',
  },
  {
    key: 'coverStock',
    label: 'Cover stock',
    section: inBooklet('options'),
    cover: 'plus',
    ...stock,
    placeholder: '100# gloss cover',
    meaning: 'cover-stock',
  },
  { key: 'stockNotes', label: 'Paper notes', section: inBooklet('options'), ...lines },
  {
    key: 'interiorColors',
    label: 'Interior ink colors',
    section: inBooklet('options'),
    ...inks,
    meaning: 'inks',
  },
  {
    key: 'coverFront',
    label: 'Front cover inks',
    section: inBooklet('options'),
    cover: 'plus',
    ...inks,
    placeholder: '4, CMYK',
    meaning: 'cover-inks-front',
  },
  {
    key: 'coverInsideFront',
    label: 'Inside front cover inks',
    section: inBooklet('options'),
    cover: 'plus',
    ...inks,
    placeholder: '1, black',
    meaning: 'cover-inks-inside-front',
  },
  {
    key: 'coverInsideBack',
    label: 'Inside back cover inks',
    section: inBooklet('options'),
    cover: 'plus',
    ...inks,
    placeholder: '1, black',
    meaning: 'cover-inks-inside-back',
  },
  {
    key: 'coverBack',
    label: 'Back cover inks',
    section: inBooklet('options'),
    cover: 'plus',
    ...inks,
    placeholder: '4, CMYK',
    meaning: 'cover-inks-back',
  },
  { key: 'colorsNotes', label: 'Ink notes', section: inBooklet('options'), ...lines },
  { key: 'coverNotes', label: 'Cover notes', section: inBooklet('options'), cover: 'plus', ...lines },
  {
    key: 'bleedRequired',
    label: 'Bleed',
    section: inBooklet('options'),
    cover: 'self',
    ...yesNo,
    hint: 'Self cover: sets cover and interior together',
    meaning: 'bleed',
  },
  {
    key: 'interiorBleedRequired',
    label: 'Interior bleed',
    section: inBooklet('options'),
    cover: 'plus',
    ...yesNo,
    meaning: 'bleed',
  },
  {
    key: 'coverBleedRequired',
    label: 'Cover bleed',
    section: inBooklet('options'),
    cover: 'plus',
    ...yesNo,
    meaning: 'cover-bleed',
  },
  {
    key: 'textFinishingOptions',
    label: 'Text finishes',
    selfLabel: 'Finishes',
    section: inBooklet('options'),
    ...finishes,
    meaning: 'finishes',
  },
  {
    key: 'textFinishingSides',
    label: 'Text finishing sides',
    selfLabel: 'Finishing sides',
    section: inBooklet('options'),
    ...sides,
    meaning: 'finishing-sides',
  },
  {
    key: 'textFinishingNotes',
    label: 'Text finishing notes',
    selfLabel: 'Finishing notes',
    section: inBooklet('options'),
    ...lines,
  },
  {
    key: 'coverFinishingOptions',
    label: 'Cover finishes',
    section: inBooklet('options'),
    cover: 'plus',
    ...finishes,
    meaning: 'cover-finishes',
  },
  {
    key: 'coverFinishingSides',
    label: 'Cover finishing sides',
    section: inBooklet('options'),
    cover: 'plus',
    ...sides,
    meaning: 'cover-finishing-sides',
  },
  {
    key: 'coverFinishingNotes',
    label: 'Cover finishing notes',
    section: inBooklet('options'),
    cover: 'plus',
    ...lines,
  },

  {
    key: 'flatSize',
    label: 'Flat size',
    section: inCustom('piece'),
    ...size,
    placeholder: '11 × 8.5 in',
    meaning: 'flat-size',
  },
  {
    key: 'finishedSize',
    label: 'Finished size',
    section: inCustom('piece'),
    ...size,
    placeholder: '3.667 × 8.5 in',
    emptyValue: 'N/A',
    meaning: 'finished-size',
  },
  { key: 'sizeNotes', label: 'Size notes', section: inCustom('piece'), ...lines },
  {
    key: 'foldingNotes',
    label: 'Folding notes',
    section: { booklet: 'special', custom: 'piece' },
    ...lines,
    placeholder: 'Tri-fold, cover panel out',
    meaning: 'fold',
  },
  {
    key: 'mailerPaperSpecs',
    label: 'Paper',
    section: inCustom('piece'),
    ...stock,
    placeholder: '100# gloss text',
    meaning: 'stock',
  },
  { key: 'mailerInkSpecs', label: 'Ink', section: inCustom('piece'), ...inks, meaning: 'inks' },
  {
    key: 'mailerBleed',
    label: 'Bleed',
    section: inCustom('piece'),
    type: 'choice',
    max: 20,
    options: mailerBleeds,
    meaning: 'bleed',
    initial: { custom: 'Bleed' },
  },
  {
    key: 'mailerFinishingOptions',
    label: 'Finishes',
    section: inCustom('piece'),
    ...finishes,
    meaning: 'finishes',
  },
  {
    key: 'mailerFinishingSides',
    label: 'Finishing sides',
    section: inCustom('piece'),
    ...sides,
    meaning: 'finishing-sides',
  },
  { key: 'mailerFinishingNotes', label: 'Finishing notes', section: inCustom('piece'), ...lines },

  {
    key: 'bindingType',
    label: 'Binding',
    section: { booklet: 'binding', custom: 'piece' },
    type: 'choice',
    max: 60,
    options: bindingTypes,
    emptyValue: NO_BINDING,
    meaning: 'binding',
    initial: { custom: NO_BINDING },
  },
  {
    key: 'bindingNotes',
    label: 'Binding notes',
    section: inBooklet('binding'),
    ...lines,
    placeholder: 'Loop stitch, head-to-toe, anything the bindery must know',
  },
  { key: 'finishingNotes', label: 'Final notes', section: inCustom('piece'), ...lines },

  { key: 'specialFinishes', label: 'Special finishes', section: inBoth('special'), ...line },
  { key: 'dieCutNotes', label: 'Die cutting', section: inBoth('special'), ...lines },
  { key: 'coatingNotes', label: 'Coating', section: inBoth('special'), ...lines },
  { key: 'specialtyPrintingNotes', label: 'Specialty printing', section: inBoth('special'), ...lines },
  { key: 'cuttingNotes', label: 'Cutting', section: inBoth('special'), ...lines },
  { key: 'drillingNotes', label: 'Drilling', section: inBoth('special'), ...lines },
  { key: 'assemblyNotes', label: 'Assembly', section: inBoth('special'), ...lines },

  {
    key: 'shippingOption',
    label: 'Delivery option',
    section: inBoth('delivery'),
    type: 'choice',
    max: 40,
    options: deliveryOptions,
    meaning: 'delivery-option',
  },
  {
    key: 'deliveryDate',
    label: 'Delivery date',
    section: inBoth('delivery'),
    type: 'date',
    max: 10,
    placeholder: 'set date',
    meaning: 'delivery-date',
  },
  { key: 'shippingCompany', label: 'Ship to company', section: inBoth('delivery'), ...line },
  { key: 'shippingContact', label: 'Ship to contact', section: inBoth('delivery'), ...line },
  { key: 'shippingAddress', label: 'Address', section: inBoth('delivery'), ...line },
  { key: 'shippingCity', label: 'City', section: inBoth('delivery'), ...line, isShort: true },
  { key: 'shippingState', label: 'State', section: inBoth('delivery'), ...line, isShort: true },
  { key: 'shippingZip', label: 'ZIP Code', section: inBoth('delivery'), ...line, isShort: true },
  {
    key: 'shippingPhone',
    label: 'Delivery phone',
    section: inBoth('delivery'),
    type: 'phone',
    max: PHONE,
    placeholder: '410-555-0142',
  },
  { key: 'shippingEmail', label: 'Delivery email', section: inBoth('delivery'), type: 'email', max: 254 },
  { key: 'shippingInstructions', label: 'Delivery instructions', section: inBoth('delivery'), ...lines },

  { key: 'mailingNotes', label: 'Mailing notes', section: inBoth('notes'), ...lines },
  { key: 'productionNotes', label: 'Production notes', section: inBoth('notes'), ...lines },
  { key: 'extraNotes', label: 'Extra notes', section: inBoth('notes'), ...lines },
] as const satisfies readonly SpecField[];

type CatalogEntry = (typeof specFields)[number];

/** Held beside the form's data, not in it. */
export type DeliveryOptionKey = 'shippingOption';
export type SpecKey = CatalogEntry['key'];
export type SpecDataKey = Exclude<SpecKey, DeliveryOptionKey>;

type ValueOf<Field> = Field extends { type: 'yes-no' }
  ? boolean
  : Field extends { type: 'finishes' }
    ? string[]
    : string;

/** A form's values; '' and an empty list where nothing is set. */
export type SpecData = {
  -readonly [Field in CatalogEntry as Exclude<Field['key'], DeliveryOptionKey>]: ValueOf<Field>;
};

/** A form's values with the delivery option. */
export interface SpecContent {
  data: SpecData;
  /** '' before one is chosen. */
  shippingOption: string;
}

/** The values of an empty form. */
export function emptySpecData(kind: SpecKind): SpecData {
  const values = (specFields as readonly SpecField[])
    .filter(({ key }) => key !== 'shippingOption')
    .map(({ key, type, initial }) => [key, emptyValueOf(type, initial?.[kind])]);
  return Object.fromEntries(values) as SpecData;
}

function emptyValueOf(type: SpecFieldType, initial = ''): string | boolean | string[] {
  if (type === 'yes-no') return false;
  return type === 'finishes' ? [] : initial;
}
