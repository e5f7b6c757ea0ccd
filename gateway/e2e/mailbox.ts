import { expect } from './people.ts';

interface Mail {
  to: { address: string }[];
  subject: string;
  text: string;
}

/** All mail that the catcher has of an address, oldest first. */
export async function mailTo(address: string): Promise<Mail[]> {
  const catcher = process.env['MAIL_URL'];
  if (!catcher) throw new Error('MAIL_URL must name the mail catcher of the system under test');
  const mails = (await (await fetch(`${catcher}/email`)).json()) as Mail[];
  return mails.filter(({ to }) => to.some((one) => one.address === address));
}

/** The first group of the first match in the mails of an address, once such a mail is there. */
async function foundInMail(address: string, pattern: RegExp): Promise<string> {
  let found = '';
  const look = async () => {
    const texts = (await mailTo(address)).map(({ text }) => text);
    found = texts.map((text) => pattern.exec(text)?.[1]).find(Boolean) ?? '';
    return found;
  };
  await expect.poll(look, { message: `a mail to ${address}` }).not.toBe('');
  return found;
}

export const resetCodeTo = (address: string): Promise<string> => foundInMail(address, /^\s*(\d{6})\s*$/m);
export const confirmationTokenTo = (address: string): Promise<string> =>
  foundInMail(address, /[?&#]token=([^\s&"<>]+)/);
