import { toast } from './toast.tsx';

/**
 * Says that the rest of a draft waits for the user.
 *
 * @param title 'the project “Harbor”'
 * @param choice what to choose, if there is a conflict: 'what to keep'
 */
export function tellHeldDraft(title: string, choice?: string): void {
  toast({
    title: choice === undefined ? 'Not saved yet' : 'Changed elsewhere, too',
    description:
      choice === undefined
        ? `Open ${title} to see what it needs. Your text is still on this device.`
        : `Open ${title} and choose ${choice}.`,
    variant: 'destructive',
  });
}
