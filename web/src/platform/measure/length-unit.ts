import { useSyncExternalStore } from 'react';
import type { Preferences } from '@printpartner/contracts/types';
import { apiQuery } from '../api/api-query.ts';
import { expectedUser } from '../api/expected-user.ts';
import { queryClient } from '../api/query-client.ts';
import { localStore, userStoragePrefix } from '../storage/browser-storage.ts';

export type LengthUnit = Preferences['lengthUnit'];

const preferencesQuery = apiQuery('GET /api/preferences');
const keyOf = (userId: string) => `${userStoragePrefix(userId)}length-unit`;

const listeners = new Set<() => void>();
/** The unit of one user, as it was told last; of nobody until it is asked for. */
let known: { userId?: string; unit: LengthUnit } = { unit: 'in' };
let stopFollowing = () => {};

/** Inches for those who aren't signed in; for a user without an answer of the server, what this device knows. */
function unitNow(): LengthUnit {
  const userId = expectedUser();
  if (known.userId !== userId) known = userId === undefined ? { unit: 'in' } : { userId, unit: kept(userId) };
  return known.unit;
}

const kept = (userId: string): LengthUnit => (localStore.readJson(keyOf(userId)) === 'mm' ? 'mm' : 'in');

function take(unit: LengthUnit): void {
  const userId = expectedUser();
  if (userId === undefined || unitNow() === unit) return;
  known = { userId, unit };
  localStore.writeJson(keyOf(userId), unit);
  for (const listener of listeners) listener();
}

/** Follows every answer with the preferences, and asks for them if there was none since the app was opened. */
function follow(): () => void {
  const userId = expectedUser();
  if (userId === undefined) return () => {};
  const stop = queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' || query.queryKey[0] !== preferencesQuery.queryKey[0]) return;
    const preferences = queryClient.getQueryData(preferencesQuery.queryKey);
    if (preferences && expectedUser() === userId) take(preferences.lengthUnit);
  });
  queryClient.fetchQuery(preferencesQuery).then(
    ({ lengthUnit }) => expectedUser() === userId && take(lengthUnit),
    // Offline, the unit that this device knows stays.
    () => undefined,
  );
  return stop;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (listeners.size === 1) stopFollowing = follow();
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) stopFollowing();
  };
}

/** The unit that the user reads lengths in first. */
export const useLengthUnit = (): LengthUnit => useSyncExternalStore(subscribe, unitNow, () => 'in');
