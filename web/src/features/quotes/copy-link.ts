import { toast } from '../../ui/toast.tsx';

/** Puts a link on the clipboard, and says if the browser refused. */
export async function copyLink(url: string, vendor: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(url);
    toast({ title: `Link for ${vendor} copied` });
  } catch {
    toast({
      title: 'The browser did not allow copying',
      description: url,
      variant: 'destructive',
      durationMs: 20_000,
    });
  }
}
