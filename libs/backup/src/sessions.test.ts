import { createTestDatabase } from '@printpartner/testing';
import { describe, expect, it } from '@jest/globals';
import { closeSessions, openSession } from './sessions.ts';

describe('a session of a backup', () => {
  it('K11 backup has no time limits, whatever the server sets', async () => {
    const database = await createTestDatabase({ service: 'backup' });
    const url = new URL(database.adminUrl);
    url.searchParams.set('options', '-c statement_timeout=9s -c idle_in_transaction_session_timeout=9s');
    const db = await openSession(url.href);
    const { rows } = await db.query(
      `select current_setting('statement_timeout') as statement, current_setting('idle_in_transaction_session_timeout') as idle`,
    );
    expect(rows).toEqual([{ statement: '0', idle: '0' }]);
    await closeSessions([db]);
    await database.close();
  });
});
