import { useRef } from 'react';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { PreflightTool } from '../../features/preflight/preflight-tool.tsx';
import { KeepWithProject } from './keep-with-project.tsx';

export interface PreflightScreenProps {
  onOpenProject: (id: number) => void;
  /** What leaving would lose now; null for nothing. */
  onLossChange: (loss: string | null) => void;
  /** The tab was closed, and its user has yet to say whether that may lose something. */
  leaving: Leaving | null;
}

interface Leaving {
  loss: string;
  onStay: () => void;
  onLeave: () => void;
}

/** The preflight tool, and what of its results goes to Project Tracking. */
export function PreflightScreen({ onOpenProject, onLossChange, leaving }: PreflightScreenProps) {
  return (
    <>
      <PreflightTool
        onLossChange={onLossChange}
        renderKeepAction={(slot) => <KeepWithProject {...slot} onOpenProject={onOpenProject} />}
      />
      {leaving && <LeaveQuestion {...leaving} />}
    </>
  );
}

function LeaveQuestion({ loss, onStay, onLeave }: Leaving) {
  const isLeaving = useRef(false);
  return (
    <ConfirmDialog
      title="Close Preflight?"
      question={
        <>
          Closing loses <span className="wrap-anywhere">{loss}</span>.
        </>
      }
      confirmLabel="Close"
      cancelLabel="Stay"
      onConfirm={() => {
        isLeaving.current = true;
        onLeave();
      }}
      onClose={() => !isLeaving.current && onStay()}
    />
  );
}
