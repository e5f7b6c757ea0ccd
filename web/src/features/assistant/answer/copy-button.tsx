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

const BLOCK = 'p, li, h3, h4, pre, blockquote, dt, dd, ol, ul, dl, section, div';
/** Controls, drawings, and what only screen readers say. */
const LEFT_OUT = 'button, svg, .sr-only';

/** The text of a selection as it reads: fractions, which are drawn, as `3-5/8`. Null for one within a single text. */
export function copiedText(selection: Selection | null): string | null {
  if (!selection || selection.isCollapsed) return null;
  const ranges = Array.from({ length: selection.rangeCount }, (_, place) => selection.getRangeAt(place));
  const text = ranges.map(rangeText).join('\n').trim();
  return text === '' ? null : text;
}

function rangeText(range: Range): string {
  const { commonAncestorContainer: within } = range;
  const element = within instanceof Element ? within : within.parentElement;
  const fraction = element?.closest('[data-fraction]')?.getAttribute('data-fraction');
  if (fraction != null) return fraction.replace(/^-/, '');
  return textOf(range.cloneContents())
    .replaceAll(/[ \t]*\n[ \t]*/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n');
}

function textOf(node: Node): string {
  if (!(node instanceof Element)) {
    const isText = node.nodeType === Node.TEXT_NODE;
    return isText ? (node.textContent ?? '') : [...node.childNodes].map(textOf).join('');
  }
  if (node.matches(LEFT_OUT)) return '';
  if (node.tagName === 'BR') return '\n';
  const fraction = node.getAttribute('data-fraction');
  if (fraction !== null) return fraction;
  const text = [...node.childNodes].map(textOf).join('');
  if (!node.matches(BLOCK) || text.trim() === '') return text;
  return node.tagName === 'P' ? `\n\n${text}\n\n` : `\n${text}\n`;
}
