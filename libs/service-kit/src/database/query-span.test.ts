import { describe, expect, it } from '@jest/globals';
import { summaryOf } from './query-span.ts';

describe('summaryOf', () => {
  it.each([
    ['SELECT "p"."id" FROM "projects" "p" WHERE "p"."name" = \'from secret\'', 'select projects'],
    ['insert into outbox_events (id) values ($1)', 'insert outbox_events'],
    ['update project_alerts set armed_at = null', 'update project_alerts'],
    ['with due as (select id from mails) update mails set x = 1', 'with mails'],
    ['START TRANSACTION', 'start'],
    ["select 'my text'", 'select'],
    ['', 'query'],
  ])('K8 the summary of a query has a statement’s verb and first table, and no value: %s', (sql, summary) => {
    expect(summaryOf(sql)).toBe(summary);
  });
});
