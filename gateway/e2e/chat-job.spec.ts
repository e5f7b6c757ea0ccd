import { randomUUID } from 'node:crypto';
import { type APIRequestContext, test } from '@playwright/test';
import { checkedSession } from './kept-result.ts';
import { expect, newPerson, visitor } from './people.ts';

async function answerTo(api: APIRequestContext, message: string) {
  const answer = await api.post('/api/ai/chat', { data: { message, timeZone: 'America/New_York' } });
  expect(answer.status(), await answer.text()).toBe(200);
  return answer.json();
}

test('C7 the assistant answers from the caller’s own projects, sheets and results, never from another’s', async () => {
  const [{ api: maya }, { api: noor }] = await Promise.all([newPerson('maya'), newPerson('noor')]);
  await maya.post('/api/projects', {
    data: { project_name: 'Harbor Program', client_name: 'Acme', due_date: '2027-03-05' },
  });
  await noor.post('/api/projects', {
    data: { project_name: 'Sable Menu', client_name: 'Sable', due_date: '2027-03-06' },
  });
  await maya.post('/api/spec-sheets', {
    data: {
      id: randomUUID(),
      kind: 'custom',
      name: 'Harbor Postcard',
      data: { finishedSize: '4 × 6 in', mailerPaperSpecs: '14 pt C2S' },
    },
  });
  await checkedSession(maya, 'harbor program.pdf');

  const due = await answerTo(maya, 'what is due in March 2027?');
  expect(due).toMatchObject({ usesJob: true, kind: 'answers' });
  expect(due.response).toContain('Harbor Program');
  expect(due.sources[0].address).toMatch(/^\/\?tab=projects&project=/);
  expect((await answerTo(maya, 'what paper did I spec for the harbor postcard?')).response).toContain(
    '14 pt C2S',
  );
  expect((await answerTo(maya, 'did my PDF pass?')).response).toContain('harbor program.pdf');

  const others = await Promise.all(
    ['what is due in March 2027?', 'what paper did I spec for the harbor postcard?', 'did my PDF pass?'].map(
      (message) => answerTo(noor, message),
    ),
  );
  expect(others[0].response).toContain('Sable Menu');
  expect(others[1].response).toMatch(/^You have no spec sheets yet/);
  expect(others[2].response).toMatch(/^I find no preflight result of yours/);
  for (const { response, sources } of others) {
    expect(response).not.toContain('Harbor Program');
    expect(JSON.stringify(sources)).not.toContain('Harbor');
  }
  expect(await answerTo(await visitor(), 'did my PDF pass?')).toMatchObject({ kind: 'asks', usesJob: false });
});
