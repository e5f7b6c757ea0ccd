import type { ApiError } from '../../platform/api/api-error.ts';
import { toast } from '../../ui/toast.tsx';

/** Says why an action on a reminder was refused, whose pop-up closes then. */
export function reportPastFiring(error: ApiError): void {
  toast({
    title: 'Reminder changed elsewhere',
    description: `${error.detail ?? 'This reminder was changed.'} Nothing was changed here.`,
    variant: 'destructive',
  });
}
