import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { rowKeys } from '../row-keys.ts';
import { specDraft, specDraftForm, specSlot } from './spec-draft.ts';
import { specSheet, specSheetForm, specSheetPatch, specSheetSummary } from './spec-sheet.ts';

const TAG = 'Spec sheets';
const slotParams = z.object({ slot: specSlot });
const idParams = z.object({ id: z.uuid() });
const success = z.object({ success: z.literal(true) });

const DRAFT = '/api/specs/:slot';
const SHEETS = '/api/spec-sheets';
const SHEET = `${SHEETS}/:id`;

export const specsRoutes = {
  getSpecDraft: defineRoute({
    method: 'GET',
    path: DRAFT,
    access: 'read spec draft',
    tag: TAG,
    summary: 'The working draft of a form',
    params: slotParams,
    answer: specDraft,
  }),
  saveSpecDraft: defineRoute({
    method: 'PUT',
    path: DRAFT,
    access: 'change spec draft',
    isRepeatable: true,
    tag: TAG,
    summary: 'Save the working draft; 409 with the newer copy if the revision is not the latest',
    params: slotParams,
    // The documents' row also has its name, which the slot gives.
    body: specDraftForm.extend({ name: z.string().optional(), ...rowKeys }),
    answer: specDraft,
  }),
  clearSpecDraft: defineRoute({
    method: 'DELETE',
    path: DRAFT,
    access: 'change spec draft',
    isRepeatable: true,
    tag: TAG,
    summary: 'Empty the working draft',
    params: slotParams,
    answer: specDraft,
  }),
  listSpecSheets: defineRoute({
    method: 'GET',
    path: SHEETS,
    access: 'read spec sheet',
    tag: TAG,
    summary: 'Named spec sheets, last changed first',
    answer: z.array(specSheetSummary),
  }),
  createSpecSheet: defineRoute({
    method: 'POST',
    path: SHEETS,
    access: 'create spec sheet',
    isRepeatable: true,
    tag: TAG,
    summary: 'Save a named spec sheet',
    body: specSheetForm.extend(rowKeys),
    answer: specSheet,
  }),
  getSpecSheet: defineRoute({
    method: 'GET',
    path: SHEET,
    access: 'read spec sheet',
    tag: TAG,
    summary: 'One named spec sheet',
    params: idParams,
    answer: specSheet,
  }),
  patchSpecSheet: defineRoute({
    method: 'PATCH',
    path: SHEET,
    access: 'change spec sheet',
    isRepeatable: true,
    tag: TAG,
    summary: 'Change, rename or attach a sheet; 409 with the newer copy if the revision is not the latest',
    params: idParams,
    body: specSheetPatch.extend(rowKeys),
    answer: specSheet,
  }),
  deleteSpecSheet: defineRoute({
    method: 'DELETE',
    path: SHEET,
    access: 'delete spec sheet',
    isRepeatable: true,
    tag: TAG,
    summary: 'Delete a sheet',
    params: idParams,
    answer: success,
  }),
};
