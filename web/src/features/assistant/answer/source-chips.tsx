import type { MouseEvent } from 'react';
import { BookOpen, Calculator, ExternalLink, type LucideIcon } from 'lucide-react';
import type { ChatSource } from '@printpartner/contracts/types';
import { InchText } from '../../../ui/trade-text.tsx';
import { safeAddress } from '../markdown/safe-address.ts';

interface SourceChipsProps {
  sources: readonly ChatSource[];
  /** The icon of a tab; undefined for an unknown one. */
  tabIcon: (tab: string | null) => LucideIcon | undefined;
  onFollow: (address: string) => void;
}

/** Where an answer's figures come from; each opens its entry in the guide, or a cited page in a new tab. */
export function SourceChips({ sources, tabIcon, onFollow }: SourceChipsProps) {
  return (
    <ul aria-label="Sources" className="flex flex-wrap gap-2">
      {unique(sources).map(({ title, address }) => {
        const isOwn = safeAddress(address, sources)?.isOwn ?? false;
        const Icon = iconOf(address, tabIcon);
        const follow = (event: MouseEvent) => {
          if (!isOwn || event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          onFollow(address);
        };
        return (
          <li key={address} className="max-w-full">
            <a
              href={address}
              onClick={follow}
              {...(!isOwn && { target: '_blank', rel: 'noopener noreferrer' })}
              className="touch-target type-label inline-flex min-h-11 max-w-full items-center gap-2 rounded-control border border-rule bg-sheet px-2.5 py-1 md:min-h-8 hover:border-edge"
            >
              <Icon size={15} strokeWidth={1.6} aria-hidden className="shrink-0 text-ink-2" />
              <span className="min-w-0">
                <InchText>{title}</InchText>
              </span>
            </a>
          </li>
        );
      })}
    </ul>
  );
}

const unique = (sources: readonly ChatSource[]): ChatSource[] => [
  ...new Map(
    sources
      .filter((source) => safeAddress(source.address, sources))
      .map((source) => [source.address, source]),
  ).values(),
];

function iconOf(address: string, tabIcon: SourceChipsProps['tabIcon']): LucideIcon {
  if (!address.startsWith('/')) return ExternalLink;
  const search = new URLSearchParams(address.split('?')[1]);
  return search.has('calculators') ? Calculator : (tabIcon(search.get('tab')) ?? BookOpen);
}
