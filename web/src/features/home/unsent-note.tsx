import { useUnsentProjects } from '../../entities/project/unsent-projects.ts';
import { useUser } from '../../entities/session/session-context.ts';
import { UnsentMark } from '../../ui/unsent-mark.tsx';

/** Whether this device has text of a project that the server lacks. */
export function UnsentNote({ uuid }: { uuid: string }) {
  const unsent = useUnsentProjects(useUser().id).get(uuid);
  return unsent ? <UnsentMark state={unsent.state} /> : null;
}
