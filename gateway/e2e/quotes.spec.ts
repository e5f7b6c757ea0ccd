import { randomUUID } from 'node:crypto';
import { type APIRequestContext, test } from '@playwright/test';
import { confirmationTokenTo, findInMail, mailsTo, uniqueEmail } from '@printpartner/testing/e2e';
import { expect, newPerson, otherDevice, read, visitor } from './people.ts';

const LINK = /\/v\/([\w-]{43})\b/;
const PDF = { name: 'E-1207.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4 our quote') };
const FORMULA = '=HYPERLINK("https://evil.example")';

/** An owner with a confirmed address, and a sheet of a project. */
async function buyer() {
  const { api, email } = await newPerson('buyer');
  await read(await api.post('/api/auth/request-confirmation', { data: {} }));
  const token = await confirmationTokenTo(email);
  await read(await api.post('/api/auth/confirm-email', { data: { token } }));
  const project = await read<{ uuid: string }>(
    await api.post('/api/projects', { data: { project_name: 'Gala' } }),
  );
  const sheet = await read<{ id: string }>(
    await api.post('/api/spec-sheets', {
      data: {
        kind: 'custom',
        name: 'Gala postcard',
        project_uuid: project.uuid,
        data: { contactName: 'Maya Chen', quantity: '5,000', quantity2: '2,500', flatSize: '6 × 9 in' },
      },
    }),
  );
  return { api, email, project, sheet };
}

/** Mails a link to a vendor. @returns its address in the mail */
async function invite(api: APIRequestContext, sheet_id: string, name: string) {
  const email = uniqueEmail('vendor');
  const vendor = { id: randomUUID(), name, email };
  const link = await read<{ id: string }>(
    await api.post('/api/shares', { data: { sheet_id, vendor, send_mail: true } }),
  );
  return { ...link, email, path: `/api/vendor-links/${await findInMail(email, LINK)}` };
}

test('S8 S10 a sheet goes to three vendors by mail, their answers come back, a choice reaches project and vendors, and a revoked link is unknown', async () => {
  const { api, email, project, sheet } = await buyer();
  const names = ['Harbor Print', 'Ace Print', FORMULA];
  const links: Awaited<ReturnType<typeof invite>>[] = [];
  for (const name of names) links.push(await invite(api, sheet.id, name));
  const someone = await visitor();
  let chosen = '';

  await test.step('each vendor answers with prices and a PDF', async () => {
    for (const [place, { path }] of links.entries()) {
      const vendor = await visitor();
      const page = await read<{ version: number }>(await vendor.get(path));
      expect(page).toMatchObject({ state: 'open', buyer: { name: 'Maya Chen' }, quantities: [2_500, 5_000] });
      const pdf = await vendor.get(`${path}/sheet.pdf`);
      expect(pdf.headers()['content-disposition']).toBe('attachment; filename="Gala postcard v1.pdf"');
      const data = {
        version: page.version,
        estimate_number: `E-${place}`,
        lines: [{ quantity: 5_000, price_cents: 185_000 + place }],
        freight_cents: 9_900,
        notes: `${FORMULA}<img src=x onerror=alert(1)>`,
      };
      await read(await vendor.put(`${path}/quote`, { data }));
      await read(await vendor.post(`${path}/file`, { multipart: { pdf: PDF } }));
      await expect
        .poll(async () => (await mailsTo(email)).map(({ subject }) => subject))
        .toContain(`${names[place]} answered: Gala postcard`);
    }
  });

  await test.step('the owner reads the answers, in a table without formulas', async () => {
    const quotesPath = `/api/spec-sheets/${sheet.id}/quotes`;
    type Quotes = { quotes: { id: string; link_id: string; is_new: boolean }[]; links: object[] };
    const { quotes, links: shown } = await read<Quotes>(await api.get(quotesPath));
    expect(quotes).toHaveLength(3);
    expect(quotes.every(({ is_new }) => is_new)).toBe(true);
    for (const link of shown) expect(link).toMatchObject({ state: 'answered', openings: 1 });
    const csv = await (await api.get(`${quotesPath}.csv`)).text();
    expect(csv).toContain(`"'${FORMULA.replaceAll('"', '""')}"`);
    chosen = quotes.find(({ link_id }) => link_id === links[0]?.id)?.id ?? '';
    expect(await (await api.get(`/api/quotes/${chosen}/file`)).text()).toBe('%PDF-1.4 our quote');
  });

  await test.step('a choice is written into the project, and the others are told', async () => {
    const choice = { revision: 2, quantity: 5_000, tell_others: true };
    await read(await api.post(`/api/quotes/${chosen}/choose`, { data: choice }));
    await expect
      .poll(async () => (await api.get(`/api/projects/${project.uuid}`)).json())
      .toMatchObject({ printing_company: 'Harbor Print', estimate_number: 'E-0 · $1,850.00 for 5,000' });
    for (const { email: address } of links.slice(1))
      await expect
        .poll(async () => (await mailsTo(address)).map(({ subject }) => subject))
        .toContain('A print buyer chose another vendor: Gala postcard');
  });

  await test.step('the links are closed', async () => {
    for (const { path } of links) {
      expect(await read(await someone.get(path))).toMatchObject({ state: 'closed', title: 'Gala postcard' });
      const answers = [
        await someone.get(`${path}/sheet.pdf`),
        await someone.put(`${path}/quote`, {
          data: { version: 1, lines: [{ quantity: 1, price_cents: 1 }] },
        }),
        await someone.post(`${path}/file`, { multipart: { pdf: PDF } }),
        await someone.delete(`${path}/file`),
      ];
      for (const answer of answers) {
        expect(answer.status(), await answer.text()).toBe(410);
        expect(await answer.json()).toMatchObject({ code: 'quotes.link_closed' });
      }
    }
  });

  await test.step('a revoked link answers like an unknown one, also on its page for search engines', async () => {
    const [link] = links;
    expect((await api.delete(`/api/shares/${link?.id}`)).status()).toBe(200);
    const [revoked, unknown] = [
      await someone.get(link?.path ?? ''),
      await someone.get(`/api/vendor-links/${'A'.repeat(43)}`),
    ];
    const problems: Record<string, unknown>[] = [await revoked.json(), await unknown.json()];
    for (const problem of problems) delete problem['requestId'];
    expect(problems[0]).toMatchObject({ status: 404, code: 'quotes.link_not_found' });
    expect(problems[0]).toEqual(problems[1]);
    const page = await someone.get((link?.path ?? '').replace('/api/vendor-links/', '/v/'), {
      headers: { accept: 'text/html' },
    });
    expect(page.headers()).toMatchObject({
      'x-robots-tag': 'noindex, nofollow',
      'cache-control': 'no-store',
    });
    expect(await (await someone.get('/robots.txt')).text()).not.toContain('/v');
  });
});

test('S10 an owner without a confirmed address copies the link, and is not counted as its visitor', async () => {
  const { api, email } = await newPerson('buyer');
  const sheet = await read<{ id: string }>(
    await api.post('/api/spec-sheets', { data: { kind: 'custom', name: 'Card', data: {} } }),
  );
  const vendor = { id: randomUUID(), name: 'Harbor Print', email: uniqueEmail('vendor') };
  const form = { sheet_id: sheet.id, vendor };
  const refused = await api.post('/api/shares', { data: { ...form, send_mail: true } });
  expect(refused.status()).toBe(409);
  expect(await refused.json()).toMatchObject({ code: 'quotes.address_unconfirmed' });
  const { url } = await read<{ url: string }>(await api.post('/api/shares', { data: form }));
  const phone = await otherDevice(email);
  const page = await read(await phone.get(`/api/vendor-links/${LINK.exec(url)?.[1]}`));
  expect(page).toMatchObject({ is_owner: true });
  const quote = await read<{ id: string }>(
    await api.post('/api/quotes', {
      data: { sheet_id: sheet.id, vendor: { id: vendor.id }, lines: [{ quantity: 1, price_cents: 1 }] },
    }),
  );
  const filePath = `/api/quotes/${quote.id}/file`;
  await read(await api.post(filePath, { multipart: { pdf: PDF } }));
  expect(await (await api.get(filePath)).text()).toBe('%PDF-1.4 our quote');
  expect(await read(await api.delete(filePath))).toMatchObject({ file: null });
  expect((await api.get(filePath)).status()).toBe(404);
  const { links } = await read<{ links: object[] }>(await api.get(`/api/spec-sheets/${sheet.id}/quotes`));
  expect(links).toMatchObject([{ openings: 0, mailed_at: null }]);
});
