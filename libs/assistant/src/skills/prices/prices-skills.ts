import type { Skill } from '../skill.ts';
import { runPrices } from './run-prices.ts';

/** The first that has an answer wins. */
export const pricesSkills: readonly Skill[] = [runPrices];
