import type { KnowledgeTable } from '../figures/provenance.ts';
import { mailSources as from } from './sources.ts';

/** A trade name for postcards, with its maximum size in inches. */
export interface PostcardSize {
  id: 'postcard' | 'oversize' | 'jumbo';
  name: string;
  maxHeight: number;
  maxLength: number;
}

export const postcardSizes: KnowledgeTable<PostcardSize> = {
  rows: [
    { id: 'postcard', name: 'Postcard', maxHeight: 6, maxLength: 11 },
    { id: 'oversize', name: 'Oversize', maxHeight: 6.125, maxLength: 11.5 },
    { id: 'jumbo', name: 'Jumbo', maxHeight: 12, maxLength: 15 },
  ],
  columns: {
    maxHeight: { unit: 'in', from: from.product },
    maxLength: { unit: 'in', from: from.product },
  },
};

/** A common mailing format. Inches, height and length relative to the address. */
export interface MailFormat {
  id: string;
  name: string;
  height: number;
  length: number;
  pieceType: 'card' | 'envelope';
}

/** Sizes of the address-side templates. */
export const templateSizes: KnowledgeTable<MailFormat> = {
  rows: [
    { id: 'card-4x6', name: 'Postcard', height: 4, length: 6, pieceType: 'card' },
    {
      id: 'card-425x6',
      name: 'Postcard, largest at card price',
      height: 4.25,
      length: 6,
      pieceType: 'card',
    },
    { id: 'card-5x7', name: 'Postcard', height: 5, length: 7, pieceType: 'card' },
    { id: 'card-6x9', name: 'Postcard', height: 6, length: 9, pieceType: 'card' },
    { id: 'card-6x11', name: 'Postcard', height: 6, length: 11, pieceType: 'card' },
    { id: 'card-oversize', name: 'Oversize card', height: 6.125, length: 11.5, pieceType: 'card' },
    { id: 'letter-10', name: '#10 letter', height: 4.125, length: 9.5, pieceType: 'envelope' },
    { id: 'letter-a7', name: 'A7 letter', height: 5.25, length: 7.25, pieceType: 'envelope' },
    { id: 'letter-6x9', name: '6 × 9 letter', height: 6, length: 9, pieceType: 'envelope' },
  ],
  columns: {
    height: { unit: 'in', from: from.practice },
    length: { unit: 'in', from: from.practice },
  },
};
