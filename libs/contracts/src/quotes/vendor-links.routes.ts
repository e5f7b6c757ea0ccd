import { z } from 'zod';
import { timeZone } from '../date-time.ts';
import { defineRoute } from '../define-route.ts';
import { namedBaseRevision, namedBaseRevisionInQuery } from '../documents/base-revision.ts';
import { quoteForm, vendorAnswer } from './quote.ts';
import { closedVendorPage, stopToken, vendorPage, vendorToken } from './vendor-link.ts';

const TAG = 'Vendor page';
const params = z.object({ token: vendorToken });
const stopParams = z.object({ token: stopToken });
const fileQuery = z.object(namedBaseRevisionInQuery);
const STOP = '/api/mail-stops/:token';
const LINK = '/api/vendor-links/:token';

/** For a vendor without an account, who has a link. */
export const vendorLinksRoutes = {
  openVendorLink: defineRoute({
    method: 'GET',
    path: LINK,
    access: 'open vendor link',
    tag: TAG,
    summary:
      'The sheet of a link and the vendor’s answer, or the answer alone if closed; 404 if unknown or revoked, 410 if expired, or closed without an answer',
    params,
    answer: z.union([vendorPage, closedVendorPage]),
  }),
  printVendorLink: defineRoute({
    method: 'GET',
    path: `${LINK}/sheet.pdf`,
    access: 'open vendor link',
    tag: TAG,
    summary: 'The version of the sheet as a PDF',
    params,
    query: z.object({ zone: timeZone.optional() }),
    mediaType: 'application/pdf',
    answer: z.string(),
  }),
  answerVendorLink: defineRoute({
    method: 'PUT',
    path: `${LINK}/quote`,
    access: 'answer vendor link',
    tag: TAG,
    summary: 'Answer, or change the answer; 409 if a newer version was offered, or the answer changed, since',
    params,
    body: quoteForm.safeExtend({
      /** The version that the vendor saw. */
      version: z.int().min(1),
      ...namedBaseRevision,
    }),
    answer: vendorAnswer,
  }),
  uploadQuoteFile: defineRoute({
    method: 'POST',
    path: `${LINK}/file`,
    access: 'answer vendor link',
    tag: TAG,
    summary:
      'Add a PDF to the answer, or replace it: multipart form, file in `pdf`; 409 if the answer changed since',
    params,
    query: fileQuery,
    upload: z.object({}),
    answer: vendorAnswer,
  }),
  removeQuoteFile: defineRoute({
    method: 'DELETE',
    path: `${LINK}/file`,
    access: 'answer vendor link',
    tag: TAG,
    summary: 'Remove the PDF of the answer; 409 if the answer changed since',
    params,
    query: fileQuery,
    answer: vendorAnswer,
  }),
  askToStopMails: defineRoute({
    method: 'GET',
    path: STOP,
    access: 'read mail stop',
    tag: TAG,
    summary: 'A page to stop mail about quotes; opening it changes nothing',
    params: stopParams,
    mediaType: 'text/html',
    answer: z.string(),
  }),
  stopMails: defineRoute({
    method: 'POST',
    path: STOP,
    access: 'set mail stop',
    tag: TAG,
    summary: 'Stop mail about quotes to an address, from its page or by a mail program (RFC 8058)',
    params: stopParams,
    takesForm: true,
    mediaType: 'text/html',
    answer: z.string(),
  }),
  resumeMails: defineRoute({
    method: 'POST',
    path: `${STOP}/resume`,
    access: 'lift mail stop',
    tag: TAG,
    summary: 'Undo a stop of mail about quotes within an hour, from the page that says it is stopped',
    params: stopParams,
    takesForm: true,
    mediaType: 'text/html',
    answer: z.string(),
  }),
};
