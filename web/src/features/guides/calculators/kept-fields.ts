import { useSyncExternalStore } from 'react';
import type { LengthUnit } from '@printpartner/print-knowledge/measure';
import type { FilledCalculator } from '@printpartner/print-search/answers';
import { expectedUser } from '../../../platform/api/expected-user.ts';
import { localStore, userStoragePrefix } from '../../../platform/storage/browser-storage.ts';

/** A text, and the unit that a length without one had when it was typed. */
export interface TypedText {
  text: string;
  lengthUnit: LengthUnit;
}

/** What a field has: a measure as it was typed, or the text of a choice or of an address. */
export type KeptValue = string | TypedText;
export type KeptGroup = Readonly<Record<string, KeptValue>>;

export type Calculator = FilledCalculator | 'mail-tabs';

/** The fields of the piece that is mailed, which the mail calculators share, as the screen names them. */
const pieceFields = {
  height: 'height',
  length: 'length',
  thickness: 'thickness',
  weight: 'weight',
  type: 'piece type',
  features: 'nonmachinable features',
  pieces: 'number of pieces',
  stock: 'stock',
};
type PieceField = keyof typeof pieceFields;

const shape = ['height', 'length', 'thickness', 'weight', 'type', 'features'] as const;
/** The fields of the piece that a calculator's answer depends on. All others are the calculator's own. */
const ofPiece: Readonly<Partial<Record<Calculator, readonly PieceField[]>>> = {
  'mail-shape': shape,
  'mail-weight': ['stock', 'pieces'],
  'mail-thickness': ['stock', 'height', 'length'],
  'mail-tabs': ['weight'],
  postage: [...shape, 'pieces'],
};

/** The drawn book is the bindings guide's, and no calculator. */
export type GroupName = Calculator | 'mail-piece' | 'drawn-book';

/** No field needs more characters. */
const MAX_LENGTH = 200;
const noFields: KeptGroup = {};
const listeners = new Set<() => void>();
/** The groups read so far, of one user; of nobody, only until the page is left. */
let known: { userId?: string; groups: Map<GroupName, KeptGroup> } = { groups: new Map() };

const keyOf = (userId: string, group: GroupName) => `${userStoragePrefix(userId)}calculator:${group}`;

function groupNow(group: GroupName): KeptGroup {
  const userId = expectedUser();
  if (known.userId !== userId)
    known = { ...(userId !== undefined && { userId }), groups: new Map<GroupName, KeptGroup>() };
  const read = known.groups.get(group);
  if (read) return read;
  const stored = userId === undefined ? null : localStore.readJson<KeptGroup>(keyOf(userId, group));
  const fields = stored === null ? noFields : fieldsIn(stored);
  known.groups.set(group, fields);
  return fields;
}

/** An older version may have stored other values. */
function fieldsIn(stored: Readonly<Record<string, unknown>>): KeptGroup {
  const fields: Record<string, KeptValue> = {};
  for (const [field, value] of Object.entries(stored)) {
    if (typeof value === 'string' || isTypedText(value)) fields[field] = value;
  }
  return fields;
}

const isTypedText = (value: unknown): value is TypedText =>
  typeof value === 'object' &&
  value !== null &&
  'text' in value &&
  typeof value.text === 'string' &&
  'lengthUnit' in value &&
  (value.lengthUnit === 'in' || value.lengthUnit === 'mm');

const cut = (value: KeptValue): KeptValue =>
  typeof value === 'string'
    ? value.slice(0, MAX_LENGTH)
    : { ...value, text: value.text.slice(0, MAX_LENGTH) };

/** Keeps all fields of a group, in place of those before. */
export function keepGroup(group: GroupName, fields: KeptGroup): void {
  groupNow(group);
  const kept = Object.fromEntries(Object.entries(fields).map(([field, value]) => [field, cut(value)]));
  known.groups.set(group, kept);
  if (known.userId !== undefined) localStore.writeJson(keyOf(known.userId, group), kept);
  for (const listener of listeners) listener();
}

/** Keeps some fields of a group beside the others. */
export const keepFields = (group: GroupName, fields: KeptGroup): void =>
  keepGroup(group, { ...groupNow(group), ...fields });

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The kept fields of a group, on this device until the user signs out. */
export const useKeptGroup = (group: GroupName): KeptGroup =>
  useSyncExternalStore(
    subscribe,
    () => groupNow(group),
    () => noFields,
  );

/** The names of the fields that a calculator shares with the other mail calculators. */
export const sharedNames = (calculator: Calculator): readonly string[] =>
  (ofPiece[calculator] ?? []).map((field) => pieceFields[field]);

function hasKept(calculator: Calculator): boolean {
  if (Object.keys(groupNow(calculator)).length > 0) return true;
  return (ofPiece[calculator] ?? []).some((field) => Object.hasOwn(groupNow('mail-piece'), field));
}

/** Whether a calculator has anything but its initial values. */
export const useHasKept = (calculator: Calculator): boolean =>
  useSyncExternalStore(
    subscribe,
    () => hasKept(calculator),
    () => false,
  );

/** Returns a calculator to its initial values. Of the shared piece, the fields that only others read stay. */
export function resetCalculator(calculator: Calculator): void {
  keepGroup(calculator, noFields);
  const reset: readonly string[] = ofPiece[calculator] ?? [];
  if (reset.length === 0) return;
  const others = Object.entries(groupNow('mail-piece')).filter(([field]) => !reset.includes(field));
  keepGroup('mail-piece', Object.fromEntries(others));
}
