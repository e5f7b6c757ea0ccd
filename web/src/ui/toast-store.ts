export interface ToastOptions {
  title: string;
  description?: string;
  /** `destructive` for failures. */
  variant?: 'default' | 'destructive';
  /** Time on screen in ms, 5000 by default. Infinity: until closed. */
  durationMs?: number;
  /** Shown at once, like a failure; open toasts without an action end. */
  isAtOnce?: boolean;
  action?: { label: string; onClick: () => void };
}

export interface ToastRecord extends ToastOptions {
  id: number;
  /** On screen or waiting. A dismissed toast can still be updated. */
  isOpen: boolean;
}

type ToastAction =
  | { type: 'add'; toast: ToastRecord }
  | { type: 'update'; id: number; changes: Partial<ToastOptions> }
  | { type: 'dismiss'; id: number }
  | { type: 'remove'; id: number };

/** How long a dismissed toast stays in the store. */
const REMOVAL_DELAY_MS = 1_000_000;

/** Oldest first. The first open toast is on screen; the other open ones wait. */
let toasts: readonly ToastRecord[] = [];
const listeners = new Set<() => void>();

function reduce(state: readonly ToastRecord[], action: ToastAction): readonly ToastRecord[] {
  if (action.type === 'add') return add(state, action.toast);
  if (action.type === 'remove') return state.filter(({ id }) => id !== action.id);
  const changes = action.type === 'update' ? action.changes : { isOpen: false };
  return state.map((toast) => (toast.id === action.id ? { ...toast, ...changes } : toast));
}

/** Some are shown at once, as failures are. The toast they replace comes back afterwards, with its action. */
function add(state: readonly ToastRecord[], toast: ToastRecord): readonly ToastRecord[] {
  const others = state.filter((old) => !isOutdated(old, toast));
  const shown = others.findIndex(({ isOpen }) => isOpen);
  const isFirst = toast.variant === 'destructive' || toast.isAtOnce === true;
  if (!isFirst || shown < 0) return [...others, toast];
  return others.toSpliced(shown, 0, toast);
}

/** A new toast replaces an open one with the same title, and one shown at once any, unless that offers an action. */
const isOutdated = (old: ToastRecord, { title, isAtOnce = false }: ToastRecord): boolean =>
  old.isOpen && (isAtOnce || old.title === title) && !old.action;

export function dispatch(action: ToastAction): void {
  toasts = reduce(toasts, action);
  if (action.type === 'dismiss') {
    setTimeout(() => dispatch({ type: 'remove', id: action.id }), REMOVAL_DELAY_MS);
  }
  for (const listener of listeners) listener();
}

export const currentToasts = (): readonly ToastRecord[] => toasts;

export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
