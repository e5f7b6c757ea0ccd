import { Settings } from 'lucide-react';
import type { User } from '@printpartner/contracts/types';
import { type LiveState, useLive } from '../../platform/live.ts';
import { weekdayText } from '../../platform/time/calendar-date.ts';
import { useToday } from '../../platform/time/use-now.ts';
import { Badge } from '../../ui/badge.tsx';
import { ColorBar } from '../../ui/color-bar.tsx';
import { Wordmark } from '../../ui/mark.tsx';
import { OnlineBadge } from '../../ui/online-badge.tsx';
import { Tooltip } from '../../ui/tooltip.tsx';

interface HomeHeaderProps {
  user: User;
  onOpenSettings: () => void;
}

export function HomeHeader({ user, onOpenSettings }: HomeHeaderProps) {
  return (
    <header className="bg-sheet">
      <TopStrip />
      <div className="flex h-16 items-center gap-4 border-b border-rule px-4 md:h-18 md:px-6">
        <Wordmark />
        <Tagline className="ml-1 hidden border-l border-rule pl-5 text-balance md:block" />
        <div className="ml-auto flex min-w-0 items-center gap-4 md:shrink-0">
          <LiveMark className="hidden md:inline-flex" />
          <span className="flex min-w-0 items-center gap-2">
            <span className="type-data truncate font-medium md:max-w-40">{userName(user)}</span>
            <Badge tone="pro">Pro</Badge>
          </span>
          <Tooltip text="Settings">
            <button
              type="button"
              aria-label="Settings"
              onClick={onOpenSettings}
              className="touch-target grid size-10 shrink-0 place-items-center rounded-control border border-rule bg-sheet hover:bg-sunk"
            >
              <Settings size={18} strokeWidth={1.6} aria-hidden />
            </button>
          </Tooltip>
        </div>
      </div>
      <Tagline className="border-b border-rule px-4 py-2 md:hidden" />
    </header>
  );
}

function TopStrip() {
  const today = useToday();
  return (
    <div className="flex h-8 items-center gap-3 border-b border-rule px-4 md:px-6">
      <ColorBar />
      <time dateTime={today} className="type-note text-ink-2">
        {weekdayText(today)}
      </time>
      <span className="ml-auto flex items-center gap-4">
        <LiveMark className="inline-flex md:hidden" />
        <OnlineBadge />
      </span>
    </div>
  );
}

function Tagline({ className = '' }: { className?: string }) {
  return (
    <p className={`font-serif text-[0.875rem]/5 text-ink-2 md:text-[1rem]/5 lg:text-[1rem]/6 ${className}`}>
      Design print-ready projects with zero guesswork
    </p>
  );
}

const liveTexts: Record<LiveState, string> = { connecting: 'Connecting', live: 'Live', off: 'Not live' };

/** Whether changes made on other devices show up here by themselves. */
function LiveMark({ className = '' }: { className?: string }) {
  const state = useLive();
  const isLive = state === 'live';
  return (
    <span className={`type-note items-center gap-1.5 whitespace-nowrap md:type-data ${className}`}>
      <svg
        viewBox="0 0 14 14"
        width="13"
        height="13"
        className={isLive ? 'text-pass' : 'text-ink-3'}
        aria-hidden
      >
        <circle cx="7" cy="7" r="6.2" fill="none" stroke="currentColor" strokeWidth="1.2" />
        {isLive && <circle cx="7" cy="7" r="4" fill="currentColor" />}
      </svg>
      {liveTexts[state]}
    </span>
  );
}

/** The first name, else the part of the email before the @. */
export function userName({ firstName, email }: Pick<User, 'firstName' | 'email'>): string {
  return firstName || email.split('@')[0] || email;
}
