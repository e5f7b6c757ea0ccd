import { useEffect, useState, type ReactNode } from 'react';
import { useUser } from '../../entities/session/session-context.ts';
import type { CheckedItems } from './checklist/checklist-dialog.tsx';
import { ChecklistPage } from './checklist/checklist-page.tsx';
import type { SheetChoice } from './job/sheet-choice.ts';
import { ResultScreen } from './result/result-screen.tsx';
import { AnalysisDialog } from './upload/analysis-dialog.tsx';
import { ScreenDrop } from './upload/file-choice.tsx';
import { type AnalysisOptions, useAnalysis } from './use-analysis.ts';
import { lossOf, useLossWarning } from './use-loss-warning.ts';

export interface KeepActionSlot {
  sessionId: string;
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
  const { analysis, file, rejection, chooseFile, putFile, start, clear } = useAnalysis(userId);
  const [isDialogOpen, setDialogOpen] = useState(false);
  const [sheet, setSheet] = useState<SheetChoice | null>(null);
  const [keptId, setKeptId] = useState<string | null>(null);
  const [checked, setChecked] = useState<CheckedItems>(new Set());
  const isWorking = analysis.state === 'working';
  const isLocked = analysis.state === 'done' && analysis.result.passwordNeeded && isDialogOpen;
  const shown = analysis.state === 'done' && !isLocked ? analysis : null;
  const loss = lossOf(analysis, file, keptId);
  useLossWarning(loss);
  useEffect(() => onLossChange(loss), [onLossChange, loss]);

  async function analyze(options: AnalysisOptions) {
    const result = await start(options);
    if (result && !result.passwordNeeded) setDialogOpen(false);
  }

  function close() {
    setDialogOpen(false);
    putFile(null);
    if (shown === null) clear();
  }

  return (
    <>
      {shown ? (
        <ResultScreen
          key={shown.result.sessionId}
          result={shown.result}
          file={shown.file}
          password={shown.password}
          keepAction={renderKeepAction({
            sessionId: shown.result.sessionId,
            onKept: () => setKeptId(shown.result.sessionId),
          })}
          onNewFile={() => {
            putFile(null);
            setDialogOpen(true);
            // A locked file has no findings to show behind the dialog.
            if (shown.result.passwordNeeded) clear();
          }}
          onRepeat={() => {
            putFile(shown.file);
            setDialogOpen(true);
          }}
        />
      ) : (
        <ChecklistPage checked={checked} onCheckedChange={setChecked} onUpload={() => setDialogOpen(true)} />
      )}
      {isDialogOpen && (
        <AnalysisDialog
          userId={userId}
          file={file}
          rejection={rejection}
          analysis={analysis}
          sheet={sheet}
          onChooseSheet={setSheet}
          onChooseFile={(chosen) => void chooseFile(chosen)}
          onStart={(options) => void analyze(options)}
          onCancel={clear}
          onShowLocked={() => setDialogOpen(false)}
          onClose={close}
        />
      )}
      <ScreenDrop
        isBusy={isWorking}
        onDrop={(dropped) => {
          void chooseFile(dropped);
          setDialogOpen(true);
        }}
      />
    </>
  );
}
