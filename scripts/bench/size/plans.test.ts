import { describe, expect, it } from '@jest/globals';
import { runAtSize } from './run-at-size.ts';
import { servicesAtSize } from './services.ts';
import { sizesAt } from './sizes.ts';
import { reportStatements } from './statements.ts';

/** 2,000 projects and 20,000 alerts. */
const SCALE = 0.002;
/** The largest batch of a sweeper has 1,000 rows. */
const MAX_ROWS = 1_500;
/** A week has a thirteenth of 20,000 attempts. */
const MAX_ROWS_OF_SPAN = 2_000;
/**
 * Plans by rows alone. Tables of this size have so few pages that the planner would rather read all rows of an account
 * and sort them than follow an index to those of one page.
 */
const BY_ROWS = { seq_page_cost: '0', random_page_cost: '0' };

describe('a large database', () => {
  it.each(servicesAtSize)('K4 every statement of $service uses an index that fits', async (subject) => {
    const { plans, largeTables } = await runAtSize(subject, {
      sizes: sizesAt(SCALE),
      folder: 'src',
      visits: 1,
      planner: BY_ROWS,
      log: () => undefined,
    });
    const reports = reportStatements(plans, largeTables);
    expect(reports.length).toBeGreaterThan(8);
    const maxRows = (statement: string) => (subject.spans?.test(statement) ? MAX_ROWS_OF_SPAN : MAX_ROWS);
    const slow = reports.filter(
      ({ statement, rows, readWhole }) => readWhole.length > 0 || rows > maxRows(statement),
    );
    expect(slow).toEqual([]);
  });
});
