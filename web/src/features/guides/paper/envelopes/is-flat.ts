import { mailsAs, type Envelope } from '@printpartner/print-knowledge/envelopes';
import { sizeOf } from './group-scale.ts';

/** Whether USPS charges the flat price by size alone, so that no surcharge for letters applies. */
export function isFlat(envelope: Envelope): boolean {
  const size = sizeOf(envelope);
  if (!size) return false;
  const shape = mailsAs(size);
  return shape.ok && shape.value === 'flat';
}
