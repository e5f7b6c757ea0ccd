import type { SpecSlot } from '@printpartner/contracts/types';

/** Where a form's text is kept: a working draft or a named sheet. */
export type SheetSource = { slot: SpecSlot } | { id: string };
