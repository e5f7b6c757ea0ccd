import type { PreflightCheckId, PreflightResult } from '@printpartner/contracts/types';
import { tradePractice, type Provenance } from '@printpartner/print-knowledge/figures';
import { limitOf, type LimitId } from '@printpartner/print-knowledge/limits';

type Profile = PreflightResult['profile'];
type Sources = Readonly<Partial<Record<PreflightCheckId, Provenance>>>;

const from = (id: LimitId): Provenance => limitOf(id).from;

const targets: Sources = {
  'image-resolution': from('resolution'),
  bleed: from('bleed'),
  'safe-margin': from('text-trim'),
  'text-size': from('type'),
  hairlines: from('line'),
};

const limits: Sources = {
  ...targets,
  'image-resolution': from('resolution-check'),
  'text-size': from('type-check'),
};

const byProfile: Readonly<Record<Profile, Sources>> = {
  digital: { ...limits, 'ink-coverage': from('ink-digital') },
  sheetfed: { ...limits, 'ink-coverage': from('ink-coated') },
  'web-offset': { ...limits, 'ink-coverage': from('ink-heatset') },
  // SNAP specifies the screen, too, and with it the resolution.
  newspaper: {
    ...limits,
    'ink-coverage': from('ink-newsprint'),
    'image-resolution': from('ink-newsprint'),
  },
  'large-format': {
    bleed: from('bleed-large-format'),
    'safe-margin': from('text-trim-large-format'),
    'image-resolution': from('resolution-large-format'),
    'ink-coverage': tradePractice,
    'text-size': tradePractice,
    hairlines: tradePractice,
  },
};

/** Where the target of a check comes from; undefined for words. */
export const targetSource = (check: PreflightCheckId): Provenance | undefined => targets[check];

/** Where the limit of a check comes from, by the printing method that it was judged by. */
export const limitSource = (check: PreflightCheckId, profile: Profile): Provenance | undefined =>
  byProfile[profile][check];
