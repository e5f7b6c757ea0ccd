import { useId, useRef, useState } from 'react';
import type { PreflightMode } from '@printpartner/contracts/types';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { useOnline } from '../../../ui/use-online.ts';
import { VerdictIcon, VerdictNote } from '../../../ui/verdict.tsx';
import { JudgeByField } from '../job/judge-by-field.tsx';
import type { SheetChoice } from '../job/sheet-choice.ts';
import { useChosenJob } from '../job/use-chosen-job.ts';
import type { Analysis, AnalysisOptions } from '../use-analysis.ts';
import { AnalysisProgressBar } from './analysis-progress.tsx';
import { isMobileDevice, thisDevice } from './device.ts';
import { FileChoice } from './file-choice.tsx';
import { NO_FILE, tooLarge } from './file-rules.ts';
import { PasswordField } from './password-field.tsx';
import { ModeChoice, ProfileChoice, storedProfile } from './scan-options.tsx';

const offlineTexts = {
  sending: 'You are offline. If the upload stops, start it again when you are back online.',
  analyzing: 'You are offline. The upload is complete; the result will appear when you are back online.',
};

interface AnalysisDialogProps {
  userId: string;
  file: File | null;
  /** Why the last chosen or dropped file was rejected. */
  rejection: string | undefined;
  analysis: Analysis;
  /** The spec sheet to judge by. */
  sheet: SheetChoice | null;
  onChooseSheet: (sheet: SheetChoice | null) => void;
  onChooseFile: (file: File | undefined) => void;
  onStart: (options: AnalysisOptions) => void;
  onCancel: () => void;
  /** Shows the result of a file whose password is unknown. */
  onShowLocked: () => void;
  onClose: () => void;
}

/** File, scan options and progress of a check. */
export function AnalysisDialog(props: AnalysisDialogProps) {
  const { userId, file, analysis, sheet } = props;
  const formId = useId();
  const isOnline = useOnline();
  const [isMobile] = useState(() => isMobileDevice(thisDevice()));
  const [mode, setMode] = useState<PreflightMode>(isMobile ? 'quick' : 'full');
  const [profile, setProfile] = useState(() => storedProfile(userId));
  const [password, setPassword] = useState('');
  const chosenJob = useChosenJob(sheet);
  const judgeBy = useRef<HTMLSelectElement>(null);
  const [isFileMissing, setFileMissing] = useState(false);
  const isWorking = analysis.state === 'working';
  const isLocked = analysis.state === 'done' && analysis.result.passwordNeeded;
  const needsPassword = isLocked || (isWorking && password !== '');
  const fileError = props.rejection ?? (isFileMissing && !file ? NO_FILE : undefined);

  function start() {
    setFileMissing(!file);
    if (!file) return;
    // Without the job, the result would look as if the file agreed with it.
    if (chosenJob.state !== 'none' && chosenJob.state !== 'ready') return judgeBy.current?.focus();
    const job = chosenJob.state === 'ready' ? chosenJob.job : undefined;
    props.onStart({ file, mode, profile, isMobile, password: password || undefined, job });
  }

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
          <Button variant="outline" onClick={isWorking ? props.onCancel : props.onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} busy={isWorking} busyLabel="Analyzing PDF...">
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
          if (!isWorking) start();
        }}
      >
        <FileChoice
          file={file}
          isMobile={isMobile}
          isDisabled={isWorking}
          onChoose={(chosen) => {
            setPassword('');
            props.onChooseFile(chosen);
          }}
        />
        <ErrorNote text={fileError ?? (analysis.state === 'failed' ? analysis.message : undefined)} />
        {analysis.state === 'too-large' && <TooLargeNote />}
        {needsPassword && (
          <PasswordField
            wasWrong={analysis.state === 'done' && analysis.password !== undefined}
            value={password}
            isDisabled={isWorking}
            onChange={setPassword}
          />
        )}
        <JudgeByField
          ref={judgeBy}
          choice={sheet}
          chosen={chosenJob}
          isDisabled={isWorking}
          onChoose={props.onChooseSheet}
        />
        <ModeChoice mode={mode} isMobile={isMobile} isDisabled={isWorking} onChoose={setMode} />
        <ProfileChoice userId={userId} profile={profile} isDisabled={isWorking} onChoose={setProfile} />
        {isWorking && <AnalysisProgressBar progress={analysis.progress} />}
        <output className={isWorking && !isOnline ? 'block' : 'hidden'}>
          {isWorking && !isOnline && (
            <VerdictNote verdict="warning">{offlineTexts[analysis.progress.step]}</VerdictNote>
          )}
        </output>
      </form>
    </Dialog>
  );
}

function ErrorNote({ text }: { text: string | undefined }) {
  return (
    <div role="alert" className={text === undefined ? 'hidden' : ''}>
      {text !== undefined && <VerdictNote verdict="fail">{text}</VerdictNote>}
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
