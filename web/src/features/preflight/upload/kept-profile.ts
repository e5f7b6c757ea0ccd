import type { PreflightProfile } from '@printpartner/contracts/types';
import { userStoragePrefix } from '../../../platform/storage/user-storage.ts';
import { defaultProfile, profiles } from '../profiles.ts';

const keyOf = (userId: string) => `${userStoragePrefix(userId)}preflight-profile`;

/** The way of printing that was chosen last. */
export function readProfile(userId: string): PreflightProfile {
  try {
    const kept = localStorage.getItem(keyOf(userId));
    return profiles.find(({ id }) => id === kept)?.id ?? defaultProfile;
  } catch {
    return defaultProfile;
  }
}

export function keepProfile(userId: string, profile: PreflightProfile): void {
  try {
    localStorage.setItem(keyOf(userId), profile);
  } catch {
    // In a browser that forbids storage it is chosen anew each time.
  }
}
