import { useState } from 'react';
import type { Outcome } from '@printpartner/print-knowledge/figures';

/** The value of an outcome; while there is none, as during typing, the last one. */
export function useLastValid<Value>(outcome: Outcome<Value>): Value | undefined {
  const [last, setLast] = useState<Value>();
  if (outcome.ok && outcome.value !== last) setLast(outcome.value);
  return outcome.ok ? outcome.value : last;
}
