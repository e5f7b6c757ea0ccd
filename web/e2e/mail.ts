import { expect } from '@playwright/test';

export interface Mail {
  id: string;
  subject: string;
  text: string;
  html?: string;
  to: { address: string }[];
}

/** Mails to an address in the MailDev at MAIL_URL, oldest first. */
export async function mailsTo(address: string): Promise<Mail[]> {
  const mailUrl = process.env['MAIL_URL'];
  if (!mailUrl) throw new Error('MAIL_URL is not set: these tests read mail from a MailDev.');
  const answer = await fetch(new URL('/email', mailUrl));
  expect(answer.ok, `GET /email: ${answer.status}`).toBe(true);
  const mails = (await answer.json()) as Mail[];
  return mails.filter((mail) => mail.to.some((to) => to.address.toLowerCase() === address.toLowerCase()));
}

/** Waits until `count` mails to an address match, and returns the first group of the newest match. */
export async function foundInMail(address: string, pattern: RegExp, count = 1): Promise<string> {
  let found: string[] = [];
  await expect
    .poll(
      async () => {
        const mails = await mailsTo(address);
        found = mails.flatMap((mail) => pattern.exec(mail.text)?.[1] ?? []);
        return found.length;
      },
      { message: `mails to ${address} that match ${pattern.source}`, timeout: 20_000 },
    )
    .toBeGreaterThanOrEqual(count);
  return found.at(-1) ?? '';
}
