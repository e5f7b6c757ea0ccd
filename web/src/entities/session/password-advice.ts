import { toast } from '../../ui/toast.tsx';

let shown: ReturnType<typeof toast> | undefined;

/** Says that the password is easy to guess, until the user closes it, follows it or changes the password. */
export function advisePasswordChange(onFollow: () => void): void {
  shown = toast({
    title: 'Your password is easy to guess',
    description: 'It is a very common one, or your own name or address. Choose another one in Settings.',
    durationMs: Number.POSITIVE_INFINITY,
    action: { label: 'Change Password', onClick: onFollow },
  });
}

export const dropPasswordAdvice = (): void => shown?.dismiss();
