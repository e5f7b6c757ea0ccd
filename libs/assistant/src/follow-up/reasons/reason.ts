import type { Citation } from '../../skills/skill.ts';

/** Why something is as an answer says. */
export interface Reason {
  /** Matches questions and answers, in lowercase and without markup, that this is the reason of. */
  about: RegExp;
  text: string;
  cites: readonly Citation[];
}
