import { Suspense, type ReactNode } from 'react';
import { Boundary } from './boundary.tsx';
import { NotLoaded } from './not-loaded.tsx';
import { Spinner } from './spinner.tsx';

interface LazyPanelProps {
  /** "Loading the guide..." */
  label: string;
  /** The spinner's place; the whole height by default. */
  className?: string;
  /** When the key changes, a panel that did not load is tried again. */
  resetKey?: string;
  /** A screen made with `lazyScreen`. */
  children: ReactNode;
}

/** The content of an overlay whose code is loaded on first use. */
export function LazyPanel({ label, className = 'h-full', resetKey = '', children }: LazyPanelProps) {
  return (
    <Boundary resetKey={resetKey} fallback={<NotLoaded />}>
      <Suspense
        fallback={
          <div className={`grid place-items-center ${className}`}>
            <Spinner>{label}</Spinner>
          </div>
        }
      >
        {children}
      </Suspense>
    </Boundary>
  );
}
