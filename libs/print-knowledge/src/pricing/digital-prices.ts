import type { KnowledgeTable } from '../figures/provenance.ts';
import { pricePractice } from './price-sources.ts';

/** Price per copy on a digital press, after setup. Ids match the price models. */
export interface DigitalPrice {
  id: string;
  copyLowUsd: number;
  copyHighUsd: number;
}

export const digitalPrices: KnowledgeTable<DigitalPrice> = {
  rows: [
    { id: 'business-card', copyLowUsd: 0.05, copyHighUsd: 0.05 },
    { id: 'postcard-4x6', copyLowUsd: 0.14, copyHighUsd: 0.2 },
    { id: 'postcard-6x9', copyLowUsd: 0.35, copyHighUsd: 0.5 },
    { id: 'flyer-letter', copyLowUsd: 0.3, copyHighUsd: 0.45 },
    { id: 'tri-fold', copyLowUsd: 0.4, copyHighUsd: 0.55 },
    { id: 'booklet-16', copyLowUsd: 2.4, copyHighUsd: 3.6 },
  ],
  columns: {
    copyLowUsd: { unit: 'USD', from: pricePractice },
    copyHighUsd: { unit: 'USD', from: pricePractice },
  },
};

/** Setup of every digital job, US dollars; trade practice. */
export const DIGITAL_SETUP_USD = 25;

/** Uncertainty of a digital price, ±. */
export const DIGITAL_SPREAD = 0.35;
