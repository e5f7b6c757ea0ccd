import { queryClient } from '../../platform/api/query-client.ts';
import { startSending } from '../../platform/outbox/calls.ts';
import { toast } from '../../ui/toast.tsx';

/** What queued calls change. */
const CHANGED = ['/api/projects', '/api/spec-sheets', '/api/specs', '/api/alerts'];

/** Sends the user's queued writes, and shows what becomes of them. Returns a function that stops it. */
export function sendWrites(userId: string): () => void {
  return startSending(userId, {
    onSent: readAgain,
    onRefused(title, { detail }) {
      toast({
        title: `Not done: ${title}`,
        description: detail ?? 'The server refused this change.',
        variant: 'destructive',
      });
      readAgain();
    },
    onHeld(title) {
      toast({
        title: `Waiting: ${title}`,
        description: 'Print Partner is being updated. The change is kept on this device and sent afterward.',
      });
    },
    onLostSession: () => void queryClient.invalidateQueries({ queryKey: ['/api/auth/session'] }),
  });
}

function readAgain(): void {
  void queryClient.invalidateQueries({
    predicate: ({ queryKey: [path] }) =>
      typeof path === 'string' && CHANGED.some((changed) => path.startsWith(changed)),
  });
}
