import { useState } from 'react';
import { Copy } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast.tsx';
import { plainText } from '../markdown/answer-tree.ts';

/** Copies an answer as plain text. @param props.text Markdown */
export function CopyButton({ text }: { text: string }) {
  const [isCopied, setCopied] = useState(false);

  async function copy() {
    try {
      await navigator.clipboard.writeText(plainText(text));
      setCopied(true);
    } catch {
      toast({
        title: 'Not copied',
        description: 'This browser blocks the clipboard. Select the text and copy it.',
        variant: 'destructive',
      });
    }
  }

  return (
    <Button
      variant="quiet"
      size="small"
      className="px-2! font-normal! text-ink-2! first:-ml-2"
      icon={<Copy size={15} strokeWidth={1.6} aria-hidden />}
      onClick={() => void copy()}
      onBlur={() => setCopied(false)}
    >
      {isCopied ? 'Copied' : 'Copy'}
    </Button>
  );
}
