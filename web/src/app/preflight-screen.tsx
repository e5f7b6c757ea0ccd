import { PreflightTool } from '../features/preflight/preflight-tool.tsx';
import { KeepWithProject } from './keep-with-project.tsx';

/** The preflight tool, and what of its results goes to Project Tracking. */
export function PreflightScreen({ onOpenProject }: { onOpenProject: (id: number) => void }) {
  return (
    <PreflightTool
      renderKeepAction={(sessionId) => (
        <KeepWithProject sessionId={sessionId} onOpenProject={onOpenProject} />
      )}
    />
  );
}
