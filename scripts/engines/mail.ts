import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ProcessDefinition } from '../processes/process-definition.ts';
import { inProject } from '../project-root.ts';
import { freePort, isPortFree } from './ports.ts';
import { waitForMail } from './wait-for.ts';

export interface MailEngine {
  smtpUrl: string;
  /** The page that shows its mails. */
  webUrl: string;
  process: ProcessDefinition;
}

const program = inProject('node_modules', 'maildev', 'bin', 'maildev');
/** Keeps other pages of the user's browser out. */
const guard = inProject('infra', 'mail', 'own-pages.cjs');

interface MailPorts {
  smtp: number;
  web: number;
}

/**
 * MailDev on the loopback address: accepts all mail, delivers none, and shows it
 * on a web page. Mails are stored in DATA_DIR.
 *
 * @param reserved a port that another process will use
 */
export async function prepareMail(dataDir: string, reserved: number): Promise<MailEngine> {
  const folder = join(dataDir, 'mail');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const ports = await choosePorts(join(dataDir, 'mail-ports.json'), reserved);
  const listen = ['--smtp', String(ports.smtp), '--web', String(ports.web), '--ip', '127.0.0.1'];
  return {
    smtpUrl: `smtp://127.0.0.1:${ports.smtp}`,
    webUrl: `http://localhost:${ports.web}`,
    process: {
      name: 'mail',
      title: 'the mail catcher',
      command: process.execPath,
      // Saves 23 MB, as for our own processes.
      args: ['--max-semi-space-size=1', '--require', guard, program, ...listen, '--mail-directory', folder],
      cwd: folder,
      stopSignal: 'SIGTERM',
      ready: (gone) => waitForMail(ports.smtp, ports.web, gone),
    },
  };
}

/** The ports of the last run if they are free, so that an open page keeps working. */
async function choosePorts(file: string, reserved: number): Promise<MailPorts> {
  const last = readPorts(file);
  const isUsable = async (port: number) => port !== reserved && (await isPortFree(port));
  if (last && (await isUsable(last.smtp)) && (await isUsable(last.web))) return last;
  const ports = { smtp: await freePort(), web: await freePort() };
  writeFileSync(file, JSON.stringify(ports));
  return ports;
}

function readPorts(file: string): MailPorts | undefined {
  if (!existsSync(file)) return undefined;
  try {
    const { smtp, web }: Partial<MailPorts> = JSON.parse(readFileSync(file, 'utf8'));
    return smtp && web ? { smtp, web } : undefined;
  } catch {
    // Half-written in a crash. Losing the ports only breaks bookmarks.
    return undefined;
  }
}
