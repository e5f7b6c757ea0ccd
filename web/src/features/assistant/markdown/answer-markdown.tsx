import { Fragment, useMemo, type MouseEvent, type ReactNode } from 'react';
import type { ChatSource } from '@printpartner/contracts/types';
import { InchText } from '../../../ui/trade-text.tsx';
import { answerTree, type MarkdownNode } from './answer-tree.ts';
import { safeAddress } from './safe-address.ts';

interface AnswerMarkdownProps {
  text: string;
  /** The only foreign addresses that links may lead to. */
  sources: readonly ChatSource[];
  onFollow: (address: string) => void;
}

/**
 * An answer's Markdown. Shows paragraphs, lists, emphasis and links to safe addresses; of anything else only the text,
 * because a language model may have written it.
 */
export function AnswerMarkdown({ text, sources, onFollow }: AnswerMarkdownProps) {
  const tree = useMemo(() => answerTree(text), [text]);
  const rendering: Rendering = { sources, onFollow };
  return (
    <div className="type-answer grid gap-3 text-pretty wrap-anywhere">{childrenOf(tree, rendering)}</div>
  );
}

type Rendering = Pick<AnswerMarkdownProps, 'sources' | 'onFollow'>;

function childrenOf(node: MarkdownNode, rendering: Rendering): ReactNode {
  if (!('children' in node)) return null;
  return node.children.map((child, place) => <Fragment key={place}>{render(child, rendering)}</Fragment>);
}

function render(node: MarkdownNode, rendering: Rendering): ReactNode {
  const inside = () => childrenOf(node, rendering);
  switch (node.type) {
    case 'text':
      return <InchText>{node.value}</InchText>;
    case 'paragraph':
      return <p>{inside()}</p>;
    case 'heading':
      return <p className="font-semibold">{inside()}</p>;
    case 'strong':
      return <strong className="font-semibold">{inside()}</strong>;
    case 'emphasis':
      return <em>{inside()}</em>;
    case 'list':
      return node.ordered ? (
        <ol start={node.start ?? 1} className="grid list-decimal gap-1.5 pl-6">
          {inside()}
        </ol>
      ) : (
        <ul className="grid list-disc gap-1.5 pl-6">{inside()}</ul>
      );
    case 'listItem':
      return <li className="pl-1">{inside()}</li>;
    case 'blockquote':
      return <blockquote className="grid gap-3 border-l-2 border-rule pl-4">{inside()}</blockquote>;
    case 'inlineCode':
      return <code className="type-data">{node.value}</code>;
    case 'code':
      return <pre className="type-data overflow-x-auto">{node.value}</pre>;
    case 'break':
      return <br />;
    case 'thematicBreak':
      return <hr className="border-rule" />;
    case 'image':
      return node.alt;
    case 'link':
      return (
        <SafeLink url={node.url} {...rendering}>
          {inside()}
        </SafeLink>
      );
    // The rest isn't asked of the model; whatever it says is shown as text.
    case 'html':
    case 'yaml':
      return node.value;
    case 'imageReference':
      return node.alt;
    case 'root':
    case 'delete':
    case 'linkReference':
    case 'footnoteDefinition':
    case 'table':
    case 'tableRow':
    case 'tableCell':
      return inside();
    case 'definition':
    case 'footnoteReference':
      break;
  }
  return null;
}

function SafeLink({ url, sources, onFollow, children }: Rendering & { url: string; children: ReactNode }) {
  const safe = safeAddress(url, sources);
  if (!safe) return children;
  if (!safe.isOwn)
    return (
      <a href={safe.address} target="_blank" rel="noopener noreferrer" className="type-link">
        {children}
      </a>
    );
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onFollow(safe.address);
  };
  return (
    <a href={safe.address} onClick={follow} className="type-link">
      {children}
    </a>
  );
}
