import { useUser } from '../../../entities/session/session-context.ts';

/** Below a due date: why no mail will come on that day. */
export function DueDateMailNote({ dueDate }: { dueDate: string }) {
  const { emailConfirmed } = useUser();
  if (emailConfirmed || dueDate === '') return null;
  return (
    <p className="type-note mt-1.5 text-warning">
      You get no mail on this day until you confirm your e-mail: open the link we sent you, or send it again
      in Settings.
    </p>
  );
}
