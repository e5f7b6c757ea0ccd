import { toast } from '../../ui/toast.tsx';

/** @param what whose code did not load, such as `The templates` */
export function showLoadError(what: string): void {
  toast({
    title: `${what} did not load`,
    description: 'Check your connection, then reload the page.',
    variant: 'destructive',
  });
}
