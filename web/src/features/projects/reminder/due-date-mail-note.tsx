import { useUser } from '../../../entities/session/session-context.ts';
import { useToday } from '../../../platform/time/use-today.ts';

/** Below a due date: why no mail will come on that day. */
export function DueDateMailNote({ dueDate }: { dueDate: string }) {
  const { emailConfirmed } = useUser();
  const today = useToday();
  if (emailConfirmed || dueDate < today) return null;
  return <p className="type-note mt-1.5 text-ink-2">No mail on this day until you confirm your e-mail.</p>;
}
