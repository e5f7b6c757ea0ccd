import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { eventually } from './eventually.ts';
import { freePort } from './free-port.ts';

export interface CaughtMail {
  id: string;
  /** Addresses without names. */
  to: string[];
  subject: string;
  text: string;
  html: string;
  /** Without angle brackets. */
  messageId: string;
}

export interface MailCatcher {
  smtpUrl: string;
  webUrl: string;
  /** All it has, oldest first; a mail is there a moment after it was taken. */
  mails(): Promise<CaughtMail[]>;
  mailsTo(address: string): Promise<CaughtMail[]>;
  /** Forgets what it has. */
  clear(): Promise<void>;
  stop(): Promise<void>;
}

/** A mail as MailDev's `GET /email` tells of it. */
interface MailDevMail {
  id: string;
  to: { address: string }[];
  subject?: string;
  text?: string;
  html?: string;
  messageId: string;
}

const program = fileURLToPath(new URL('../../../node_modules/maildev/bin/maildev', import.meta.url));

/**
 * A MailDev of the test's own: an SMTP server that keeps all mail it is given.
 *
 * @param options.smtpPort where it listens; a free port unless told
 */
export async function startMailCatcher(options: { smtpPort?: number } = {}): Promise<MailCatcher> {
  const folder = await mkdtemp(join(tmpdir(), 'print-partner-mail-'));
  const smtpPort = options.smtpPort ?? (await freePort());
  const webPort = await freePort();
  const server = launch(folder, smtpPort, webPort);
  const webUrl = `http://127.0.0.1:${webPort}`;
  const stop = async () => {
    if (server.exitCode === null && server.signalCode === null) {
      const ended = once(server, 'exit');
      server.kill('SIGKILL');
      await ended;
    }
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await eventually(() => answers(server, webUrl, smtpPort), { timeout: 20_000 });
  } catch (error) {
    await stop();
    throw error;
  }
  const mails = async (): Promise<CaughtMail[]> => {
    const list = (await (await fetch(`${webUrl}/email`)).json()) as MailDevMail[];
    return list.map(({ id, to, subject = '', text = '', html = '', messageId }) => {
      return { id, to: to.map(({ address }) => address), subject, text, html, messageId };
    });
  };
  return {
    smtpUrl: `smtp://127.0.0.1:${smtpPort}`,
    webUrl,
    mails,
    mailsTo: async (address) => (await mails()).filter(({ to }) => to.includes(address)),
    async clear() {
      await fetch(`${webUrl}/email/all`, { method: 'DELETE' });
    },
    stop,
  };
}

function launch(folder: string, smtpPort: number, webPort: number): ChildProcess {
  const ports = ['--smtp', String(smtpPort), '--web', String(webPort), '--ip', '127.0.0.1'];
  return spawn(process.execPath, [program, ...ports, '--mail-directory', folder, '--silent'], {
    stdio: 'ignore',
  });
}

async function answers(server: ChildProcess, webUrl: string, smtpPort: number): Promise<void> {
  if (server.exitCode !== null) throw new Error(`MailDev ended with ${server.exitCode}`);
  await fetch(`${webUrl}/healthz`);
  const socket = connect(smtpPort, '127.0.0.1');
  await once(socket, 'data');
  socket.destroy();
}
