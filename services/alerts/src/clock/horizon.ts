/** The largest horizon that the settings allow. */
export const MAX_HORIZON_MINUTES = 1_440;
