import { useEffect, useState, type ReactNode } from 'react';
import { useUser } from '../../entities/session/session-context.ts';
import type { Ticks } from './checklist/checklist-dialog.tsx';
import { ChecklistPage } from './checklist/checklist-page.tsx';
import { ResultScreen } from './result/result-screen.tsx';
import { AnalysisDialog } from './upload/analysis-dialog.tsx';
import { ScreenDrop } from './upload/screen-drop.tsx';
import { type AnalysisOrder, useAnalysis } from './use-analysis.ts';
import { useChosenFile } from './use-chosen-file.ts';
import { lossOf, useLossWarning } from './use-loss-warning.ts';

export interface KeepActionSlot {
  sessionId: string;
  /** The result is with a project now. */
  onKept: () => void;
}

interface PreflightToolProps {
  /** What keeps the result of a session beyond its hour. */
  renderKeepAction: (slot: KeepActionSlot) => ReactNode;
  /** What leaving the tool would lose, such as 'the result of “job.pdf”'; null for nothing. */
  onLossChange: (loss: string | null) => void;
}

/** The preflight tab: the checklist page, the upload above it, and in its place the result. */
export function PreflightTool({ renderKeepAction, onLossChange }: PreflightToolProps) {
  const { id: userId } = useUser();
  const { analysis, start, clear, refuseTooLarge } = useAnalysis(userId);
  const { file, refused, choose, put } = useChosenFile({ onTaken: clear, onTooLarge: refuseTooLarge });
  const [isAsking, setAsking] = useState(false);
  const [keptId, setKeptId] = useState<string | null>(null);
  const [ticks, setTicks] = useState<Ticks>(new Set());
  const isWorking = analysis.state === 'working';
  const isLocked = analysis.state === 'done' && analysis.result.passwordNeeded && isAsking;
  const shown = analysis.state === 'done' && !isLocked ? analysis : null;
  const loss = lossOf(analysis, file, keptId);
  useLossWarning(loss);
  useEffect(() => onLossChange(loss), [onLossChange, loss]);

  async function analyze(order: AnalysisOrder) {
    const result = await start(order);
    if (result && !result.passwordNeeded) setAsking(false);
  }

  function close() {
    setAsking(false);
    put(null);
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
            put(null);
            setAsking(true);
            // Of a locked file nothing is left to look at while another is chosen.
            if (shown.result.passwordNeeded) clear();
          }}
          onFullScan={() => {
            put(shown.file);
            setAsking(true);
          }}
        />
      ) : (
        <ChecklistPage ticks={ticks} onTicksChange={setTicks} onUpload={() => setAsking(true)} />
      )}
      {isAsking && (
        <AnalysisDialog
          userId={userId}
          file={file}
          refusal={refused}
          analysis={analysis}
          onChooseFile={(chosen) => void choose(chosen)}
          onStart={(order) => void analyze(order)}
          onCancel={clear}
          onShowLocked={() => setAsking(false)}
          onClose={close}
        />
      )}
      <ScreenDrop
        isBusy={isWorking}
        onDrop={(dropped) => {
          void choose(dropped);
          setAsking(true);
        }}
      />
    </>
  );
}
