import { useState } from 'react';
import type { PreflightJob, PreflightProfile } from '@printpartner/contracts/types';
import { type TypedJob, emptyTypedJob } from '@printpartner/spec-sheet/preflight';
import { bindings } from '@printpartner/print-knowledge/binding';
import { DEFAULT_PROFILE } from '../../../entities/preflight-result/profiles.ts';
import type { AnalysisOptions } from '../use-analysis.ts';
import type { JobChoice } from './sheet-choice.ts';
import { localStore, userStoragePrefix } from '../../../platform/storage/browser-storage.ts';

/** Characters of a stored field. */
const MAX_FIELD = 200;

export interface JudgeBy {
  choice: JobChoice;
  typed: TypedJob;
  /** How the job is printed. */
  profile: PreflightProfile;
}

/** The job that a file before was judged by: what it ordered, how it is printed, or both. */
export interface LastJob extends JudgeBy {
  job: PreflightJob | undefined;
}

/** What a file is judged by. A new file starts without the job of the file before, which is offered. */
export function useJudgeBy(userId: string) {
  const [judgeBy, setJudgeBy] = useState<JudgeBy>(() => ({
    choice: null,
    typed: storedJob(userId),
    profile: DEFAULT_PROFILE,
  }));
  const [started, setStarted] = useState<{ by: JudgeBy; options: AnalysisOptions } | null>(null);
  const [lastJob, setLastJob] = useState<LastJob | null>(null);

  function note(by: JudgeBy, options: AnalysisOptions): void {
    setStarted({ by, options });
  }

  /** @param file omitted before it is chosen */
  function beginFile(file?: File): void {
    // What was chosen since the last check started is meant for the new file.
    if (started?.by !== judgeBy || started.options.file === file) return;
    const { job } = started.options;
    if (job || judgeBy.profile !== DEFAULT_PROFILE) setLastJob({ ...judgeBy, job });
    // A choice made while the file was read is meant for it too.
    setJudgeBy((now) => (now === judgeBy ? { ...now, choice: null, profile: DEFAULT_PROFILE } : now));
  }

  function type(typed: TypedJob): void {
    setJudgeBy({ ...judgeBy, typed });
    storeJob(userId, typed);
  }

  /** Returns to what a check was started by. */
  function restore(by: JudgeBy, options: AnalysisOptions): void {
    setJudgeBy(by);
    storeJob(userId, by.typed);
    note(by, options);
  }

  return {
    judgeBy,
    lastJob,
    beginFile,
    choose: (choice: JobChoice) => setJudgeBy({ ...judgeBy, choice }),
    chooseProfile: (profile: PreflightProfile) => setJudgeBy({ ...judgeBy, profile }),
    type,
    take: setJudgeBy,
    noteStart: (options: AnalysisOptions) => note(judgeBy, options),
    restore,
  };
}

const keyOf = (userId: string) => `${userStoragePrefix(userId)}preflight-job`;
const textOf = (value: unknown): string => (typeof value === 'string' ? value.slice(0, MAX_FIELD) : '');

/** The job that was typed last on this device. */
export function storedJob(userId: string): TypedJob {
  const { trim, pages, binding, inks } = localStore.readJson<TypedJob>(keyOf(userId)) ?? emptyTypedJob;
  return {
    trim: textOf(trim),
    pages: textOf(pages),
    binding: bindings.rows.find(({ id }) => id === binding)?.id ?? '',
    inks: textOf(inks),
  };
}

function storeJob(userId: string, job: TypedJob): void {
  localStore.writeJson(keyOf(userId), job);
}
