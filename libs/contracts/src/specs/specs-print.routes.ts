import { z } from 'zod';
import { timeZone } from '../date-time.ts';
import { defineRoute } from '../define-route.ts';
import { specSlot } from './spec-draft.ts';

const TAG = 'Spec sheets';
const slotParams = z.object({ slot: specSlot });
const idParams = z.object({ id: z.uuid() });
/** The reader's zone, in which the time of the last save is printed; UTC without it. */
const query = z.object({ zone: timeZone.optional() });

const DRAFT = '/api/specs/:slot';
const SHEET = '/api/spec-sheets/:id';
const PDF = 'application/pdf';
const EMAIL = 'message/rfc822';

export const specsPrintRoutes = {
  printSpecDraft: defineRoute({
    method: 'GET',
    path: `${DRAFT}/sheet.pdf`,
    access: 'read spec draft',
    tag: TAG,
    summary: 'The working draft as a PDF',
    params: slotParams,
    query,
    answer: z.string(),
    mediaType: PDF,
  }),
  mailSpecDraft: defineRoute({
    method: 'GET',
    path: `${DRAFT}/sheet.eml`,
    access: 'read spec draft',
    tag: TAG,
    summary: 'The working draft as an unsent email with the PDF attached',
    params: slotParams,
    query,
    answer: z.string(),
    mediaType: EMAIL,
  }),
  printSpecSheet: defineRoute({
    method: 'GET',
    path: `${SHEET}/sheet.pdf`,
    access: 'read spec sheet',
    tag: TAG,
    summary: 'A sheet as a PDF',
    params: idParams,
    query,
    answer: z.string(),
    mediaType: PDF,
  }),
  mailSpecSheet: defineRoute({
    method: 'GET',
    path: `${SHEET}/sheet.eml`,
    access: 'read spec sheet',
    tag: TAG,
    summary: 'A sheet as an unsent email with the PDF attached',
    params: idParams,
    query,
    answer: z.string(),
    mediaType: EMAIL,
  }),
};
