import type { ReactNode } from 'react';

type Tone = 'plain' | 'specialty' | 'pro' | 'pass' | 'fail' | 'warning' | 'manual' | 'cyan' | 'close';

const looks: Record<Tone, string> = {
  plain: 'border-rule bg-sunk text-ink',
  specialty: 'border-dashed border-edge bg-sunk text-ink',
  pro: 'rounded-control border-ink px-1.75 text-[0.75rem] font-semibold text-ink',
  pass: 'border-transparent bg-pass-tint text-pass',
  fail: 'border-transparent bg-fail-tint text-fail',
  warning: 'border-transparent bg-warning-tint text-warning',
  manual: 'border-transparent bg-manual-tint text-manual',
  cyan: 'border-transparent bg-cyan-tint text-cyan',
  close: 'border-transparent bg-close text-white',
};

interface BadgeProps {
  tone?: Tone;
  /** Lucide icon at 14 px. */
  icon?: ReactNode;
  className?: string;
  children: ReactNode;
}

export function Badge({ tone = 'plain', icon, className = '', children }: BadgeProps) {
  return (
    <span
      className={`type-label inline-flex items-center gap-1.5 border py-px whitespace-nowrap ${tone === 'pro' ? '' : 'rounded-mark px-1.5'} ${looks[tone]} ${className}`}
    >
      {icon}
      {children}
    </span>
  );
}
