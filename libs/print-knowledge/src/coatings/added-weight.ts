/** What a flood coat or a film adds to a sheet's weight, in %. Source: `coatingWeights`. */
export const addedWeight = { aqueous: 1.5, uv: 3.5, laminate: 6 } as const;
