import type { InspectCommand } from './arguments.ts';

/** One file for the inspector thread. */
export interface FileJob extends Omit<InspectCommand, 'files'> {
  file: string;
  columns: number;
  color: boolean;
  reportsProgress: boolean;
}

/** 0: nothing failed. 1: a check failed. 2: the file could not be read. */
export type ExitCode = 0 | 1 | 2;

export interface FileReport {
  kind: 'report';
  /** For standard output, ending with a newline. */
  text: string;
  exitCode: ExitCode;
}

export interface FileProgress {
  kind: 'progress';
  /** Page being checked, from 1. */
  page: number;
  pages: number;
}
