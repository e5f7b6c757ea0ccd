import { z } from 'zod';
import { timeZone } from '../date-time.ts';
import { defineRpc } from '../define-rpc.ts';
import { specSlot } from './spec-draft.ts';

/** A draft or a named sheet, and the time zone of its reader. */
const zone = timeZone.optional();
const source = z.union([z.object({ slot: specSlot, zone }), z.object({ id: z.uuid(), zone })]);
const printed = z.object({ filename: z.string(), content: z.base64() });

/** The sheet as a PDF. */
export const printSpecs = defineRpc({
  pattern: 'specs.print',
  access: 'user',
  input: source,
  output: printed,
});

/** The sheet as an unsent email with the PDF attached. */
export const mailSpecs = defineRpc({
  pattern: 'specs.mail',
  access: 'user',
  input: source,
  output: printed,
});
