import { termsIn } from '../question/alternatives.ts';
import type { Question } from '../question/question.ts';
import { withOtherSuperlative } from '../question/changed-question.ts';
import { emptyWords, thingsIn, withoutSpans, words } from '../question/named-things.ts';
import { valueSpans } from '../question/value-spans.ts';
import { draftBySkill, type DraftOf, type SkillDraft } from '../skills/draft-by-skill.ts';
import { answers, type Draft, type Skill } from '../skills/skill.ts';
import { hasAsked, isAboutSaid, isBeside, shareOfSaid, shareOfSubject } from './about-said.ts';
import { inAskedUnit } from './in-asked-unit.ts';
import { asksBareFigure, ofCounted, quotedReply, statedReply } from './quoted-reply.ts';
import { asksYesNo } from '../question/asked-form.ts';
import { leadOf } from './referents.ts';
import { ASKING, changesOf, readingsOf, withText, type Reading } from './readings.ts';
import { isDoubt, repeatedAnswer } from './doubts.ts';
import { completed, ofChangedInHand, ofInHand } from './in-hand.ts';
import type { ReadDraft } from './read-draft.ts';
import { isTakenUp } from './taken-up.ts';
import { ofChangedSubject, ofSubject } from './subject/of-subject.ts';
import { ofWhyNot, reasonOf, reasonOfEarlier } from './reasons/reason-of.ts';

/**
 * The answer to a message after another question; undefined also where none of the readings takes up what the message says.
 */
export function followUpDraft(question: Question, skills: readonly Skill[]): ReadDraft | undefined {
  const { before } = question;
  if (!before) {
    const found = draftBySkill(question, skills);
    return found && { ...found, question };
  }
  const found = readingDraft(question, before, skills);
  return found && isTakenUp(found, question, before) ? found : undefined;
}

/**
 * An answer that would be the same without the message's own words, or the one before it again, is none: the next reading is
 * tried.
 */
function readingDraft(question: Question, before: Question, skills: readonly Skill[]): ReadDraft | undefined {
  const as = (skill: string, draft: Draft): ReadDraft => ({ skill, draft, question });
  const draftOf = rememberedDrafts(skills);
  const measured = inAskedUnit(question);
  if (measured) return as('asked-unit', measured);
  const doubt = isDoubt(question.said) ? doubtDraft(question, before, draftOf) : undefined;
  if (doubt) return as('stands-by', doubt);
  const ofSheet =
    ofInHand(question, before, draftOf) ??
    ofChangedInHand(question, before, draftOf) ??
    completed(question, before, draftOf);
  if (ofSheet) return { ...ofSheet, isChange: true };
  const asked = ofSubject(question, draftOf);
  if (asked) return { ...asked, isChange: true };
  const reason = reasonOf(question);
  if (reason) return as('reason', reason);
  const figure =
    ofCounted(question, draftOf) ??
    (asksBareFigure(question.said) ? quotedReply(question, draftOf) : undefined);
  if (figure && !isBeside(figure, question)) return as('earlier-answer', figure);
  const readings = readingsOf(question);
  const changed = ofChangedSubject(question, draftOf);
  if (changed) return { ...changed, isChange: true };
  const judged = judgedBySameSkill(question, before, draftOf);
  if (judged) return { ...judged, isChange: true };
  const continued = ofSameSkill(question, draftOf);
  if (continued) {
    const asChanged = { ...continued, isChange: continued.skill !== 'earlier-answer' };
    if (isTakenUp(asChanged, question, before)) return asChanged;
  }
  const said = before.skill === undefined ? [before.reply, draftOf(before)?.draft.text] : [before.reply];
  const close = answersTo(
    readings.filter(({ isLoose }) => !isLoose),
    said,
    draftOf,
  );
  const reasonBefore = reasonOfEarlier(question);
  const because =
    reasonBefore && isTakenUp(as('earlier-answer', reasonBefore), question, before)
      ? reasonBefore
      : undefined;
  const isUseless =
    close?.compares === false &&
    (because ? !isAboutSaid(close.draft, { ...question, leansOn: before }) : isBeside(close.draft, question));
  const isSaidAgain =
    !close &&
    asksYesNo(question) &&
    readings.some(({ question: read, isLoose }) => !isLoose && draftOf(read)?.draft.text === before.reply);
  const stated = isSaidAgain ? statedReply(question) : undefined;
  if (stated) return as('earlier-answer', stated);
  const share = close ? shareOfSaid(close.draft, question) : 0;
  if (close && close.draft.kind !== 'asks' && !isUseless) {
    if (close.compares || share >= ENOUGH_OF_SAID || !asksAnew(question.said)) return close;
    const other = answersTo(
      readings.filter(({ isLoose }) => isLoose),
      [...said, ...repliesOf(before)],
      draftOf,
      question,
    );
    const isBetter =
      other &&
      other.draft.kind === 'answers' &&
      shareOfSaid(other.draft, question) >= share + MUCH_MORE_OF_SAID;
    return isBetter ? other : close;
  }
  const last = because ?? quotedReply(question, draftOf) ?? sameReply(question, skills);
  if (last) return as('earlier-answer', last);
  const loose = answersTo(
    readings.filter(({ isLoose }) => isLoose),
    [...said, ...repliesOf(before)],
    draftOf,
    question,
  );
  const isCloser = (found: FoundDraft) =>
    !close || shareOfSubject(found.draft, before) > shareOfSubject(close.draft, before);
  const isTrusted =
    !loose || ((!ASKING.test(question.said) || isBeside(loose.draft, question)) && !isCloser(loose));
  if (close && close.draft.kind !== 'asks' && isTrusted) return close;
  if (loose && loose.draft.kind !== 'asks') return loose;
  const quoted = question.leansOn && quotedReply(question, draftOf, true);
  if (quoted) return as('earlier-answer', quoted);
  const found = question.leansOn ? undefined : draftOf(question);
  return close ?? loose ?? (found && { ...found, question });
}

/** What the skill that answered before says to a doubt with a figure of its own; else that answer again. */
function doubtDraft(question: Question, before: Question, draftOf: DraftOf): Draft | undefined {
  const both = withText(question, before, `${before.text} ${question.said}`);
  const found = before.skill === undefined ? undefined : draftOf(both);
  const isJudged =
    found?.skill === before.skill && found?.draft.kind === 'answers' && found.draft.text !== before.reply;
  if (isJudged && !isBeside(found.draft, question)) return found.draft;
  return repeatedAnswer(question);
}

/**
 * The answer of the skill that answered before, to a message that asks nothing of its own: it changes something in that
 * question. Of another skill’s answer that is less sure.
 */
function ofSameSkill(question: Question, draftOf: DraftOf): ReadDraft | undefined {
  const { said, before } = question;
  if (before?.skill === undefined || asksAnew(said)) return undefined;
  const kinds = new Set(thingsIn(before.text).map(({ kind }) => kind));
  const named = thingsIn(said).filter(({ kind }) => kinds.has(kind));
  let knowsBetter = false;
  let isSame = false;
  let isCalculated = false;
  for (const read of changesOf(question, before)) {
    // Both questions in one name what was replaced, too; and another skill may know what changed.
    const isBoth = read.text.startsWith(before.text) && read.text !== question.text;
    if (isBoth && (knowsBetter || named.some(({ kind }) => !kind.startsWith('term')))) break;
    const found = draftOf(read);
    if (!found || found.draft.kind === 'asks') continue;
    if (found.draft.text === before.reply) {
      isSame ||= found.skill === before.skill && read.text !== before.text;
      isCalculated ||= (found.draft.workings ?? []).length > 0;
      continue;
    }
    if (found.skill === before.skill) return { ...found, question: read };
    knowsBetter ||= named.length > 0 && named.every(({ text }) => isNamed(text, found.draft));
  }
  const rest = words(withoutSpans(said, termsIn(said))).filter(
    (word) => !emptyWords.has(word) && word !== 'coated',
  );
  if (named.length > 0 && rest.length === 0 && valueSpans(said).length === 0) {
    const read = changesOf(question, before).find(({ text }) => text !== said);
    const found = read && draftOf(read);
    const isOnSubject = found?.draft.kind === 'answers' && shareOfSubject(found.draft, before) > 0;
    if (read && found && isOnSubject && found.draft.text !== before.reply)
      return { ...found, question: read };
  }
  const hasNumber =
    /\d/.test(said) && !BARE_COUNT.test(said) && (valueSpans(said).length > 0 || rest.length === 0);
  const isVerdict =
    isSame &&
    hasNumber &&
    (isCalculated || rest.length === 0 || /^\*\*(?:Yes|No)\b/.test(before.reply ?? ''));
  return isVerdict
    ? { skill: 'earlier-answer', question, draft: answers(`The same: ${leadOf(before.reply ?? '')}`, []) }
    : undefined;
}

/** `would 12 pt work`, after how thick it has to be: the skill that gave the limit judges the value. */
function judgedBySameSkill(question: Question, before: Question, draftOf: DraftOf): ReadDraft | undefined {
  const { said } = question;
  const [value, ...others] = valueSpans(said).filter(({ kind }) => kind === 'paper' || kind === 'pages');
  if (!value || others.length > 0 || before.skill === undefined) return undefined;
  const around = `${said.slice(0, value.start)}…${said.slice(value.end)}`;
  if (!WOULD_WORK.test(around)) return undefined;
  const read = withText(question, before, `${before.text} ${said}`);
  const found = draftOf(read);
  return found?.skill === before.skill &&
    /^\*\*(?:Yes|No)\b/.test(found.draft.text) &&
    found.draft.text !== before.reply
    ? { ...found, question: read }
    : undefined;
}
const WOULD_WORK =
  /^(?:(?:and|so|ok|then|but|well|hmm)\b[, ]*)*(?:would|will|is|are|does|do|can|could)(?: (?:a|an|the|our|my))? ?…[\w ]*? ?(?:work|do|ok|okay|fine|pass|enough|good|cut it)\b/;

/** `94?` may be a count of pages, which another skill judges. */
const BARE_COUNT = /^(?:(?:and|so|or|also|what about|how about) )*\d{1,4}$/;

/** An answer with this share of the message’s own words needs no comparison. */
const ENOUGH_OF_SAID = 0.5;
const MUCH_MORE_OF_SAID = 0.33;

/** Asks the skills once for each text: several readings of a follow-up come to the same one. */
function rememberedDrafts(skills: readonly Skill[]): DraftOf {
  const drafts = new Map<string, SkillDraft | undefined>();
  return (question) => {
    const { text, said, leansOn } = question;
    const key = [text, said, leansOn?.text ?? ''].join('\n');
    if (!drafts.has(key)) drafts.set(key, draftBySkill(question, skills));
    return drafts.get(key);
  };
}

interface FoundDraft extends ReadDraft {
  /** It names what was compared, so it’s about the message whatever its words are. */
  compares: boolean;
}

/** Asks something, or points to something that isn’t what was asked before. */
const asksAnew = (said: string): boolean => ASKING.test(ofWhyNot(said).replace(STATES, ' '));
const STATES =
  /^(?:(?:and|also|so|ok|okay|but) )*(?:(?:what|how) (?:about|if)\b|what (?:is|would) (?:that|it|this|those)(?: be)? (?=(?:on|in|with|for|at|as) ))|\b(?:i|we|they|it|client|customer|boss)(?:'ve)? (?:have|has|had|need|needs|will have|should be)\b/g;

/** The first answer that regards the message and wasn't given before; else the first that asks. */
function answersTo(
  readings: readonly Reading[],
  said: readonly (string | undefined)[],
  draftOf: DraftOf,
  by?: Question,
): FoundDraft | undefined {
  let first: FoundDraft | undefined;
  let most = 0;
  let second: FoundDraft | undefined;
  for (const { question, without, names = [] } of readings) {
    const found = draftOf(question);
    if (!found || said.includes(found.draft.text) || !hasAsked(found.draft, question.said)) continue;
    if (names.length > 0 && !comparesAny(names, found.draft)) continue;
    if (without.some((one) => found.draft.text === draftOf(one)?.draft.text)) continue;
    if (found.draft.kind === 'asks') {
      second ??= { ...found, question, compares: false };
      continue;
    }
    const answer = { ...found, question, compares: names.length > 0 };
    if (!by) return answer;
    const share = shareOfSaid(found.draft, by);
    if (!first || share > most) [first, most] = [answer, share];
    if (share >= 1) break;
  }
  return first ?? second;
}

/** Whether an answer names all that was compared, or says of one that it’s more. */
const comparesAny = (names: readonly string[], draft: Draft): boolean =>
  names.every((name) => isNamed(name, draft)) ||
  (MORE.test(leadOf(draft.text)) && names.some((name) => isNamed(name, draft)));
const MORE = /\b(?:better|best|cheaper|more|thicker|heavier|lighter|faster|longer|tougher|least|most)\b/;

/** Whether an answer has the first word of a name: `marketing mail`. */
const isNamed = (name: string, { text }: Draft): boolean =>
  text.toLowerCase().includes((/[a-z#\d]{3,}/.exec(name)?.[0] ?? name).slice(0, LETTERS_OF_NAME));
const LETTERS_OF_NAME = 6;

/** `I need brochures`, then `tri-folds`: nothing changes, and the answer says so. */
function sameReply({ said, text, before }: Question, skills: readonly Skill[]): Draft | undefined {
  if (before?.reply === undefined || valueSpans(said).length > 0 || VERB.test(said)) return undefined;
  const terms = thingsIn(said).filter(({ kind }) => kinds.has(kind));
  const rest = words(withoutSpans(said, termsIn(said))).filter((word) => !emptyWords.has(word));
  const isOther = withOtherSuperlative(before.text, said) !== undefined;
  if (!isOther && terms.some(({ text: name }) => !isNamed(name, answers(before.reply ?? '', []))))
    return undefined;
  if (!isOther && (terms.length === 0 || rest.length > 0)) return undefined;
  const draft = draftBySkill({ ...before, text }, skills)?.draft;
  if (draft?.text !== before.reply) return undefined;
  return { ...draft, text: `The same: ${leadOf(before.reply)}` };
}

const VERB = /\b(?:is|are|does|do|can|could|will|would|should|which|what(?! about)|how(?! about)|so)\b/;
/** Bindings, folds and products, which others stand for. */
const kinds: ReadonlySet<string> = new Set(['term 0', 'term 3', 'term 4']);

const repliesOf = ({ reply, before }: Question): (string | undefined)[] => [
  reply,
  ...(before ? repliesOf(before) : []),
];
