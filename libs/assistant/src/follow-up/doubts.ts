import type { Question } from '../question/question.ts';
import { answers, type Draft } from '../skills/skill.ts';
import { reasonOfVerdict } from './reasons/reason-of.ts';
import { leadOf } from './referents.ts';

/** Somebody else who says something of the job. */
const OTHERS = String.raw`(?:printers?|print shop|shop|rep|vendor|boss|clients?|customers?|designer|mailer|mail house|folder|folding company|mail guy|post office|usps|bindery|binder|manager|coworker|colleague|friend|teacher|buddy|guy|website|site|google|internet|someone|somebody|everyone|everybody|people|they|he|she)`;
const CLAIM = String.raw`(?:says?|said|saying|told|tells|claims?|claimed|thinks?|thought|swears?|insists?|insisted|quoted|gave|keeps? saying|always|asked|asks)`;
const DOUBT = new RegExp(
  [
    String.raw`\b(?:are you|you|r u) (?:really |100 |totally |absolutely )?(?:sure|certain|positive)\b`,
    String.raw`^(?:wait|hmm+|huh|oh|but|so|uh|um|no|ok|okay|[, ])*(?:really|seriously|for real|no way|truly|honestly)\b`,
    String.raw`^(?:wait|hmm+|huh|oh|but|so|uh|um|no|ok|okay|also|[, ])*(?:is|are) (?:that|this|it|those|they|you) (?:really |actually )?(?:right|correct|true|accurate|wrong|for sure|up to date|current)\b`,
    String.raw`\bthat(?:'s| is| was| does|'s got to be)?(?: not|n't)? (?:be |seems?|sounds?|looks?) (?:right|wrong|off|high|low|weird|a lot|odd|so)\b`,
    String.raw`\b(?:that|this|it) (?:can't|cannot|isn't|doesn't|does not|is not) (?:be|seem|sound|look)? ?(?:right|correct|true|possible)\b`,
    String.raw`\b(?:(?:my|our|the|a|their|your|his|her) )?${OTHERS} (?:just |also |always |had |has )?${CLAIM}\b`,
    String.raw`\b(?:i|we) (?:heard|thought|was told|were told|figured|assumed|always (?:thought|heard|used|did)|could have sworn|was sure)\b`,
    String.raw`\bdouble[- ]?check\b|\b(?:not|isn't|that's not) what (?:i|we|they|my|our)\b`,
  ].join('|'),
);

/** Whether a message doubts what was answered: `are you sure`, `my printer says 1/2 in`, `really? I thought …`. */
export const isDoubt = (said: string): boolean => DOUBT.test(said) && !SUPPOSED.test(said);
const SUPPOSED = /^(?:(?:and|but|so|ok|also|or|now|then) )*(?:(?:what|how)(?: about)? )?if\b/;

const OF_PRINTER = /\b(?:printers?|print shop|shop|rep|vendor|bindery|binder)\b/;
/** A longer answer is repeated only in its beginning. */
const MAX_REPEATED = 420;

/** What a reason can be of; a figure alone has none. */
const VERDICT =
  /^\**(?:Yes|No|Only|Better|Probably)\b|n’t work|\b(?:too (?:many|few|thick|thin|heavy)|heavier|lighter|thicker|thinner|must|needs?)\b/;

/** The answer before, once more with its reason; undefined if there was none. */
export function repeatedAnswer({ said, before }: Question): Draft | undefined {
  const reply = before?.heard ?? before?.reply;
  if (!before || reply === undefined || /\?\s*$|^I don’t |^That’s outside|^Sign in/.test(reply))
    return undefined;
  const repeated = reply.length <= MAX_REPEATED ? reply : (reply.split('\n\n')[0] ?? leadOf(reply));
  const reason = VERDICT.test(leadOf(reply)) ? reasonOfVerdict(before) : undefined;
  const others = OF_PRINTER.test(said)
    ? ' If your printer works to another figure, ask for the reason: the printer’s own limits decide.'
    : '';
  return answers(
    `Our guides say: ${repeated}${reason ? `\n\n${reason.text}` : ''}${others}`,
    reason?.cites ?? [],
  );
}
