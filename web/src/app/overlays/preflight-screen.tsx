import { useRef } from 'react';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { PreflightTool } from '../../features/preflight/preflight-tool.tsx';
import { KeepWithProject } from './keep-with-project.tsx';

export interface PreflightScreenProps {
  onOpenProject: (id: number) => void;
  /** Describes what closing would lose; null for nothing. */
  onLossChange: (loss: string | null) => void;
  /** Set when the tab was closed and the user must confirm the loss. */
  leaving: Leaving | null;
}

interface Leaving {
  loss: string;
  onStay: () => void;
  onLeave: () => void;
}

/** The preflight tool, with the action that keeps a result with a project. */
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
