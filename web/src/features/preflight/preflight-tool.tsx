import { useEffect, useState, type ReactNode } from 'react';
import type { PreflightResult } from '@printpartner/contracts/types';
import { typedJobOf } from '@printpartner/spec-sheet/preflight';
import { useUser } from '../../entities/session/session-context.ts';
import type { CheckedItems } from './checklist/checklist-dialog.tsx';
import { ChecklistPage } from './checklist/checklist-page.tsx';
import { previousOf, type AnalysisOptions, useAnalysis } from './use-analysis.ts';
import { TYPED } from './job/sheet-choice.ts';
import { type JudgeBy, useJudgeBy } from './job/use-judge-by.ts';
import { ResultScreen } from './result/result-screen.tsx';
import { AnalysisDialog } from './upload/analysis-dialog.tsx';
import { ScreenDrop } from './upload/file-choice.tsx';
import { useLossWarning } from '../../platform/storage/loss-warning.ts';
import { lossOf } from './loss-of.ts';

export interface KeepActionSlot {
  result: PreflightResult;
  /** The checked file, of which pictures are kept with the result. */
  file: File;
  password: string | undefined;
  onKept: () => void;
}

interface PreflightToolProps {
  /** Renders the button that keeps a session's result with a project. */
  renderKeepAction: (slot: KeepActionSlot) => ReactNode;
  /** Called with what leaving the tool would lose, such as 'the result of “job.pdf”', or null. */
  onLossChange: (loss: string | null) => void;
}

/** The preflight tab: the checklist page, or the result of the last check. */
export function PreflightTool({ renderKeepAction, onLossChange }: PreflightToolProps) {
  const { id: userId } = useUser();
  const { analysis, file, rejection, chooseFile, putFile, start, cancel, clear } = useAnalysis(userId);
  const [dialog, setDialog] = useState<'closed' | 'new file' | 'options'>('closed');
  const jobs = useJudgeBy(userId);
  const [lastStart, setLastStart] = useState<AnalysisOptions | null>(null);
  /** What the result was checked by. */
  const [doneBy, setDoneBy] = useState<{ options: AnalysisOptions; judgeBy: JudgeBy } | null>(null);
  const [keptId, setKeptId] = useState<string | null>(null);
  const [checked, setChecked] = useState<CheckedItems>(new Set());
  const isWorking = analysis.state === 'working';
  const isLocked = analysis.state === 'done' && analysis.result.passwordNeeded && dialog !== 'closed';
  const done = analysis.state === 'done' && !isLocked ? analysis : null;
  const [last, setLast] = useState(done);
  if (done && done !== last) setLast(done);
  const previous = previousOf(analysis);
  // Behind its options, a result stays until the next one replaces it.
  const shown = done ?? previous ?? (dialog === 'options' && isWorking ? last : null);
  const loss = lossOf(analysis, file, keptId);
  useLossWarning(loss);
  useEffect(() => onLossChange(loss), [onLossChange, loss]);

  async function analyze(options: AnalysisOptions) {
    setLastStart(options);
    jobs.noteStart(options);
    const result = await start(options);
    if (!result) return;
    setKeptId(null);
    setDoneBy({ options, judgeBy: jobs.judgeBy });
    if (!result.passwordNeeded) setDialog((open) => (open === 'options' ? open : 'closed'));
  }

  function openOptions(shownFile: File) {
    putFile(shownFile);
    setDialog('options');
  }

  function openNewFile() {
    jobs.beginFile();
    setDialog('new file');
  }

  function choose(chosen: File | undefined) {
    // Until the file is accepted, the dialog shows the one before, which would be judged again without its job.
    void chooseFile(chosen, () => jobs.beginFile(chosen));
  }

  function close() {
    setDialog('closed');
    putFile(null);
    if (done === null) cancel();
    if (previous ?? done) showChoicesOfResult();
  }

  /** Those of another file, or of a check that failed or was canceled, would read as if the result were judged by them. */
  function showChoicesOfResult() {
    if (!doneBy) return;
    setLastStart(doneBy.options);
    jobs.restore(doneBy.judgeBy, doneBy.options);
  }

  return (
    <>
      {shown ? (
        <ResultScreen
          key={resultKey(shown.result)}
          result={shown.result}
          file={shown.file}
          password={shown.password}
          keepAction={renderKeepAction({
            result: shown.result,
            file: shown.file,
            password: shown.password,
            onKept: () => setKeptId(shown.result.sessionId),
          })}
          onNewFile={() => {
            putFile(null);
            openNewFile();
            // A locked file has no findings to show behind the dialog.
            if (shown.result.passwordNeeded) clear();
          }}
          onRepeat={() => openOptions(shown.file)}
          onTakeGuess={(guess) => {
            jobs.take({ ...jobs.judgeBy, choice: TYPED, typed: typedJobOf(guess) });
            openOptions(shown.file);
          }}
          lastJob={jobs.lastJob}
          onTakeLastJob={(lastJob) => {
            jobs.take(lastJob);
            openOptions(shown.file);
          }}
        />
      ) : (
        <ChecklistPage checked={checked} onCheckedChange={setChecked} onUpload={openNewFile} />
      )}
      {dialog !== 'closed' && (
        <AnalysisDialog
          file={file}
          rejection={rejection}
          analysis={analysis}
          lastStart={lastStart}
          judgeBy={jobs.judgeBy}
          lastJob={jobs.lastJob}
          onChooseJob={jobs.choose}
          onTypeJob={jobs.type}
          onChooseProfile={jobs.chooseProfile}
          onTakeLastJob={jobs.take}
          onChooseFile={choose}
          onStart={(options) => void analyze(options)}
          onCancel={previous ? close : clear}
          onShowLocked={() => setDialog('closed')}
          onClose={close}
        />
      )}
      <ScreenDrop
        isBusy={isWorking}
        onDrop={(dropped) => {
          choose(dropped);
          setDialog('new file');
        }}
      />
    </>
  );
}

/** A result judged again starts with its own worst finding. */
const resultKey = ({ sessionId, mode, profile, job }: PreflightResult): string =>
  JSON.stringify([sessionId, mode, profile, job]);
