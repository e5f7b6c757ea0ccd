import type { BindingId } from '@printpartner/print-knowledge/binding';
import type { Question } from '../../../question/question.ts';
import { bindingsIn, type NamedBinding } from './named-bindings.ts';
import { pageCountsIn, type PageCounts } from './page-counts.ts';

/** A question about a book, taken apart. */
export interface BookQuestion {
  text: string;
  named: readonly NamedBinding[];
  rejected: readonly NamedBinding[];
  hasOther: boolean;
  /** The bindings of the guide among those named. */
  ids: readonly BindingId[];
  pages?: number;
  counts: readonly number[];
  /** The page count has the four pages of the cover. */
  includesCover: boolean;
  assumed: readonly string[];
  cover?: 'self' | 'plus';
}

const SELF = /\bself[- ]?cover\w*|\b(?:without|no) (?:a |any |separate |extra )*cover\b/;
const PLUS =
  /\bplus ?(?:a )?cover\b|\b(?:offset|opaque|bond) cover$|\b(?:4|four)[- ]?(?:page|pg|pp) covers?\b|\+ ?cover\b|\bpluscover\b|\bseparate (?:\w+ )?covers?\b|\b(?:with|and|plus) (?:a |an )?(?:[\w#.]+ ){0,4}covers?\b(?! (?:included|counted))/;

/** `no, it's 100 sheets`: a follow-up that counts in leaves or sheets corrects the pages before. */
function correctedCounts({ typed, leansOn }: Question, isFolded: boolean): PageCounts | undefined {
  if (!leansOn) return undefined;
  const corrected = pageCountsIn(typed.toLowerCase(), isFolded);
  return corrected.assumed === undefined ? undefined : corrected;
}

/** `how many pages of 60# offset`: a weight, no count. */
const PAPER_AFTER_PAGES = /\bpages? ?(?:count )?(?:of |on |in )?\d+ ?(?:#|lbs?\b|pounds?\b|gsm\b|pts?\b)/;

/** Two pages are those that an image runs across. */
const MIN_PAGES = 3;

const cache = new WeakMap<Question, BookQuestion>();

export function bookQuestionOf(question: Question): BookQuestion {
  const known = cache.get(question);
  if (known) return known;
  const { text, values } = question;
  const { named, rejected, hasOther } = bindingsIn(text);
  const isFolded = named.includes('saddle-stitch') || /\bbooklets?\b/.test(text);
  const typed = correctedCounts(question, isFolded) ?? pageCountsIn(text, isFolded);
  const counts =
    typed.counts.length > 0
      ? typed.counts
      : (values.pages ?? 0) < MIN_PAGES || PAPER_AFTER_PAGES.test(text)
        ? []
        : [values.pages ?? 0];
  const [pages] = counts;
  const cover = SELF.test(text) ? 'self' : PLUS.test(text) && !typed.includesCover ? 'plus' : undefined;
  const read: BookQuestion = {
    text,
    named,
    rejected,
    hasOther,
    ids: named.filter((id) => id !== 'side-stitch'),
    counts,
    includesCover: typed.includesCover,
    assumed: typed.assumed === undefined ? [] : [typed.assumed],
    ...(pages !== undefined && { pages }),
    ...(cover && { cover }),
  };
  cache.set(question, read);
  return read;
}
