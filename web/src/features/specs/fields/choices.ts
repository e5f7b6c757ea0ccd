import type { SpecField, SpecKind } from '@printpartner/contracts/spec-fields';

export interface Choice {
  value: string;
  label: string;
}

/** What a field offers to choose from. */
export function choicesOf({ options = [], customOptions }: SpecField, kind: SpecKind = 'booklet'): Choice[] {
  const offered = kind === 'custom' ? (customOptions ?? options) : options;
  return offered.map((option) =>
    typeof option === 'string'
      ? { value: option, label: option }
      : { value: option.value, label: option.label },
  );
}
