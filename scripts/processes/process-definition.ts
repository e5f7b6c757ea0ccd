import type { SystemUser } from '../engines/system-user.ts';

/** How to start a process, how to know that it's ready, and how to stop it. */
export interface ProcessDefinition {
  name: string;
  /** Name in messages; defaults to `name`. */
  title?: string;
  command: string;
  args: string[];
  cwd: string;
  env?: NodeJS.ProcessEnv;
  user?: SystemUser | undefined;
  stopSignal: NodeJS.Signals;
  /** How long it may take to stop before it is killed, ms; ten seconds by default. */
  stopTimeoutMs?: number;
  /**
   * Resolves when the process is ready, rejects if it never will be; `gone`
   * aborts when it has ended. Without this, the process reports over its IPC
   * channel.
   */
  ready?: (gone: AbortSignal) => Promise<void>;
}
