import { afterEach, expect, it } from '@jest/globals';
import { KeptAnswers } from './kept-answers.ts';

afterEach(() => sessionStorage.clear());

const empty = { remark: '', marked: [] as string[] };
const proofs = new KeptAnswers({ name: 'proof', empty, fields: ['remark', 'marked'] as const });
const others = new KeptAnswers({ name: 'job', empty, fields: ['remark', 'marked'] as const });
const [token, other] = ['A'.repeat(43), 'B'.repeat(43)];
const draft = { remark: 'Move the fold', marked: ['page 2'] };

it('S8 an unsent answer is kept by link and by noun, without the link’s token, until it is dropped', () => {
  proofs.keep(token, { draft, base: empty, unresolved: ['remark'], revision: 2, version: 1 });
  expect(proofs.read(token)).toEqual({
    draft,
    base: empty,
    sent: [],
    unresolved: ['remark'],
    revision: 2,
    version: 1,
  });
  expect([proofs.read(other), others.read(token)]).toEqual([null, null]);
  expect(JSON.stringify(sessionStorage)).not.toContain(token);
  proofs.drop(token);
  expect(proofs.read(token)).toBeNull();
});

it('S8 what an earlier build of a page has kept is read as far as it fits the form', () => {
  const keep = (value: object) => sessionStorage.setItem('proof:AAAAAAAAAAAA', JSON.stringify(value));
  const known = { draft, revision: 2, version: 1 };
  keep({ ...known, base: { remark: 'x' }, sent: [draft, { marked: '' }], unresolved: ['gone', 'marked'] });
  expect(proofs.read(token)).toEqual({ ...known, sent: [draft], unresolved: ['marked'] });
  for (const unfit of [{ ...known, draft: { ...draft, marked: '' } }, { draft, version: 1 }, { draft }]) {
    keep(unfit);
    expect(proofs.read(token)).toBeNull();
  }
});
