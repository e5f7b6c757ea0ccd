import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import type { TypedJob } from '@printpartner/spec-sheet/preflight';
import type { PreflightMode, PreflightProfile } from '@printpartner/contracts/types';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { useOnline } from '../../../ui/use-online.ts';
import { VerdictIcon, VerdictNote } from '../../../ui/verdict.tsx';
import { JudgeByField } from '../job/judge-by-field.tsx';
import { type JobChoice, TYPED } from '../job/sheet-choice.ts';
import { LastJobOffer } from '../job/judged-by.tsx';
import { TypedJobFields } from '../job/typed-job-fields.tsx';
import { useChosenJob } from '../job/use-chosen-job.ts';
import type { JudgeBy, LastJob } from '../job/use-judge-by.ts';
import type { Analysis, AnalysisOptions } from '../use-analysis.ts';
import { AnalysisProgressBar } from './analysis-progress.tsx';
import { isAppleTouchDevice, isMobileDevice, thisDevice } from './device.ts';
import { FileChoice } from './file-choice.tsx';
import { NO_FILE, type Rejection, tooLarge } from './file-rules.ts';
import { PasswordField } from './password-field.tsx';
import { ModeChoice, ProfileChoice } from './scan-options.tsx';

const offlineTexts = {
  waiting: 'You are offline. The check runs on the server and starts by itself when you are back online.',
  sending: 'You are offline. If the upload stops, start it again when you are back online.',
  analyzing: 'You are offline. The upload is complete; the result will appear when you are back online.',
};

interface AnalysisDialogProps {
  file: File | null;
  /** Why the last chosen or dropped file was rejected. */
  rejection: Rejection | undefined;
  analysis: Analysis;
  /** The options of the last check; null before it. */
  lastStart: AnalysisOptions | null;
  judgeBy: JudgeBy;
  lastJob: LastJob | null;
  onChooseJob: (choice: JobChoice) => void;
  onTypeJob: (job: TypedJob) => void;
  onChooseProfile: (profile: PreflightProfile) => void;
  onTakeLastJob: (lastJob: LastJob) => void;
  onChooseFile: (file: File | undefined) => void;
  onStart: (options: AnalysisOptions) => void;
  onCancel: () => void;
  /** Shows the result of a file whose password is unknown. */
  onShowLocked: () => void;
  onClose: () => void;
}

/** File, options and progress of a check. A chosen file is checked at once, and again whenever an option changes. */
export function AnalysisDialog(props: AnalysisDialogProps) {
  const { file, analysis, lastStart, lastJob } = props;
  const { choice: jobChoice, typed: typedJob, profile } = props.judgeBy;
  const formId = useId();
  const isOnline = useOnline();
  const [isMobile] = useState(() => isMobileDevice(thisDevice()));
  const [isQuickOnly] = useState(() => isAppleTouchDevice(thisDevice()));
  const [mode, setMode] = useState<PreflightMode>(lastStart?.mode ?? (isQuickOnly ? 'quick' : 'full'));
  const startedBefore = lastStart?.file === file ? lastStart : null;
  const [password, setPassword] = useState(startedBefore?.password ?? '');
  const [knownFile, setKnownFile] = useState(file);
  const [isFileMissing, setFileMissing] = useState(false);
  const chosenJob = useChosenJob(jobChoice, typedJob);
  const judgeBy = useRef<HTMLSelectElement>(null);
  const unreadField = useRef<HTMLInputElement>(null);
  /** When the pointer was pressed. */
  const wasWorking = useRef(false);
  const startedFile = useRef(lastStart?.file);
  const startedKey = useRef(lastStart && keyOf(lastStart));
  const isWorking = analysis.state === 'working';
  // The result behind the dialog may be of the file before.
  const done = analysis.state === 'done' && analysis.file === file ? analysis : null;
  const isLocked = done?.result.passwordNeeded ?? false;
  const result = isLocked ? null : done?.result;
  const needsPassword = isLocked || (isWorking && password !== '');
  const rejection = props.rejection ?? (isFileMissing && !file ? { message: NO_FILE } : undefined);
  const isJobRead = chosenJob.state === 'none' || chosenJob.state === 'ready';
  const job = chosenJob.state === 'ready' ? chosenJob.job : undefined;

  if (file !== knownFile) {
    setKnownFile(file);
    setPassword('');
  }

  function start(chosen: File) {
    const options = { file: chosen, mode, profile, isMobile, password: password || undefined, job };
    startedKey.current = keyOf(options);
    startedFile.current = chosen;
    props.onStart(options);
  }

  function submit() {
    setFileMissing(!file);
    if (!file) return;
    // Without the job, the result would look as if the file agreed with it.
    if (chosenJob.state === 'unread') return unreadField.current?.focus();
    if (!isJobRead) return judgeBy.current?.focus();
    start(file);
  }

  const key = keyOf({ mode, profile, job });
  const startIfNew = useEffectEvent(() => {
    if (!file || !isJobRead || isLocked || !isOnline) return;
    if (file !== startedFile.current || key !== startedKey.current) start(file);
  });
  useEffect(() => startIfNew());

  return (
    <Dialog
      title="PDF Preflight Analysis"
      width={600}
      isBusy={isWorking}
      onClose={props.onClose}
      footer={
        <div className="flex flex-wrap justify-end gap-2">
          {isLocked && (
            <Button variant="quiet" onClick={props.onShowLocked}>
              Result without password
            </Button>
          )}
          <Button
            variant="outline"
            onPointerDown={() => (wasWorking.current = isWorking)}
            onClick={({ detail: presses }) => {
              // A press that leaves a field may start a check, which it isn't meant to cancel.
              if (presses > 0 && wasWorking.current !== isWorking) return;
              if (isWorking) props.onCancel();
              else props.onClose();
            }}
          >
            {result ? 'Show result' : 'Cancel'}
          </Button>
          <Button
            type="submit"
            form={formId}
            busy={isWorking}
            busyLabel="Analyzing PDF..."
            disabled={!isOnline && !isWorking}
          >
            Analyze PDF
          </Button>
        </div>
      }
    >
      <form
        id={formId}
        className="grid grid-cols-[minmax(0,1fr)] gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isWorking) submit();
        }}
      >
        <FileChoice file={file} isMobile={isMobile} isDisabled={isWorking} onChoose={props.onChooseFile} />
        <ErrorNote error={rejection ?? (analysis.state === 'failed' ? analysis : undefined)} />
        {file && analysis.state === 'too-large' && <TooLargeNote />}
        {needsPassword && (
          <PasswordField
            wasWrong={done?.password !== undefined}
            value={password}
            isDisabled={isWorking}
            onChange={setPassword}
          />
        )}
        <ModeChoice mode={mode} isQuickOnly={isQuickOnly} onChoose={setMode} />
        <JudgeByField ref={judgeBy} choice={jobChoice} chosen={chosenJob} onChoose={props.onChooseJob}>
          {jobChoice === TYPED && (
            <TypedJobFields
              ref={unreadField}
              job={typedJob}
              unread={chosenJob.state === 'unread' ? chosenJob.parts : []}
              onChange={props.onTypeJob}
            />
          )}
          {jobChoice === null && lastJob && (
            <p className="type-note pt-1.5 text-ink-2 empty:hidden">
              <LastJobOffer lastJob={lastJob} profile={profile} onTake={() => props.onTakeLastJob(lastJob)} />
            </p>
          )}
        </JudgeByField>
        <ProfileChoice profile={profile} onChoose={props.onChooseProfile} />
        {isWorking && <AnalysisProgressBar progress={analysis.progress} />}
        <output className={result ? 'block' : 'hidden'}>
          {result && <VerdictNote verdict={result.status}>{result.verdict}</VerdictNote>}
        </output>
        <output className={isOnline ? 'hidden' : 'block'}>
          {!isOnline && (
            <VerdictNote verdict="warning">
              {offlineTexts[isWorking ? analysis.progress.step : 'waiting']}
            </VerdictNote>
          )}
        </output>
      </form>
    </Dialog>
  );
}

/** Tells whether two checks of a file would judge alike. */
const keyOf = ({ mode, profile, job }: Pick<AnalysisOptions, 'mode' | 'profile' | 'job'>): string =>
  JSON.stringify([mode, profile, job]);

function ErrorNote({ error }: { error: Rejection | undefined }) {
  return (
    <div role="alert" className={error ? '' : 'hidden'}>
      {error && (
        <VerdictNote verdict="fail">
          <span>{error.message}</span>
          {error.reason && <span className="block wrap-anywhere">{error.reason}</span>}
        </VerdictNote>
      )}
    </div>
  );
}

function TooLargeNote() {
  return (
    <div role="alert" className="flex gap-3 rounded-control bg-fail-tint px-4 py-3 text-ink">
      <VerdictIcon verdict="fail" label="Fail" className="mt-0.5 shrink-0" />
      <div className="type-data min-w-0">
        <p className="type-body font-semibold">{tooLarge.name}</p>
        <p>{tooLarge.message}</p>
        <p className="text-ink-2">{tooLarge.details}</p>
      </div>
    </div>
  );
}
