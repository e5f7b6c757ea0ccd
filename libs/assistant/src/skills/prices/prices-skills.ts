import type { Skill } from '../skill.ts';
import { addOnPrices } from './add-on-prices.ts';
import { breakEven } from './break-even.ts';
import { budgetRuns } from './budget-runs.ts';
import { economicalSize } from './economical-size.ts';
import { priceDrivers } from './price-drivers.ts';
import { printAndMail } from './print-and-mail.ts';
import { mailingBudget } from './mailing-budget.ts';
import { barePrices, openPrices, runPrices } from './run-prices.ts';
import { turnaroundTimes } from './turnaround-times.ts';

/** Prices of printing that name what is printed; before the postage of the same pieces. */
export const printPrices: readonly Skill[] = [
  mailingBudget,
  turnaroundTimes,
  breakEven,
  economicalSize,
  budgetRuns,
  printAndMail,
  runPrices,
];

/** The first that has an answer wins. */
export const pricesSkills: readonly Skill[] = [openPrices, addOnPrices, priceDrivers, barePrices];
