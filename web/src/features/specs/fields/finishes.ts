import { NO_FINISH } from '@printpartner/contracts/spec-fields';

/** None excludes all others. */
export function withFinish(chosen: readonly string[], name: string, isOn: boolean): string[] {
  const others = chosen.filter((other) => other !== name);
  if (!isOn) return others;
  return name === NO_FINISH ? [NO_FINISH] : [...others.filter((other) => other !== NO_FINISH), name];
}
