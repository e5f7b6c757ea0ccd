import { z } from 'zod';
import { defineRpc } from '../define-rpc.ts';
import { quote, storedQuoteFile } from './quote.ts';
import {
  madeChoice,
  newQuote,
  quoteChoiceForm,
  seenQuotes,
  sheetQuotes,
  typedQuoteForm,
  typedQuotePatch,
} from './sheet-quotes.ts';
import { newVersionForm, vendorLink, vendorLinkForm, vendorLinkPatch } from './vendor-link.ts';
import { vendor, vendorForm, vendorPatch } from './vendor.ts';

const ACCESS = 'user';
const byId = z.object({ id: z.uuid() });
const success = z.object({ success: z.literal(true) });

export const listVendors = defineRpc({
  pattern: 'specs.list-vendors',
  access: ACCESS,
  input: z.object({}),
  output: z.object({ vendors: z.array(vendor) }),
});

/** A vendor whose id the user already has is answered as it is; 409 if it says something else. */
export const createVendor = defineRpc({
  pattern: 'specs.create-vendor',
  access: ACCESS,
  input: vendorForm,
  output: vendor,
});

export const patchVendor = defineRpc({
  pattern: 'specs.patch-vendor',
  access: ACCESS,
  input: byId.extend({ patch: vendorPatch }),
  output: vendor,
});

export const deleteVendor = defineRpc({
  pattern: 'specs.delete-vendor',
  access: ACCESS,
  input: byId,
  output: success,
});

/** A link whose id the user already has is answered as it is; 409 if it says something else. */
export const shareSheet = defineRpc({
  pattern: 'specs.share',
  access: ACCESS,
  input: vendorLinkForm,
  output: vendorLink,
});

export const patchShare = defineRpc({
  pattern: 'specs.patch-share',
  access: ACCESS,
  input: byId.extend({ patch: vendorLinkPatch }),
  output: vendorLink,
});

export const revokeShare = defineRpc({
  pattern: 'specs.revoke-share',
  access: ACCESS,
  input: byId,
  output: success,
});

/** If the sheet says the same as the newest version, the link stays as it is. */
export const shareNewVersion = defineRpc({
  pattern: 'specs.share-version',
  access: ACCESS,
  input: byId.extend({ form: newVersionForm }),
  output: vendorLink,
});

export const mailShare = defineRpc({
  pattern: 'specs.mail-share',
  access: ACCESS,
  input: byId,
  output: vendorLink,
});

export const readSheetQuotes = defineRpc({
  pattern: 'specs.read-quotes',
  access: ACCESS,
  input: byId,
  output: sheetQuotes,
});

export const listNewQuotes = defineRpc({
  pattern: 'specs.list-new-quotes',
  access: ACCESS,
  input: z.object({}),
  output: z.object({ quotes: z.array(newQuote) }),
});

export const createQuote = defineRpc({
  pattern: 'specs.create-quote',
  access: ACCESS,
  input: typedQuoteForm,
  output: quote,
});

export const patchQuote = defineRpc({
  pattern: 'specs.patch-quote',
  access: ACCESS,
  input: byId.extend({ patch: typedQuotePatch }),
  output: quote,
});

export const deleteQuote = defineRpc({
  pattern: 'specs.delete-quote',
  access: ACCESS,
  input: byId,
  output: success,
});

export const markQuotesSeen = defineRpc({
  pattern: 'specs.mark-quotes-seen',
  access: ACCESS,
  input: seenQuotes,
  output: success,
});

/** Where the store has a quote's PDF: the gateway sends it from there. */
export const locateQuoteFile = defineRpc({
  pattern: 'specs.locate-quote-file',
  access: ACCESS,
  input: byId,
  output: z.object({ key: z.string(), name: z.string(), size: z.int() }),
});

/** Whether a quote takes a PDF from its owner, asked before it is received. */
export const admitTypedQuoteFile = defineRpc({
  pattern: 'specs.admit-typed-quote-file',
  access: ACCESS,
  input: byId,
  output: success,
});

/** Adds a stored PDF to a typed quote, or removes it. */
export const setTypedQuoteFile = defineRpc({
  pattern: 'specs.set-typed-quote-file',
  access: ACCESS,
  input: byId.extend({ file: storedQuoteFile.nullable() }),
  output: quote,
});

export const chooseQuote = defineRpc({
  pattern: 'specs.choose-quote',
  access: ACCESS,
  input: byId.extend({ form: quoteChoiceForm }),
  output: madeChoice,
});

export const undoChoice = defineRpc({
  pattern: 'specs.undo-choice',
  access: ACCESS,
  input: byId,
  output: success,
});

export const quotesRpcs = [
  listVendors,
  createVendor,
  patchVendor,
  deleteVendor,
  shareSheet,
  patchShare,
  revokeShare,
  shareNewVersion,
  mailShare,
  readSheetQuotes,
  listNewQuotes,
  createQuote,
  patchQuote,
  deleteQuote,
  markQuotesSeen,
  locateQuoteFile,
  admitTypedQuoteFile,
  setTypedQuoteFile,
  chooseQuote,
  undoChoice,
] as const;
