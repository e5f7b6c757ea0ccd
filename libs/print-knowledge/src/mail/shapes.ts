import type { KnowledgeTable } from '../figures/provenance.ts';
import { mailSources as from } from './sources.ts';

export type ShapeId =
  | 'card'
  | 'commercial-card'
  | 'letter'
  | 'self-mailer'
  | 'booklet'
  | 'flat'
  | 'marketing-flat'
  | 'eddm-flat';

/** Limits of a USPS shape, in inches and ounces; inclusive unless noted. */
export interface MailShape {
  id: ShapeId;
  name: string;
  minHeight: number;
  minLength: number;
  maxHeight: number;
  maxLength: number;
  minThickness: number;
  /** Minimum thickness over 4¼ in high or 6 in long. */
  minThicknessLarge: number;
  maxThickness: number;
  /** Ounces; exclusive if `isBelow`. */
  maxWeight?: number;
  isBelow?: boolean;
  /** A flat must exceed at least one of these. */
  over?: { height: number; length: number; thickness: number };
  note: string;
}

/** Over either of these, in inches, a card or letter has a higher minimum thickness. */
export const largeFrom = { height: 4.25, length: 6 } as const;

/** Maximum letter size, in inches; larger pieces are flats. */
export const letterEnd = { height: 6.125, length: 11.5, thickness: 0.25 } as const;

/** Ounces up to which a letter pays the letter price; a heavier one pays the flat price. */
export const LETTER_WEIGHT = 3.5;

const smallest = { minHeight: 3.5, minLength: 5, minThickness: 0.007 } as const;
const letter = {
  ...smallest,
  maxHeight: letterEnd.height,
  maxLength: letterEnd.length,
  minThicknessLarge: 0.009,
  maxThickness: letterEnd.thickness,
} as const;
const flat = {
  ...smallest,
  maxHeight: 12,
  maxLength: 15,
  minThicknessLarge: smallest.minThickness,
  maxThickness: 0.75,
  over: letterEnd,
} as const;

export const mailShapes: KnowledgeTable<MailShape> = {
  rows: [
    {
      id: 'card',
      name: 'Card, single-piece First-Class',
      ...smallest,
      maxHeight: largeFrom.height,
      maxLength: largeFrom.length,
      minThicknessLarge: 0.009,
      maxThickness: 0.016,
      maxWeight: LETTER_WEIGHT,
      note: 'Larger or thicker pieces pay the letter price.',
    },
    {
      id: 'commercial-card',
      name: 'Card, commercial First-Class',
      ...smallest,
      maxHeight: 6,
      maxLength: 9,
      minThicknessLarge: 0.009,
      maxThickness: 0.016,
      maxWeight: LETTER_WEIGHT,
      note: 'The card price requires a permit and 500 pieces.',
    },
    {
      id: 'letter',
      name: 'Letter',
      ...letter,
      maxWeight: LETTER_WEIGHT,
      note: 'Heavier pieces pay the flat price.',
    },
    {
      id: 'self-mailer',
      name: 'Folded self-mailer, automation letter',
      ...letter,
      maxHeight: 6,
      maxLength: 10.5,
      maxWeight: 3,
      note: 'Sealed with tabs or glue.',
    },
    {
      id: 'booklet',
      name: 'Booklet, automation letter',
      ...letter,
      minThickness: 0.009,
      maxHeight: 6,
      maxLength: 10.5,
      maxWeight: 3,
      note: 'Three tabs; some designs are limited to 9 or 10 in long.',
    },
    {
      id: 'flat',
      name: 'Flat, First-Class',
      ...flat,
      maxWeight: 13,
      note: 'Flexible and evenly thick; corner radius 1/8 in or less.',
    },
    {
      id: 'marketing-flat',
      name: 'Flat, Marketing Mail',
      ...flat,
      maxWeight: 20,
      isBelow: true,
      note: 'The limit was 16 oz before July 2026.',
    },
    {
      id: 'eddm-flat',
      name: 'EDDM flat, retail',
      ...flat,
      over: { ...letterEnd, length: 10.5 },
      maxWeight: 3.3,
      note: 'Only here, over 10-1/2 in long is enough.',
    },
  ],
  columns: {
    minHeight: { unit: 'in', from: from.letterSizes },
    minLength: { unit: 'in', from: from.letterSizes },
    maxHeight: { unit: 'in', from: from.letterSizes },
    maxLength: { unit: 'in', from: from.letterSizes },
    minThickness: { unit: 'in', from: from.letterSizes },
    minThicknessLarge: { unit: 'in', from: from.letterSizes },
    maxThickness: { unit: 'in', from: from.letterSizes },
    maxWeight: { unit: 'oz', from: from.letterSizes },
    over: { unit: 'in', from: from.letterSizes },
    note: { from: from.letterSizes },
  },
  exceptions: [
    ...(['maxHeight', 'maxLength', 'minThicknessLarge'] as const).map((column) => ({
      row: 'commercial-card',
      column,
      from: from.largeCards,
    })),
    ...(['maxHeight', 'maxLength', 'maxWeight'] as const).flatMap((column) => [
      { row: 'self-mailer', column, from: from.selfMailers },
      { row: 'booklet', column, from: from.booklets },
    ]),
    { row: 'booklet', column: 'minThickness', from: from.booklets },
    { row: 'commercial-card', column: 'note', from: from.classes },
    { row: 'self-mailer', column: 'note', from: from.selfMailers },
    { row: 'booklet', column: 'note', from: from.booklets },
    { row: 'marketing-flat', column: 'note', from: from.prices },
    { row: 'eddm-flat', column: 'note', from: from.eddm },
    { row: 'marketing-flat', column: 'maxWeight', from: from.prices },
    { row: 'eddm-flat', column: 'over', from: from.eddm },
    { row: 'eddm-flat', column: 'maxWeight', from: from.eddmLimits },
    ...['flat', 'marketing-flat'].flatMap((row) =>
      (['minHeight', 'minLength', 'minThickness', 'minThicknessLarge'] as const).map((column) => ({
        row,
        column,
        from: from.practice,
      })),
    ),
  ],
};

export function mailShape(id: ShapeId): MailShape {
  const shape = mailShapes.rows.find((row) => row.id === id);
  if (!shape) throw new RangeError(`Unknown mail shape: ${id}`);
  return shape;
}
