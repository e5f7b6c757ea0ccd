import { z } from 'zod';
import { timeZone } from '../date-time.ts';
import { defineRpc } from '../define-rpc.ts';
import { namedBaseRevision } from '../documents/base-revision.ts';
import { storedQuoteFile, vendorAnswer } from './quote.ts';
import { stopToken, vendorToken } from './vendor-link.ts';
import { vendorLinksRoutes } from './vendor-links.routes.ts';

const ACCESS = 'public';
const byToken = z.object({ token: vendorToken });
/** The signed-in user who asks, if any: the owner isn't counted and can't answer. */
const viewerId = z.uuid().nullable();

export const openVendorLink = defineRpc({
  pattern: 'specs.open-link',
  access: ACCESS,
  input: byToken.extend({
    viewerId,
    /** False for a reload. */
    isNewVisit: z.boolean(),
  }),
  output: vendorLinksRoutes.openVendorLink.answer,
});

export const printVendorLink = defineRpc({
  pattern: 'specs.print-link',
  access: ACCESS,
  input: byToken.extend({ zone: timeZone.optional() }),
  output: z.object({ filename: z.string(), content: z.base64() }),
});

export const answerVendorLink = defineRpc({
  pattern: 'specs.answer-link',
  access: ACCESS,
  input: byToken.extend({ viewerId, form: vendorLinksRoutes.answerVendorLink.body }),
  output: vendorAnswer,
});

const fileChange = byToken.extend({ viewerId, ...namedBaseRevision });

/** Whether the link takes a PDF, asked before it is received. */
export const admitQuoteFile = defineRpc({
  pattern: 'specs.admit-quote-file',
  access: ACCESS,
  input: fileChange,
  output: z.object({ success: z.literal(true) }),
});

/** Adds a stored PDF to the answer, or removes it. */
export const setQuoteFile = defineRpc({
  pattern: 'specs.set-quote-file',
  access: ACCESS,
  input: fileChange.extend({ file: storedQuoteFile.nullable() }),
  output: vendorAnswer,
});

/** Stops all mail to a vendor's address. */
export const stopVendorMails = defineRpc({
  pattern: 'specs.stop-mails',
  access: ACCESS,
  input: z.object({ token: stopToken }),
  output: z.object({ success: z.literal(true) }),
});

/** Undoes a stop, for an hour. */
export const resumeVendorMails = defineRpc({
  pattern: 'specs.resume-mails',
  access: ACCESS,
  input: z.object({ token: stopToken }),
  /** False if the hour is over. */
  output: z.object({ is_resumed: z.boolean() }),
});

export const vendorLinksRpcs = [
  openVendorLink,
  printVendorLink,
  answerVendorLink,
  admitQuoteFile,
  setQuoteFile,
  stopVendorMails,
  resumeVendorMails,
] as const;
