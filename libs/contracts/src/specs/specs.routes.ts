import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { specDraft, specDraftForm, specSlot } from './spec-draft.ts';
import { specSheet, specSheetForm, specSheetPatch, specSheetSummary } from './spec-sheet.ts';

const TAG = 'Spec sheets';
const ACCESS = 'user';
const slotParams = z.object({ slot: specSlot });
const idParams = z.object({ id: z.uuid() });
const success = z.object({ success: z.literal(true) });

const DRAFT = '/api/specs/:slot';
const SHEET = '/api/spec-sheets/:id';
const PDF = 'application/pdf';
const EMAIL = 'message/rfc822';

export const specsRoutes = {
  getSpecDraft: defineRoute({
    method: 'GET',
    path: DRAFT,
    access: ACCESS,
    tag: TAG,
    summary: 'The working draft of a form',
    params: slotParams,
    answer: specDraft,
  }),
  saveSpecDraft: defineRoute({
    method: 'PUT',
    path: DRAFT,
    access: ACCESS,
    tag: TAG,
    summary: 'Save the working draft; 409 with the newer copy if the revision is not the latest',
    params: slotParams,
    body: specDraftForm,
    answer: specDraft,
  }),
  clearSpecDraft: defineRoute({
    method: 'DELETE',
    path: DRAFT,
    access: ACCESS,
    tag: TAG,
    summary: 'Empty the working draft',
    params: slotParams,
    answer: specDraft,
  }),
  printSpecDraft: defineRoute({
    method: 'GET',
    path: `${DRAFT}/sheet.pdf`,
    access: ACCESS,
    tag: TAG,
    summary: 'The working draft as a PDF',
    params: slotParams,
    answer: z.string(),
    mediaType: PDF,
  }),
  mailSpecDraft: defineRoute({
    method: 'GET',
    path: `${DRAFT}/sheet.eml`,
    access: ACCESS,
    tag: TAG,
    summary: 'The working draft as an unsent e-mail with the PDF attached',
    params: slotParams,
    answer: z.string(),
    mediaType: EMAIL,
  }),
  listSpecSheets: defineRoute({
    method: 'GET',
    path: '/api/spec-sheets',
    access: ACCESS,
    tag: TAG,
    summary: 'Named spec sheets, last changed first',
    answer: z.array(specSheetSummary),
  }),
  createSpecSheet: defineRoute({
    method: 'POST',
    path: '/api/spec-sheets',
    access: ACCESS,
    tag: TAG,
    summary: 'Save a named spec sheet',
    body: specSheetForm,
    answer: specSheet,
  }),
  getSpecSheet: defineRoute({
    method: 'GET',
    path: SHEET,
    access: ACCESS,
    tag: TAG,
    summary: 'One named spec sheet',
    params: idParams,
    answer: specSheet,
  }),
  patchSpecSheet: defineRoute({
    method: 'PATCH',
    path: SHEET,
    access: ACCESS,
    tag: TAG,
    summary: 'Change, rename or attach a sheet; 409 with the newer copy if the revision is not the latest',
    params: idParams,
    body: specSheetPatch,
    answer: specSheet,
  }),
  deleteSpecSheet: defineRoute({
    method: 'DELETE',
    path: SHEET,
    access: ACCESS,
    tag: TAG,
    summary: 'Delete a sheet',
    params: idParams,
    answer: success,
  }),
  printSpecSheet: defineRoute({
    method: 'GET',
    path: `${SHEET}/sheet.pdf`,
    access: ACCESS,
    tag: TAG,
    summary: 'A sheet as a PDF',
    params: idParams,
    answer: z.string(),
    mediaType: PDF,
  }),
  mailSpecSheet: defineRoute({
    method: 'GET',
    path: `${SHEET}/sheet.eml`,
    access: ACCESS,
    tag: TAG,
    summary: 'A sheet as an unsent e-mail with the PDF attached',
    params: idParams,
    answer: z.string(),
    mediaType: EMAIL,
  }),
};
