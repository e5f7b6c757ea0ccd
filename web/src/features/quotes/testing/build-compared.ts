import { jest } from '@jest/globals';
import type { Quote } from '@printpartner/contracts/types';
import { compareQuotes } from '@printpartner/spec-sheet/quotes';
import { unitFormat } from '../../../entities/quote/quote-terms.ts';
import type { ComparedProps } from '../compare/compared-props.ts';
import { quotedSheet } from './build-quotes.ts';

/** A comparison on November 24, 2026. */
export const buildCompared = (quotes: Quote[]): ComparedProps => ({
  data: { sheet: quotedSheet, links: [], quotes, choice: null },
  fresh: new Set(),
  comparison: compareQuotes(quotedSheet, quotes, '2026-11-24'),
  writeUnit: unitFormat([1]),
  onEdit: jest.fn(),
  onChoose: jest.fn(),
});
