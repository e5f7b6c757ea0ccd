import { asksToAvoid, asksYesNo } from '../../question/asked-form.ts';
import { answers, type Citation, type Skill } from '../skill.ts';

/** What the guides say to one yes/no question, however it is worded. */
export interface Claim {
  id: string;
  /** The subject and what is asked of it: the question has all of them. */
  all: readonly RegExp[];
  /** Words with which the question means something else. */
  none?: RegExp;
  /** The verdict on the thing itself: whether it is so, or may be done. */
  verdict: 'yes' | 'no' | 'depends';
  /** The question is turned around: what is a no to “good” is a yes to “bad”. “Avoid” turns every question. */
  turned?: RegExp;
  /** After any verdict or none, with the punctuation between them: `, the printer adds them.` */
  text: string;
  cites: readonly Citation[];
}

const WORDS = { yes: 'Yes', no: 'No', depends: 'It depends' } as const;

/** Compares, negates or takes something away: either verdict could be meant. */
const UNCLEAR =
  /\b(?:(?:better|worse|rather) than|instead of|delet\w*|remov\w*|skip\w*|leave (?:off|out)|without|not|fail\w*|turn off|bad|wrong|mistake|problem|trouble|differ\w*)\b/;

/** The verdict, or undefined where the question may be turned in a way that the claim doesn’t know. */
function verdictOf({ verdict, turned }: Claim, text: string): string | undefined {
  if (verdict === 'depends') return WORDS.depends;
  const isTurned = turned?.test(text) ?? false;
  if (!isTurned && UNCLEAR.test(text)) return undefined;
  return isTurned === asksToAvoid({ text }) ? WORDS[verdict] : WORDS[verdict === 'yes' ? 'no' : 'yes'];
}

/** The text with its verdict, or as a sentence of its own. */
function verdictText(claim: Claim, question: string): string {
  const verdict = verdictOf(claim, question);
  if (verdict !== undefined) return `**${verdict}**${claim.text}`;
  const sentence = claim.text.replace(/^[,: ]+/, '');
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

/** Answers the yes/no questions that these claims decide; the first claim that has all its terms. */
export const claimsSkill = (id: string, claims: readonly Claim[]): Skill => ({
  id,
  answer: (question) => {
    if (!asksYesNo(question)) return undefined;
    const { text } = question;
    const claim = claims.find(
      ({ all, none }) => all.every((pattern) => pattern.test(text)) && !none?.test(text),
    );
    return claim && answers(verdictText(claim, text), claim.cites);
  },
});
