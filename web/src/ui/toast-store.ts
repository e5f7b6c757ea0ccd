export interface ToastOptions {
  title: string;
  description?: string;
  /** Destructive for what failed. */
  variant?: 'default' | 'destructive';
  /** Time on screen, ms; 5000 unless told. Infinity stays until closed. */
  durationMs?: number;
  action?: { label: string; onClick: () => void };
}

export interface ToastRecord extends ToastOptions {
  id: number;
  /** On screen or waiting for it; a dismissed one is neither, and may still be updated. */
  isOpen: boolean;
}

type ToastAction =
  | { type: 'add'; toast: ToastRecord }
  | { type: 'update'; id: number; changes: Partial<ToastOptions> }
  | { type: 'dismiss'; id: number }
  | { type: 'remove'; id: number };

/** How long a dismissed toast is remembered. */
const removalDelayMs = 1_000_000;

/** Oldest first; the first open one is on screen, the open ones after it wait. */
let toasts: readonly ToastRecord[] = [];
const listeners = new Set<() => void>();

function reduce(state: readonly ToastRecord[], action: ToastAction): readonly ToastRecord[] {
  if (action.type === 'add') return add(state, action.toast);
  if (action.type === 'remove') return state.filter(({ id }) => id !== action.id);
  const changes = action.type === 'update' ? action.changes : { isOpen: false };
  return state.map((toast) => (toast.id === action.id ? { ...toast, ...changes } : toast));
}

/** What failed is shown at once: what it takes the place of comes back after it, with its action. */
function add(state: readonly ToastRecord[], toast: ToastRecord): readonly ToastRecord[] {
  const others = state.filter((old) => !isOutdated(old, toast));
  const shown = others.findIndex(({ isOpen }) => isOpen);
  if (toast.variant !== 'destructive' || shown < 0) return [...others, toast];
  return others.toSpliced(shown, 0, toast);
}

/** The last word on a subject is the one that counts; what offers an action stays until its time is over. */
const isOutdated = (old: ToastRecord, { title }: ToastRecord): boolean =>
  old.isOpen && old.title === title && !old.action;

export function dispatch(action: ToastAction): void {
  toasts = reduce(toasts, action);
  if (action.type === 'dismiss') {
    setTimeout(() => dispatch({ type: 'remove', id: action.id }), removalDelayMs);
  }
  for (const listener of listeners) listener();
}

export const currentToasts = (): readonly ToastRecord[] => toasts;

export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
