/** The working draft of each form. */
export const specSlots = { booklet: 'booklet-specs-current', custom: 'custom-specs-current' } as const;
