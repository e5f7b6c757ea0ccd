import { isDeepStrictEqual } from 'node:util';
import type { SpecContent, SpecCopy, SpecKind } from '@printpartner/contracts';
import { AppError } from '@printpartner/messaging';
import { dueAtUtcOf } from './form-values.ts';
import { contentOf, type SpecRow, unsetAnswersOf, updatedAtOf } from './spec-row.ts';

interface Write<Row> {
  kind: SpecKind;
  /** The columns that the write sets. */
  change: Partial<Row> & SpecContent;
  /** The revision that the write started from; without one, it wins over newer ones. */
  base: number | undefined;
  now: Date;
}

/**
 * Changes a row that the caller has read under its user's lock.
 *
 * @returns whether it must be saved: a write that was sent twice changes nothing the second time
 * @throws AppError specs.changed_elsewhere if a newer revision has other values
 */
export function writeRow<Row extends SpecRow>(row: Row, { kind, change, base, now }: Write<Row>): boolean {
  if (base !== undefined && base !== row.revision) {
    const current = Object.assign({}, row, contentOf(kind, row));
    if (isDeepStrictEqual(Object.assign({}, current, change), current)) return false;
    throw changedElsewhere(copyOf(kind, row));
  }
  const revision = row.revision + 1;
  const answers = new Map<string, unknown>(Object.entries(change.data));
  const unsetAnswers = row.unsetAnswers.filter((key) => answers.get(key) === null);
  Object.assign(row, { unsetAnswers }, change, {
    dueAtUtc: dueAtUtcOf(kind, change),
    revision,
    updatedAt: now,
  });
  return true;
}

function copyOf(kind: SpecKind, row: SpecRow): SpecCopy {
  const { name, revision } = row;
  return { name, ...contentOf(kind, row), revision, updated_at: updatedAtOf(row), ...unsetAnswersOf(row) };
}

const changedElsewhere = (currentSpecs: SpecCopy) =>
  new AppError('specs.changed_elsewhere', {
    userMessage: 'These specs were changed elsewhere since you opened them. Choose which copy to keep.',
    currentSpecs,
  });
