import { createHash } from 'node:crypto';
import { type ColorModel, modelOf } from './color-model.ts';
import { IccProfile } from './icc-profile.ts';

/** A profile and what it says about colors. */
export interface KnownProfile {
  profile: IccProfile;
  model: ColorModel;
}

/** Profiles kept. Most files have one of a few: sRGB, Adobe RGB, the usual coated and uncoated conditions. */
const MAX_KEPT = 6;
/** Bytes; larger profiles are read for each document. */
const MAX_BYTES = 2_000_000;
/** Profiles by hash; the one used longest ago comes first. */
const known = new Map<string, KnownProfile>();

/**
 * Reads a profile, or finds it if an earlier document had the same one. The model is a new object each time, so that
 * conversions count and remember colors per document; its origin is the same. Null if the bytes can't be read.
 */
export function profileFrom(bytes: Uint8Array): KnownProfile | null {
  if (bytes.length > MAX_BYTES) return read(bytes);
  const key = createHash('sha256').update(bytes).digest('base64');
  // A view would keep all of the buffer that it is part of.
  const found = known.get(key) ?? read(Uint8Array.from(bytes));
  if (!found) return null;
  known.delete(key);
  known.set(key, found);
  for (const oldest of known.keys()) {
    if (known.size <= MAX_KEPT) break;
    known.delete(oldest);
  }
  return { ...found, model: { ...found.model } };
}

function read(bytes: Uint8Array): KnownProfile | null {
  const profile = IccProfile.read(bytes);
  const model = profile && modelOf(profile);
  return profile && model ? { profile, model } : null;
}
