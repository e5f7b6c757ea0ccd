import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { confirmationTokenTo, findInMail, resetCodeTo, uniqueEmail } from '@printpartner/testing/e2e';
import { checkedSession } from './kept-result.ts';
import { expect, newPerson, otherDevice, type Person, read } from './people.ts';
import { addPossessions } from './possessions.ts';
import type { Subjects } from './route-calls.ts';

/** Visitors without anything and with vendor links (the owner's, one that the owner closed, another user's), the admin, and who is signed in. */
export const callerNames = [
  'nobody',
  'link',
  'closed link',
  'other link',
  'admin',
  'other user',
  'owner',
] as const;
export type CallerName = (typeof callerNames)[number];

interface Caller {
  headers: Record<string, string>;
  linkToken: string;
}

const VENDOR_TOKEN = /\/v\/([\w-]{43})$/;
const STOP_TOKEN = /mail-stops\/([\w-]{65})/;
const RESET_TOKEN = /token=([^\s&"<>]+)/;

/** An owner of things that all say “secret”, what there is to call about, and everybody who may call. */
export async function gatherCallers(): Promise<{
  owner: Person;
  callers: Record<CallerName, Caller>;
  /** What the owner has, and tokens that nobody was given. */
  owned: Subjects;
}> {
  const [owner, other] = [await newPerson('owner'), await newPerson('other')];
  const own = await addPossessions(owner.api, 'Secret job');
  const check = await checkedSession(owner.api, 'secret.pdf', 'full');
  const pdf = { name: 'secret.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4 secret') };
  await read(await owner.api.post(`/api/quotes/${own.quote}/file`, { multipart: { pdf } }));
  const { id } = await read<{ id: string }>(
    await other.api.post('/api/spec-sheets', { data: { kind: 'custom', name: 'Card', data: {} } }),
  );
  const closed = await share(owner.api, own.sheet);
  await read(await owner.api.patch(`/api/shares/${closed.id}`, { data: { closed: true } }));
  const { links } = await read<{ links: { id: string; url: string }[] }>(
    await owner.api.get(`/api/spec-sheets/${own.sheet}/quotes`),
  );
  const phone = await otherDevice(owner.email);
  const sessions = await read<{ id: string; isCurrent: boolean }[]>(await phone.get('/api/auth/sessions'));
  // The project takes over the date of its alert.
  await expect
    .poll(async () => (await owner.api.get(`/api/projects/${own.project}`)).json())
    .not.toMatchObject({ reminder_date: '2099-01-01' });
  const visitor = { headers: {}, linkToken: forgedToken(43) };
  const account = ({ token }: Person) => ({ ...visitor, headers: bearer(token) });
  // A link is no session.
  const vendor = (linkToken: string) => ({ headers: bearer(linkToken), linkToken });
  return {
    owner,
    callers: {
      nobody: visitor,
      link: vendor(tokenOf(links.find((link) => link.id === own.link))),
      'closed link': vendor(tokenOf(closed)),
      'other link': vendor(tokenOf(await share(other.api, id))),
      admin: { ...visitor, headers: { 'x-admin-password': process.env['ADMIN_PASSWORD'] ?? '' } },
      'other user': account(other),
      owner: account(owner),
    },
    owned: {
      ...own,
      check,
      session: sessions.find(({ isCurrent }) => isCurrent)?.id ?? '',
      idLike: (existing) => existing,
      linkToken: visitor.linkToken,
      stopToken: forgedToken(65),
      confirmationToken: 'forged',
      resetByCode: { email: (await newPerson('code')).email, code: '000000' },
      resetToken: 'forged',
    },
  };
}

/** The same with what is mailed to the owner, to a vendor, and to accounts whose passwords were forgotten. */
export async function openMails({ api, email }: Person, owned: Subjects): Promise<Subjects> {
  const vendorEmail = uniqueEmail('vendor');
  const forgetful = await newPerson('link');
  await read(await api.post('/api/auth/request-confirmation', { data: {} }));
  for (const forgotten of [forgetful.email, owned.resetByCode.email])
    await read(await forgetful.api.post('/api/auth/forgot-password', { data: { email: forgotten } }));
  const confirmationToken = await confirmationTokenTo(email);
  await read(await api.post('/api/auth/confirm-email', { data: { token: confirmationToken } }));
  await share(api, owned.sheet, vendorEmail);
  return {
    ...owned,
    idLike: () => randomUUID(),
    confirmationToken,
    stopToken: await findInMail(vendorEmail, STOP_TOKEN),
    resetByCode: { email: owned.resetByCode.email, code: await resetCodeTo(owned.resetByCode.email) },
    resetToken: await findInMail(forgetful.email, RESET_TOKEN),
  };
}

const forgedToken = (length: number): string => randomUUID().padEnd(length, 'A');
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const tokenOf = (link?: { url: string }): string => VENDOR_TOKEN.exec(link?.url ?? '')?.[1] ?? '';

/** Makes a link for a new vendor, and mails it if there is an address. */
async function share(api: APIRequestContext, sheet_id: string, email = '') {
  const vendor = { id: randomUUID(), name: 'Ace Print', email };
  const form = { sheet_id, vendor, send_mail: email !== '' };
  return read<{ id: string; url: string }>(await api.post('/api/shares', { data: form }));
}
