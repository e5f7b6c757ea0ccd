import { describe, expect, it } from '@jest/globals';
import type { DocumentBase, ErrorReply } from '@printpartner/contracts';
import { defineDocument, line, lines } from '@printpartner/documents';
import { AppError } from '@printpartner/messaging';
import { type DocumentRow, type StoredDocument, writeDocument } from './write-document.ts';

interface Job extends DocumentRow {
  client: string;
  notes: string;
}

const type = defineDocument<Pick<Job, 'client' | 'notes'>>({ client: line, notes: lines });
const jobs: StoredDocument<Job, Pick<Job, 'client' | 'notes'>> = {
  valuesOf: ({ client, notes }) => ({ client, notes }),
  changed: (from, to) => type.changed(from, to),
  refusal: ({ client, notes, revision }) => ({
    code: 'specs.changed_elsewhere',
    current: { client, notes, revision },
  }),
};

const buildJob = (overrides: Partial<Job> = {}): Job => ({
  client: '',
  notes: '',
  revision: 0,
  fieldRevisions: {},
  ...overrides,
});
const fields = (revision: number): DocumentBase => ({ revision, of: 'fields' });
const row = (revision: number): DocumentBase => ({ revision, of: 'row' });
const write = (job: Job, change: Partial<Job>, base?: DocumentBase, stored = jobs) =>
  writeDocument(stored, job, { change, base });

function refusedBy(refused: () => unknown): ErrorReply {
  try {
    refused();
  } catch (error) {
    if (error instanceof AppError) return error.reply;
    throw error;
  }
  throw new Error('not refused');
}
/** Revision 1 with both fields, revision 2 with other notes. */
function buildWritten(): Job {
  const job = buildJob();
  write(job, { client: 'Lakeview Arts', notes: 'four pages' });
  write(job, { notes: 'eight pages' }, fields(1));
  return job;
}

describe('a write of a document', () => {
  it('P2 S4 joins a newer write of other fields, and is refused by one of the same field, which it leaves as it is', () => {
    const job = buildWritten();
    const before = { ...job };
    const late = { client: 'Osteria', notes: 'twelve pages' };
    expect(refusedBy(() => write(job, late, fields(1)))).toMatchObject({
      errors: [{ path: 'notes', message: 'Changed elsewhere, too.' }],
      current: { client: 'Lakeview Arts', notes: 'eight pages', revision: 2 },
    });
    expect(job).toEqual(before);
    expect(write(job, { client: 'Osteria' }, fields(1))).toBe(true);
    expect(job).toMatchObject({ client: 'Osteria', notes: 'eight pages', revision: 3 });
  });

  it('P2 S4 of the same values is no conflict and changes nothing, unless it has more than fields', () => {
    const job = buildWritten();
    expect(write(job, { notes: 'eight pages' }, fields(1))).toBe(false);
    expect(job.revision).toBe(2);
    expect(write(job, { notes: 'eight pages' }, fields(1), { ...jobs, hasMore: true })).toBe(true);
    expect(write(job, { notes: 'eight pages' })).toBe(true);
    expect(job.revision).toBe(4);
  });

  it('P2 S4 a write is refused if its base is ahead of the row, as after a backup was restored', () => {
    const job = buildWritten();
    expect(refusedBy(() => write(job, { client: 'Osteria' }, fields(7)))).toMatchObject({
      errors: [{ path: 'client' }],
      current: { revision: 2 },
    });
    expect(write(job, { notes: 'eight pages' }, fields(7))).toBe(false);
  });

  it('P2 S4 without a base wins', () => {
    const job = buildWritten();
    expect(write(job, { notes: 'twelve pages' })).toBe(true);
    expect(job).toMatchObject({ notes: 'twelve pages', revision: 3 });
  });

  it('P2 S4 by its row’s revision is refused by any other revision, without naming fields', () => {
    const job = buildWritten();
    for (const revision of [1, 7])
      expect(refusedBy(() => write(job, { client: 'Osteria' }, row(revision)))).not.toHaveProperty('errors');
    expect(write(job, { notes: 'eight pages' }, row(1))).toBe(false);
    expect(write(job, { client: 'Osteria' }, row(2))).toBe(true);
  });

  it('P2 S4 a write is refused in every field after a replica of the release before wrote the row, and by field again then', () => {
    const job = buildWritten();
    Object.assign(job, { client: 'Harbor Press', revision: 3 });
    for (const [field, change] of Object.entries({ client: { client: 'Osteria' }, notes: { notes: 'six' } }))
      expect(refusedBy(() => write(job, change, fields(2))).errors).toMatchObject([{ path: field }]);
    expect(write(job, { notes: 'twelve pages' }, fields(3))).toBe(true);
    expect(write(job, { client: 'Osteria' }, fields(3))).toBe(true);
    refusedBy(() => write(job, { client: 'Lakeview Arts' }, fields(2)));
    expect(job).toMatchObject({ client: 'Osteria', notes: 'twelve pages', revision: 5 });
  });
});
