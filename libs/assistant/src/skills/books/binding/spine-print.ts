import { binderySizes, bindings, perfectBoundSpine } from '@printpartner/print-knowledge/binding';
import { countText, rounded } from '@printpartner/print-knowledge/figures';
import { fractionText } from '@printpartner/print-knowledge/measure';
import { answers, type Draft, type Skill } from '../../skill.ts';
import { bookQuestionOf } from '../reading/book-question.ts';
import { bookStocks, type BookStocks } from '../reading/book-papers.ts';
import { spineLength } from '../reading/spine-length.ts';
import { allBindings, bindingCite, bindingOf, listed, nameOf, NameOf } from './binding-words.ts';
import { asksFlat, asksSpinePrint } from './binding-intents.ts';

const { printedSpine, spineType } = binderySizes;

/** `minimum spine for type`, `can I print on the spine of a coil book`, `which bindings have a printed spine`. */
export const spinePrint: Skill = {
  id: 'spine-print',
  answer(question) {
    const { text, ids, pages, named } = bookQuestionOf(question);
    const isAsked =
      asksSpinePrint(text) ||
      (/\bspines?\b/.test(text) &&
        /\b(?:min(?:imum)?|narrow\w*|least|enough|have|has|flat spine)\b/.test(text));
    if (!isAsked || (asksFlat(text) && (pages !== undefined || named.length === 0))) return undefined;
    if (/\b(?:hinge|margin|gutter|grain)\b/.test(text)) return undefined;
    const others = ids.filter((id) => id !== 'perfect-bound');
    if (others.length > 0 && ids.length === 1) return ofOne(others[0] ?? 'saddle-stitch');
    if (/\bwhich\b|\bwhat bindings?\b/.test(text) && named.length === 0) return whichHaveOne();
    const typed = pages === undefined ? spineLength(text) : undefined;
    if (typed !== undefined)
      return answers(verdictOf(typed, `${rounded(typed, 4).replace(/0+$/, '')} in`), [
        bindingCite('perfect-bound'),
      ]);
    const stocks = bookStocks(question);
    if (pages !== undefined) return stocks === 'unknown' ? undefined : ofPages(pages, stocks);
    const bodies = stocks === 'unknown' ? [] : stocks.bodies;
    const pagesFor = bodies.map(({ stock }) => {
      const fewest =
        Math.ceil(
          (2 * (spineType - 2 * (stocks === 'unknown' ? 0 : stocks.cover.stock.caliperIn))) /
            stock.caliperIn /
            2,
        ) * 2;
      return `${countText(fewest)} pages of ${stock.name}`;
    });
    return answers(
      `Type needs a spine of **at least ${fractionText(spineType)} in (${spineType} in)**; from **${fractionText(printedSpine)} in (${printedSpine} in)** a spine can be printed at all, and a narrower one stays blank. ${pagesFor.length > 0 ? `${fractionText(spineType)} in is about ${listed(pagesFor, 'or')} with the cover; plan for at least 80–100 pages.` : ''}`.trim(),
      [bindingCite('perfect-bound')],
    );
  },
};

/** `No, 0.1875 in is too narrow for type`. */
function verdictOf(inches: number, named: string): string {
  const minimum = `type needs at least ${fractionText(spineType)} in (${spineType} in)`;
  if (inches >= spineType) return `**Yes, type fits**: ${named} is enough, because ${minimum}.`;
  return inches >= printedSpine
    ? `**No type**: ${named} is too narrow, because ${minimum}. A color or pattern can run over it, from ${fractionText(printedSpine)} in (${printedSpine} in).`
    : `**No**: ${named} is too narrow to print on. A spine can be printed from ${fractionText(printedSpine)} in (${printedSpine} in), and ${minimum}.`;
}

function ofPages(typed: number, { bodies, cover }: BookStocks): Draft | undefined {
  const pages = Math.ceil(typed / 2) * 2;
  const lines = bodies.flatMap(({ stock }) => {
    const outcome = perfectBoundSpine({
      pages,
      textCaliper: stock.caliperIn,
      coverCaliper: cover.stock.caliperIn,
    });
    if (!outcome.ok) return [];
    const { spine } = outcome.value;
    return [
      verdictOf(
        spine,
        `${countText(pages)} pages of ${stock.name} make a spine of ${rounded(spine, 3)} in with a ${cover.stock.name} cover, which`,
      ),
    ];
  });
  return lines.length === 0 ? undefined : answers(lines.join('\n\n'), [bindingCite('perfect-bound')]);
}

function ofOne(id: Parameters<typeof bindingOf>[0]) {
  const { spinePrinted } = bindingOf(id);
  const isYes = /^yes/i.test(spinePrinted);
  const isIf = /^if/i.test(spinePrinted);
  const verdict = isYes ? 'Yes' : isIf ? 'Only with a cover' : 'No';
  const reason =
    id === 'saddle-stitch'
      ? 'the fold is the spine, so nothing can be printed on it'
      : id === 'spiral-coil' || id === 'wire-o'
        ? 'the holes and the coil or wire take its place'
        : 'its spine can be printed';
  const instead =
    isYes || isIf
      ? ''
      : ` For a printed spine, use perfect binding with a spine of at least ${fractionText(spineType)} in for type.`;
  return answers(
    `**${verdict}**: ${NameOf(id)} has ${isYes || isIf ? 'a printable' : 'no printable'} spine; ${reason}.${instead}`,
    [bindingCite(id)],
  );
}

function whichHaveOne() {
  const has = bindings.rows
    .filter(({ spinePrinted }) => !/^no/i.test(spinePrinted))
    .map(({ id }) => nameOf(id));
  const none = bindings.rows
    .filter(({ spinePrinted }) => /^no/i.test(spinePrinted))
    .map(({ id }) => nameOf(id));
  return answers(
    `**${listed(has)}** can have a printed spine; ${listed(none)} can’t. Perfect binding prints from ${fractionText(printedSpine)} in, with type from ${fractionText(spineType)} in.`,
    [allBindings, bindingCite('perfect-bound')],
  );
}
