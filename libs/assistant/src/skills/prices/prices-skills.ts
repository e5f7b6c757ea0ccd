import type { Skill } from '../skill.ts';
import { addOnPrices } from './add-on-prices.ts';
import { breakEven } from './break-even.ts';
import { budgetRuns } from './budget-runs.ts';
import { economicalSize } from './economical-size.ts';
import { priceDrivers } from './price-drivers.ts';
import { printAndMail } from './print-and-mail.ts';
import { runPrices } from './run-prices.ts';
import { turnaroundTimes } from './turnaround-times.ts';

/** The first that has an answer wins. */
export const pricesSkills: readonly Skill[] = [
  breakEven,
  economicalSize,
  budgetRuns,
  printAndMail,
  runPrices,
  addOnPrices,
  turnaroundTimes,
  priceDrivers,
];
