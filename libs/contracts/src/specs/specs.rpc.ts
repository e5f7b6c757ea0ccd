import { z } from 'zod';
import { defineRpc } from '../define-rpc.ts';
import { quotesRpcs } from '../quotes/quotes.rpc.ts';
import { vendorLinksRpcs } from '../quotes/vendor-links.rpc.ts';
import { healthOf } from '../system/health.rpc.ts';
import { stateOf } from '../system/state.rpc.ts';
import { userDataOf } from '../system/user-data.rpc.ts';
import { mailSpecs, printSpecs } from './specs-print.rpc.ts';
import { specDraft, specDraftForm, specSlot } from './spec-draft.ts';
import { specSheet, specSheetForm, specSheetPatch, specSheetSummary } from './spec-sheet.ts';

const success = z.object({ success: z.literal(true) });

export const getSpecDraft = defineRpc({
  pattern: 'specs.get-draft',
  access: 'user',
  callers: { chat: 'onBehalf' },
  input: z.object({ slot: specSlot }),
  output: specDraft,
});

export const saveSpecDraft = defineRpc({
  pattern: 'specs.save-draft',
  access: 'user',
  input: z.object({ slot: specSlot, form: specDraftForm }),
  output: specDraft,
});

/** Empties the draft. */
export const clearSpecDraft = defineRpc({
  pattern: 'specs.clear-draft',
  access: 'user',
  input: z.object({ slot: specSlot }),
  output: specDraft,
});

/** All of a user's sheets, last changed first. */
export const listSpecSheets = defineRpc({
  pattern: 'specs.list-sheets',
  access: 'user',
  callers: { chat: 'onBehalf' },
  input: z.object({}),
  output: z.object({ sheets: z.array(specSheetSummary) }),
});

/** A sheet whose id the user already has is answered as it is. */
export const createSpecSheet = defineRpc({
  pattern: 'specs.create-sheet',
  access: 'user',
  input: specSheetForm,
  output: specSheet,
});

export const getSpecSheet = defineRpc({
  pattern: 'specs.get-sheet',
  access: 'user',
  callers: { chat: 'onBehalf' },
  input: z.object({ id: z.uuid() }),
  output: specSheet,
});

export const patchSpecSheet = defineRpc({
  pattern: 'specs.patch-sheet',
  access: 'user',
  input: z.object({ id: z.uuid(), patch: specSheetPatch }),
  output: specSheet,
});

export const deleteSpecSheet = defineRpc({
  pattern: 'specs.delete-sheet',
  access: 'user',
  input: z.object({ id: z.uuid() }),
  output: success,
});

export const specsUserData = userDataOf('specs', [
  'drafts',
  'sheets',
  'vendors',
  'vendor_links',
  'link_versions',
  'quotes',
  'quote_choices',
]);
export const specsHealth = healthOf('specs');
export const specsState = stateOf('specs');

export const specsRpcs = [
  specsHealth,
  specsState,
  specsUserData,
  getSpecDraft,
  saveSpecDraft,
  clearSpecDraft,
  listSpecSheets,
  createSpecSheet,
  getSpecSheet,
  patchSpecSheet,
  deleteSpecSheet,
  printSpecs,
  mailSpecs,
  ...quotesRpcs,
  ...vendorLinksRpcs,
] as const;
