import type { Draft } from '../../skills/skill.ts';

const CHANGES_PROJECT =
  /^(?:please |now |then |can you |could you |would you )*(?:delete|remove|archive|unarchive|restore|rename|duplicate|update|edit|change|move|set|mark) (?:the|my|our|that|this) (?:[\w'&.-]+ ){0,4}(?:project|reminder|due date|status)\b/;

/** Whether the assistant itself is to change one: `delete the Sable Menu project`. */
export const changesProject = (said: string): boolean => CHANGES_PROJECT.test(said);

/** The answer to that. */
export const CHANGES_NOTHING: Draft = {
  kind: 'declines',
  text: 'I can’t change, archive or delete anything: I only read your projects. Open **Projects** and select the project; its dates, status and reminder are in the form; Archive and Delete are in its row of the list.',
  cites: [],
  links: [{ title: 'Projects', address: '/?tab=projects' }],
};
