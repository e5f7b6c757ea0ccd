import type { ComponentProps, ReactNode } from 'react';
import { RefreshCw } from 'lucide-react';

type Variant = 'primary' | 'outline' | 'quiet' | 'red';

export interface ButtonProps extends ComponentProps<'button'> {
  variant?: Variant;
  size?: 'normal' | 'small' | 'large';
  /** Lucide icon at 16 px, before the label. */
  icon?: ReactNode;
  /** Shows `busyLabel`, keeps its width, ignores clicks. */
  busy?: boolean;
  busyLabel?: string;
}

const looks: Record<Variant, string> = {
  primary: 'border-ink bg-ink text-sheet enabled:hover:opacity-86',
  outline: 'border-edge bg-sheet text-ink enabled:hover:bg-sunk',
  quiet: 'border-transparent bg-transparent text-ink enabled:hover:bg-ink/8',
  red: 'border-close bg-close text-white enabled:hover:opacity-86',
};

const sizes = {
  small: 'h-8 px-3',
  normal: 'h-10 px-4',
  large: 'h-11 px-5',
};

/** Classes of all buttons; also for links that look like buttons. */
export function buttonLook(variant: Variant = 'primary', size: keyof typeof sizes = 'normal'): string {
  const base =
    'touch-target type-data print:hidden inline-flex shrink-0 items-center justify-center rounded-control border font-semibold select-none transition-[opacity,background-color] disabled:border-rule disabled:bg-sunk disabled:text-ink-3';
  return `${base} ${sizes[size]} ${looks[variant]}`;
}

export function Button({
  variant = 'primary',
  size = 'normal',
  icon,
  busy = false,
  busyLabel,
  disabled,
  className = '',
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      disabled={disabled}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      // Stays focusable while busy, so that the focus is not lost.
      onClick={busy ? (event) => event.preventDefault() : onClick}
      className={`${buttonLook(variant, size)} ${className}`}
    >
      <span className="grid place-items-center">
        <Label icon={icon} shown={!busy}>
          {children}
        </Label>
        {busyLabel !== undefined && (
          <Label
            icon={
              <RefreshCw size={16} strokeWidth={1.6} className={busy ? 'animate-turn' : ''} aria-hidden />
            }
            shown={busy}
          >
            {busyLabel}
          </Label>
        )}
      </span>
    </button>
  );
}

function Label({ icon, shown, children }: { icon: ReactNode; shown: boolean; children: ReactNode }) {
  return (
    <span
      className={`col-start-1 row-start-1 inline-flex items-center gap-2 whitespace-nowrap ${shown ? '' : 'invisible'}`}
    >
      {icon}
      {children}
    </span>
  );
}
