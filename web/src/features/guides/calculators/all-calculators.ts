/** What stands for a calculator's id: phones show the list of all, wider screens the first beside it. */
export const EVERY_CALCULATOR = 'all';

export const ALL_CALCULATORS = `?calculators=${EVERY_CALCULATOR}`;
