import type { Skill } from '../skill.ts';
import { accountTopics } from './account-topics.ts';
import { calculatorTopics } from './calculator-topics.ts';
import { homeTopics, tabsOfApp } from './home-topics.ts';
import { productTopics } from './product-topics.ts';
import { projectTopics } from './project-topics.ts';
import { reminderTopics } from './reminder-topics.ts';
import { specTopics } from './spec-topics.ts';
import { whereIs } from './where-is.ts';

/** Which calculator works something out, before the calculation itself; the tabs of the home screen; and where something is. */
export const namedCalculators: readonly Skill[] = [...calculatorTopics, tabsOfApp, whereIs];

/** The first that has an answer wins. */
export const appSkills: readonly Skill[] = [
  ...accountTopics,
  ...reminderTopics,
  ...projectTopics,
  ...specTopics,
  ...homeTopics,
  ...productTopics,
];
