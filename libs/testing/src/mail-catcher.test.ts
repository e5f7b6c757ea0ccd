import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, it } from '@jest/globals';
import { eventually } from './eventually.ts';
import { startMailCatcher } from './mail-catcher.ts';

/** Speaks SMTP, a line at a time. */
async function post(smtpUrl: string, lines: string[]): Promise<void> {
  const { hostname, port } = new URL(smtpUrl);
  const socket = connect(Number(port), hostname);
  await once(socket, 'data');
  for (const line of lines) {
    socket.write(`${line}\r\n`);
    await once(socket, 'data');
  }
  socket.destroy();
}

it('A4 the mail catcher keeps mails until cleared', async () => {
  const catcher = await startMailCatcher();
  try {
    await post(catcher.smtpUrl, [
      'HELO test',
      'MAIL FROM:<a@example.com>',
      'RCPT TO:<maya@example.com>',
      'DATA',
      ['To: Maya <maya@example.com>', 'Subject: Hello', 'Message-ID: <one@test>', '', 'Line', '.'].join(
        '\r\n',
      ),
    ]);
    await eventually(async () => {
      const [mail] = await catcher.mailsTo('maya@example.com');
      expect(mail).toMatchObject({ to: ['maya@example.com'], subject: 'Hello', messageId: 'one@test' });
      expect(mail?.text.trim()).toBe('Line');
    });
    expect(await catcher.mailsTo('dan@example.com')).toEqual([]);
    await catcher.clear();
    expect(await catcher.mails()).toEqual([]);
  } finally {
    await catcher.stop();
  }
  await expect(fetch(catcher.webUrl)).rejects.toThrow('fetch failed');
});
