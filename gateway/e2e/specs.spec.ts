import { randomUUID } from 'node:crypto';
import { type APIRequestContext, test } from '@playwright/test';
import { expect, newPerson, otherDevice } from './people.ts';

const DRAFT = '/api/specs/booklet-specs-current';
const SHEETS = '/api/spec-sheets';

async function newProject(api: APIRequestContext): Promise<string> {
  const saved = await api.post('/api/projects', { data: { project_name: `Harbor ${randomUUID()}` } });
  const { uuid }: { uuid: string } = await saved.json();
  return uuid;
}

test('S3 S4 a draft is read as it was saved, refuses a save that started earlier, and takes one finish as a list', async () => {
  const { api, email } = await newPerson();

  await test.step('a save of another device that started earlier gets the newer copy', async () => {
    const phone = await otherDevice(email);
    const empty = await (await api.get(DRAFT)).json();
    expect(empty).toMatchObject({ name: 'booklet_current', status: 'draft', revision: 0, updated_at: null });

    const form = { data: { name: 'Harbor season', deliveryDate: '2031-03-09' }, shippingOption: 'Pick up' };
    const saved = await api.put(DRAFT, { data: { ...form, revision: 0 } });
    expect(saved.status(), await saved.text()).toBe(200);
    const draft = await saved.json();
    expect(draft).toMatchObject({
      ...form,
      id: empty.id,
      due_at_utc: '2031-03-09T00:00:00.000Z',
      revision: 1,
    });
    expect(JSON.parse(draft.notes)).toEqual({ ...draft.data, shippingOption: 'Pick up' });
    expect(await (await phone.get(DRAFT)).json()).toEqual(draft);

    const late = await phone.put(DRAFT, { data: { data: { name: 'Old' }, revision: 0 } });
    expect(late.status()).toBe(409);
    const { name, data, shippingOption, revision, updated_at } = draft;
    expect(await late.json()).toMatchObject({
      code: 'specs.changed_elsewhere',
      detail: 'These specs were changed elsewhere since you opened them. Choose which copy to keep.',
      current: draft,
      // The release before reads this name, and sent `revision`.
      currentSpecs: { name, data, shippingOption, revision, updated_at },
    });
    const now = await phone.put(DRAFT, { data: { data: { name: 'Old' }, base_revision: 0 } });
    expect(await now.json()).toMatchObject({ current: draft, errors: [{ path: 'data.name' }] });

    const cleared = await (await phone.delete(DRAFT)).json();
    expect(cleared).toEqual({ ...empty, revision: 2, updated_at: cleared.updated_at });
    expect((await api.get('/api/specs/menu-specs-current')).status()).toBe(422);
  });

  await test.step('finishes are accepted as one string and counts as numbers', async () => {
    const data = { pageCount: 16, quantity: 5000, textFinishingOptions: 'Gloss Varnish, Embossing' };
    const answer = await api.put(DRAFT, { data: { data } });
    expect(answer.status(), await answer.text()).toBe(200);
    expect((await answer.json()).data).toMatchObject({
      pageCount: '16',
      quantity: '5000',
      textFinishingOptions: ['Gloss Varnish', 'Embossing'],
    });
    const refused = await api.put(DRAFT, { data: { data: { coverType: 'soft', deliveryDate: 'soon' } } });
    expect(refused.status()).toBe(422);
    expect((await refused.json()).errors).toEqual(
      expect.arrayContaining([
        { path: 'data.coverType', message: 'Must be one of: self, plus' },
        { path: 'data.deliveryDate', message: 'Must be a date as YYYY-MM-DD' },
      ]),
    );
  });
});

test('S8 S11 P6 sheets are saved, changed, downloaded, deleted, and attached to the user’s own projects only', async () => {
  const [owner, stranger] = [await newPerson('owner'), await newPerson('stranger')];

  await test.step('saved, changed, attached and deleted', async () => {
    const project_uuid = await newProject(owner.api);
    const form = { id: randomUUID(), kind: 'custom', name: 'Postcard', data: { flatSize: '6 × 9 in' } };
    const created = await owner.api.post(SHEETS, { data: { ...form, project_uuid } });
    expect(created.status(), await created.text()).toBe(200);
    const sheet = await created.json();
    expect(sheet).toMatchObject({ ...form, project_uuid, revision: 1 });
    const path = `${SHEETS}/${form.id}`;

    const own = { kind: 'custom', name: 'Mine', data: {} };
    const attached = await stranger.api.post(SHEETS, { data: { ...own, project_uuid } });
    expect(attached.status()).toBe(404);
    expect(await attached.json()).toMatchObject({ code: 'projects.not_found' });
    const { id } = await (await stranger.api.post(SHEETS, { data: own })).json();
    const moved = await stranger.api.patch(`${SHEETS}/${id}`, { data: { project_uuid } });
    expect(moved.status()).toBe(404);

    const renamed = await owner.api.patch(path, { data: { name: 'Flyer', revision: 1 } });
    expect(await renamed.json()).toMatchObject({
      name: 'Flyer',
      data: sheet.data,
      project_uuid,
      revision: 2,
    });
    const late = await owner.api.patch(path, { data: { name: 'Poster', revision: 1 } });
    expect(late.status()).toBe(409);
    expect(await late.json()).toMatchObject({ currentSpecs: { name: 'Flyer', revision: 2 } });

    expect((await owner.api.delete(`/api/projects/${project_uuid}`)).status()).toBe(200);
    await expect
      .poll(async () => (await owner.api.get(SHEETS)).json())
      .toMatchObject([{ id: form.id, name: 'Flyer', project_uuid: null, revision: 2 }]);
    expect(await (await owner.api.delete(path)).json()).toEqual({ success: true });
    expect((await owner.api.get(path)).status()).toBe(404);
  });

  await test.step('downloaded as a PDF and as an unsent email', async () => {
    const form = { kind: 'custom', name: 'Café / “menu”', data: { flatSize: '6 × 9 in' } };
    const { id } = await (await owner.api.post(SHEETS, { data: form })).json();
    const pdf = await owner.api.get(`${SHEETS}/${id}/sheet.pdf`);
    expect(pdf.headers()).toMatchObject({ 'content-type': 'application/pdf' });
    expect(pdf.headers()['content-disposition']).toMatch(/^attachment; .*filename\*=UTF-8''Caf%C3%A9%20-%20/);
    expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-');
    const email = await owner.api.get(`${SHEETS}/${id}/sheet.eml`);
    expect(email.headers()['content-type']).toMatch(/^message\/rfc822/);
    expect(await email.text()).toMatch(/^X-Unsent: 1\r$/m);
  });
});
