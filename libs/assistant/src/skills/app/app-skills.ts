import type { Skill } from '../skill.ts';
import { accountTopics } from './account-topics.ts';
import { homeTopics } from './home-topics.ts';
import { projectTopics } from './project-topics.ts';
import { specTopics } from './spec-topics.ts';

/** The first that has an answer wins. */
export const appSkills: readonly Skill[] = [...accountTopics, ...projectTopics, ...specTopics, ...homeTopics];
