import {
  catalog,
  choiceMarks,
  coverTypeOf,
  labelOf,
  shownSections,
  shownText,
  type Sheet,
} from '../fields/index.ts';
import { startOfText } from './start-of-text.ts';

export interface ChangedText {
  label: string;
  /** '' where a version says nothing. */
  before: string;
  after: string;
}

const ELLIPSIS = '…';

/**
 * What a sheet says otherwise than an earlier version, in the form's order, with the labels and texts of its email. A
 * field that only one of them shows is changed, too.
 *
 * @param most characters of a text; longer ones are cut
 */
export function changedFields(before: Sheet, after: Sheet, most: number): ChangedText[] {
  const [old, now] = [shownTexts(before), shownTexts(after)];
  return catalog.flatMap(({ key }) => {
    const [was, is] = [old.get(key), now.get(key)];
    const texts = { before: was?.text ?? '', after: is?.text ?? '' };
    if (texts.before === texts.after) return [];
    return [
      {
        label: (is ?? was)?.label ?? '',
        before: cut(texts.before, most),
        after: cut(texts.after, most),
      },
    ];
  });
}

/** Texts without the marks of defaults, because a text says the same whether it is marked or not. */
function shownTexts(sheet: Sheet): Map<string, { label: string; text: string }> {
  const unmarked = { ...sheet, data: { ...sheet.data, ...choiceMarks } };
  const cover = coverTypeOf(sheet.data);
  const shown = shownSections(sheet.kind, cover).flatMap(({ fields }) => fields);
  return new Map(
    shown.map((field) => [
      field.key,
      { label: field.mailLabel ?? labelOf(field, sheet.kind, cover), text: shownText(unmarked, field) },
    ]),
  );
}

const cut = (text: string, most: number): string =>
  text.length <= most ? text : `${startOfText(text, most - 1)}${ELLIPSIS}`;
