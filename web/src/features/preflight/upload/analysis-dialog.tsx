import { useId, useState } from 'react';
import type { PreflightMode } from '@printpartner/contracts/types';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { useOnline } from '../../../ui/use-online.ts';
import { VerdictNote } from '../../../ui/verdict.tsx';
import { noFile } from '../api/analysis-failure.ts';
import { profiles } from '../profiles.ts';
import type { Analysis, AnalysisOrder } from '../use-analysis.ts';
import { AnalysisProgressBar } from './analysis-progress.tsx';
import { ChoiceGroup } from './choice-group.tsx';
import { isMobile as isMobileDevice, thisDevice } from './device.ts';
import { FileChoice } from './file-choice.tsx';
import { keepProfile, readProfile } from './kept-profile.ts';
import { ModeChoice } from './mode-choice.tsx';
import { PasswordField } from './password-field.tsx';
import { TooLargeNote } from './too-large-note.tsx';

const offlineWords = {
  sending: 'You are offline. If the upload stops, start it again once you are online.',
  analyzing: 'You are offline. The file has arrived; its result comes once you are online again.',
};

interface AnalysisDialogProps {
  userId: string;
  file: File | null;
  /** Why the file that was chosen or dropped last is not taken. */
  refusal: string | undefined;
  analysis: Analysis;
  onChooseFile: (file: File | undefined) => void;
  onStart: (order: AnalysisOrder) => void;
  onCancel: () => void;
  /** Shows what can be said of a file that stays locked. */
  onShowLocked: () => void;
  onClose: () => void;
}

/** Where a file is chosen, how it is to be checked, and how far that is. */
export function AnalysisDialog(props: AnalysisDialogProps) {
  const { userId, file, analysis } = props;
  const formId = useId();
  const isOnline = useOnline();
  const [isMobile] = useState(() => isMobileDevice(thisDevice()));
  const [mode, setMode] = useState<PreflightMode>(isMobile ? 'quick' : 'full');
  const [profile, setProfile] = useState(() => readProfile(userId));
  const [password, setPassword] = useState('');
  const [isFileMissing, setFileMissing] = useState(false);
  const isWorking = analysis.state === 'working';
  const isLocked = analysis.state === 'done' && analysis.result.passwordNeeded;
  const wasAsked = isLocked || (isWorking && password !== '');
  const complaint = props.refusal ?? (isFileMissing && !file ? noFile : undefined);

  function start() {
    setFileMissing(!file);
    if (!file) return;
    props.onStart({ file, mode, profile, isMobile, password: password || undefined });
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
        <Complaint text={complaint ?? (analysis.state === 'failed' ? analysis.message : undefined)} />
        {analysis.state === 'too-large' && <TooLargeNote />}
        {wasAsked && (
          <PasswordField
            wasWrong={analysis.state === 'done' && analysis.password !== undefined}
            value={password}
            isDisabled={isWorking}
            onChange={setPassword}
          />
        )}
        <ModeChoice mode={mode} isMobile={isMobile} isDisabled={isWorking} onChoose={setMode} />
        <ChoiceGroup
          legend="Printed as"
          className="grid-cols-1 md:grid-cols-2"
          choices={profiles}
          chosen={profile}
          isDisabled={isWorking}
          onChoose={(id) => {
            setProfile(id);
            keepProfile(userId, id);
          }}
        />
        {isWorking && <AnalysisProgressBar progress={analysis.progress} />}
        <output className={isWorking && !isOnline ? 'block' : 'hidden'}>
          {isWorking && !isOnline && (
            <VerdictNote verdict="warning">{offlineWords[analysis.progress.step]}</VerdictNote>
          )}
        </output>
      </form>
    </Dialog>
  );
}

function Complaint({ text }: { text: string | undefined }) {
  return (
    <div role="alert" className={text === undefined ? 'hidden' : ''}>
      {text !== undefined && <VerdictNote verdict="fail">{text}</VerdictNote>}
    </div>
  );
}
