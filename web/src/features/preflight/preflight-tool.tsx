import { useState, type ReactNode } from 'react';
import { useUser } from '../session/session-context.ts';
import type { Ticks } from './checklist/checklist-dialog.tsx';
import { ChecklistPage } from './checklist/checklist-page.tsx';
import { ResultScreen } from './result/result-screen.tsx';
import { AnalysisDialog } from './upload/analysis-dialog.tsx';
import { refusal } from './upload/file-rules.ts';
import { ScreenDrop } from './upload/screen-drop.tsx';
import { type AnalysisOrder, useAnalysis } from './use-analysis.ts';

interface PreflightToolProps {
  /** What keeps the result of a session beyond its hour. */
  renderKeepAction: (sessionId: string) => ReactNode;
}

/** The preflight tab: the checklist page, the upload above it, and in its place the result. */
export function PreflightTool({ renderKeepAction }: PreflightToolProps) {
  const { id: userId } = useUser();
  const { analysis, start, clear } = useAnalysis();
  const [isAsking, setAsking] = useState(false);
  const [file, setFile] = useState<File | null>(null);
  const [refused, setRefused] = useState<string>();
  const [ticks, setTicks] = useState<Ticks>(new Set());
  const isWorking = analysis.state === 'working';
  const isLocked = analysis.state === 'done' && analysis.result.passwordNeeded && isAsking;
  const shown = analysis.state === 'done' && !isLocked ? analysis : null;

  function choose(chosen: File | undefined) {
    const reason = refusal(chosen);
    setRefused(reason);
    setFile(reason === undefined ? (chosen ?? null) : null);
    // A new file takes the place of the last one and of all that was said of it.
    if (reason === undefined) clear();
  }

  async function analyze(order: AnalysisOrder) {
    const result = await start(order);
    if (result && !result.passwordNeeded) setAsking(false);
  }

  function close() {
    setAsking(false);
    setRefused(undefined);
    setFile(null);
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
          keepAction={renderKeepAction(shown.result.sessionId)}
          onNewFile={() => {
            setFile(null);
            setAsking(true);
            // Of a locked file nothing is left to look at while another is chosen.
            if (shown.result.passwordNeeded) clear();
          }}
          onFullScan={() => {
            setFile(shown.file);
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
          onChooseFile={choose}
          onStart={(order) => void analyze(order)}
          onCancel={clear}
          onShowLocked={() => setAsking(false)}
          onClose={close}
        />
      )}
      <ScreenDrop
        isBusy={isWorking}
        onDrop={(dropped) => {
          choose(dropped);
          setAsking(true);
        }}
      />
    </>
  );
}
