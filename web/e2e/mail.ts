import { expect } from '@playwright/test';

export interface Mail {
  id: string;
  subject: string;
  text: string;
  html?: string;
  to: { address: string }[];
}

/** Mails that the catcher at MAIL_URL holds for an address, oldest first. */
export async function mailsTo(address: string): Promise<Mail[]> {
  const mailUrl = process.env['MAIL_URL'];
  if (!mailUrl) throw new Error('MAIL_URL is not set: these tests read mail from a MailDev.');
  const answer = await fetch(new URL('/email', mailUrl));
  expect(answer.ok, `GET /email: ${answer.status}`).toBe(true);
  const mails = (await answer.json()) as Mail[];
  return mails.filter((mail) => mail.to.some((to) => to.address.toLowerCase() === address.toLowerCase()));
}

/** Waits for the newest mail to an address whose text matches, and gives what the first group found. */
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
