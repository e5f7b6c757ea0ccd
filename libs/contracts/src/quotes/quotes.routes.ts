import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { quote } from './quote.ts';
import {
  newQuote,
  quoteChoice,
  quoteChoiceForm,
  sheetQuotes,
  typedQuoteForm,
  typedQuotePatch,
} from './sheet-quotes.ts';
import { newVersionForm, vendorLink, vendorLinkForm, vendorLinkPatch } from './vendor-link.ts';
import { vendor, vendorForm, vendorPatch } from './vendor.ts';

const ACCESS = 'user';
const params = z.object({ id: z.uuid() });
const success = z.object({ success: z.literal(true) });

const VENDORS = { tag: 'Vendors', access: ACCESS } as const;
const SHARES = { tag: 'Vendor links', access: ACCESS } as const;
const QUOTES = { tag: 'Quotes', access: ACCESS } as const;

/** Vendors, links and quotes of a signed-in user. */
export const quotesRoutes = {
  listVendors: defineRoute({
    method: 'GET',
    path: '/api/vendors',
    ...VENDORS,
    summary: 'Remembered vendors, by name',
    answer: z.array(vendor),
  }),
  createVendor: defineRoute({
    method: 'POST',
    path: '/api/vendors',
    ...VENDORS,
    summary: 'Remember a vendor',
    body: vendorForm,
    answer: vendor,
  }),
  patchVendor: defineRoute({
    method: 'PATCH',
    path: '/api/vendors/:id',
    ...VENDORS,
    summary: 'Change the given fields; links and quotes follow the name and the address',
    params,
    body: vendorPatch,
    answer: vendor,
  }),
  deleteVendor: defineRoute({
    method: 'DELETE',
    path: '/api/vendors/:id',
    ...VENDORS,
    summary: 'Forget a vendor; its links and quotes keep the name',
    params,
    answer: success,
  }),
  shareSheet: defineRoute({
    method: 'POST',
    path: '/api/shares',
    ...SHARES,
    summary: 'Make a link to the sheet as it is now, for one vendor',
    body: vendorLinkForm,
    answer: vendorLink,
  }),
  patchShare: defineRoute({
    method: 'PATCH',
    path: '/api/shares/:id',
    ...SHARES,
    summary: 'Set another expiry, close or reopen a link',
    params,
    body: vendorLinkPatch,
    answer: vendorLink,
  }),
  revokeShare: defineRoute({
    method: 'DELETE',
    path: '/api/shares/:id',
    ...SHARES,
    summary: 'Revoke a link for good; its quote stays',
    params,
    answer: success,
  }),
  shareNewVersion: defineRoute({
    method: 'POST',
    path: '/api/shares/:id/version',
    ...SHARES,
    summary: 'Offer the sheet as it is now to the same vendor',
    params,
    body: newVersionForm,
    answer: vendorLink,
  }),
  mailShare: defineRoute({
    method: 'POST',
    path: '/api/shares/:id/mail',
    ...SHARES,
    summary: 'Mail the link to its vendor',
    params,
    answer: vendorLink,
  }),
  readSheetQuotes: defineRoute({
    method: 'GET',
    path: '/api/spec-sheets/:id/quotes',
    ...QUOTES,
    summary: 'Links, quotes and choice of a sheet',
    params,
    query: z.object({ seen: z.literal('true', 'Must be true or left out').optional() }),
    answer: sheetQuotes,
  }),
  downloadSheetQuotes: defineRoute({
    method: 'GET',
    path: '/api/spec-sheets/:id/quotes.csv',
    ...QUOTES,
    summary: 'The comparison of a sheet’s quotes as CSV',
    params,
    mediaType: 'text/csv',
    answer: z.string(),
  }),
  listNewQuotes: defineRoute({
    method: 'GET',
    path: '/api/quotes/new',
    ...QUOTES,
    summary: 'Answers that the user has not seen, newest first',
    answer: z.array(newQuote),
  }),
  createQuote: defineRoute({
    method: 'POST',
    path: '/api/quotes',
    ...QUOTES,
    summary: 'Type in a quote',
    body: typedQuoteForm,
    answer: quote,
  }),
  patchQuote: defineRoute({
    method: 'PATCH',
    path: '/api/quotes/:id',
    ...QUOTES,
    summary: 'Replace what a typed quote says; 409 for a vendor’s own answer',
    params,
    body: typedQuotePatch,
    answer: quote,
  }),
  deleteQuote: defineRoute({
    method: 'DELETE',
    path: '/api/quotes/:id',
    ...QUOTES,
    summary: 'Delete a quote and its PDF; an open link takes another answer',
    params,
    answer: success,
  }),
  markQuoteSeen: defineRoute({
    method: 'POST',
    path: '/api/quotes/:id/seen',
    ...QUOTES,
    summary: 'Mark an answer as seen',
    params,
    answer: success,
  }),
  downloadQuoteFile: defineRoute({
    method: 'GET',
    path: '/api/quotes/:id/file',
    ...QUOTES,
    summary: 'Download the vendor’s own PDF',
    params,
    mediaType: 'application/pdf',
    answer: z.string(),
  }),
  uploadTypedQuoteFile: defineRoute({
    method: 'POST',
    path: '/api/quotes/:id/file',
    ...QUOTES,
    summary: 'Add the vendor’s PDF to a typed quote, or replace it: multipart form, file in `pdf`',
    params,
    upload: z.object({}),
    answer: quote,
  }),
  removeTypedQuoteFile: defineRoute({
    method: 'DELETE',
    path: '/api/quotes/:id/file',
    ...QUOTES,
    summary: 'Remove the PDF of a typed quote',
    params,
    answer: quote,
  }),
  chooseQuote: defineRoute({
    method: 'POST',
    path: '/api/quotes/:id/choose',
    ...QUOTES,
    summary: 'Choose a quote, close the sheet’s links, and record it with the sheet’s project',
    params,
    body: quoteChoiceForm,
    answer: quoteChoice,
  }),
  undoChoice: defineRoute({
    method: 'DELETE',
    path: '/api/quotes/:id/choose',
    ...QUOTES,
    summary:
      'Take a choice back: reopens the links that it closed, and restores what it replaced in the project',
    params,
    answer: success,
  }),
};
