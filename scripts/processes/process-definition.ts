import type { SystemUser } from '../engines/system-user.ts';

/** One process of the system: how to start it, how to see that it is ready, how to stop it. */
export interface ProcessDefinition {
  name: string;
  /** What people call it, when that isn't its name. */
  title?: string;
  command: string;
  args: string[];
  cwd: string;
  env?: NodeJS.ProcessEnv;
  user?: SystemUser | undefined;
  stopSignal: NodeJS.Signals;
  /**
   * Resolves when the process can do its work, rejects when it never will;
   * `gone` says that it has ended. Left out: when it says so over its channel.
   */
  ready?: (gone: AbortSignal) => Promise<void>;
}
