import type { Skill } from '../skill.ts';

/** The first that has an answer wins. */
export const appSkills: readonly Skill[] = [];
