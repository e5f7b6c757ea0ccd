import type { InspectOrder } from './arguments.ts';

/** One file for the inspector's thread. */
export interface FileJob extends Omit<InspectOrder, 'files'> {
  file: string;
  columns: number;
  color: boolean;
  tellProgress: boolean;
}

/** 0: nothing failed. 1: a check failed. 2: the file could not be read. */
export type ExitCode = 0 | 1 | 2;

export interface FileAnswer {
  kind: 'answer';
  /** For standard output, with its line end. */
  text: string;
  exitCode: ExitCode;
}

export interface FileProgress {
  kind: 'progress';
  /** From 1. */
  page: number;
  pages: number;
}
