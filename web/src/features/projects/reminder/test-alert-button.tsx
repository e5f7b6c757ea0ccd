import { toast } from '../../../ui/toast.tsx';
import { useSendTestAlert } from '../../../entities/alert/change-alert.ts';
import { testAlertText } from './reminder-note.ts';

/** Sends an alert in one minute, to check that alerts reach this device. */
export function TestAlertButton({ projectUuid }: { projectUuid: string | null }) {
  const { mutate, isPending } = useSendTestAlert();

  function send() {
    mutate(projectUuid, {
      onSuccess: ({ fire_at_utc }) =>
        toast({ title: 'Test Alert Scheduled', description: testAlertText(fire_at_utc) }),
      onError: () =>
        toast({
          title: 'Test Failed',
          description: 'Failed to schedule test alert',
          variant: 'destructive',
        }),
    });
  }

  return (
    <button
      type="button"
      aria-disabled={isPending || undefined}
      aria-busy={isPending || undefined}
      onClick={() => !isPending && send()}
      className="touch-target type-data type-link aria-busy:text-ink-3"
    >
      {isPending ? 'Scheduling…' : 'Send a test alert'}
    </button>
  );
}
