import { z } from 'zod';
import { defineRpc } from '../define-rpc.ts';
import { specSlot } from './spec-draft.ts';

/** A draft or a named sheet. */
const source = z.union([z.object({ slot: specSlot }), z.object({ id: z.uuid() })]);
const printed = z.object({ filename: z.string(), content: z.base64() });

/** The sheet as a PDF. */
export const printSpecs = defineRpc({
  pattern: 'specs.print',
  access: 'user',
  input: source,
  output: printed,
});

/** The sheet as an unsent e-mail with the PDF attached. */
export const mailSpecs = defineRpc({
  pattern: 'specs.mail',
  access: 'user',
  input: source,
  output: printed,
});
