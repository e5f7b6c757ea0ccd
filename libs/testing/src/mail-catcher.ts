import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { eventually } from './eventually.ts';
import { freePort } from './free-port.ts';
import { type CaughtMail, mailsAt } from './mailbox.ts';

export interface MailCatcher {
  smtpUrl: string;
  webUrl: string;
  /** All mails, oldest first. A mail appears shortly after SMTP accepted it. */
  mails(): Promise<CaughtMail[]>;
  mailsTo(address: string): Promise<CaughtMail[]>;
  /** Deletes all mails. */
  clear(): Promise<void>;
  stop(): Promise<void>;
}

const program = fileURLToPath(new URL('../../../node_modules/maildev/bin/maildev', import.meta.url));

/**
 * Starts a MailDev for one test: an SMTP server that keeps all mail it receives.
 *
 * @param options.smtpPort a free port by default
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
  const mails = () => mailsAt(webUrl);
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
