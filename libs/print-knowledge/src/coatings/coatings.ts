import { type KnowledgeTable, productDocument } from '../figures/provenance.ts';
import type { Coating } from './coating.ts';
import { coatingWeights, costOrder, dryTimeSplit, filmNeedsNoDrying } from './coating-sources.ts';
import { aqueousCoatings } from './aqueous.ts';
import { laminates } from './laminates.ts';
import { uvCoatings } from './uv.ts';
import { varnishes } from './varnishes.ts';

/** The ten coatings, in section order. */
export const coatings: KnowledgeTable<Coating> = {
  rows: [...varnishes, ...aqueousCoatings, ...uvCoatings, ...laminates],
  columns: {
    costLevel: { unit: 'level', from: costOrder },
    dryTime: { unit: 'minutes', from: dryTimeSplit },
    addedWeight: { unit: '%', from: coatingWeights },
  },
  exceptions: [
    ...uvCoatings.map(({ id }) => ({ row: id, column: 'dryTime' as const, from: productDocument })),
    ...laminates.map(({ id }) => ({ row: id, column: 'dryTime' as const, from: filmNeedsNoDrying })),
  ],
};
