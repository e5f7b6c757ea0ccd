import type { Page } from '@playwright/test';
import { baseURL, callApi } from './fixtures.ts';

export interface SheetLink {
  id: string;
  url: string;
}

async function read<T>(page: Page, method: string, path: string, body: unknown): Promise<T> {
  const content: T = await (await callApi(page, method, path, body)).json();
  return content;
}

/** A sheet that asks to price 1,000, 5,000 and 10,000 booklets. */
export const sheetToQuote = (page: Page, name = 'Season program'): Promise<{ id: string }> =>
  read(page, 'POST', '/api/spec-sheets', {
    kind: 'booklet',
    name,
    data: {
      name,
      companyName: 'Lakeview Arts',
      contactName: 'Maya Chen',
      quantity: '1,000',
      quantity2: '5,000',
      quantity3: '10,000',
      pageCount: '16',
      textFinishedSize: '8.5 × 11 in',
      textStock: '100# gloss text',
    },
  });

export const linkTo = (page: Page, sheetId: string, name: string): Promise<SheetLink> =>
  read(page, 'POST', '/api/shares', {
    sheet_id: sheetId,
    vendor: { id: crypto.randomUUID(), name, email: `bids@${name.replace(/\W/g, '').toLowerCase()}.example` },
    message: 'Two-up proofs, please. We mail on the 12th.',
  });

/** The address of a link's page in the system under test. */
export const pageOf = ({ url }: SheetLink): string => new URL(new URL(url).pathname, baseURL).href;

/** Answers a link as its vendor does. */
export const answer = (page: Page, link: SheetLink, quote: Record<string, unknown>): Promise<unknown> =>
  read(page, 'PUT', `/api/vendor-links/${new URL(link.url).pathname.split('/')[2] ?? ''}/quote`, {
    version: 1,
    ...quote,
  });

/** Prices for the quantities of `sheetToQuote`, in cents. */
export const pricedAt = (...cents: number[]) =>
  cents.map((price_cents, place) => ({ quantity: [1_000, 5_000, 10_000][place], price_cents }));
