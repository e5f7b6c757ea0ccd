export interface ToastOptions {
  title: string;
  description?: string;
  /** `destructive` for failures. */
  variant?: 'default' | 'destructive';
  /** Time on screen in ms, 5000 by default. Infinity: until closed. */
  durationMs?: number;
  /** The user sees the outcome elsewhere, too, so it isn't shown while an Undo is open. */
  isRoutine?: boolean;
  action?: { label: string; onClick: () => void };
}

export interface ToastRecord extends ToastOptions {
  id: number;
  /** Whether it is on screen, or comes back. A dismissed toast can still be updated. */
  isOpen: boolean;
}

type ToastAction =
  | { type: 'add'; toast: ToastRecord }
  | { type: 'update'; id: number; changes: Partial<ToastOptions> }
  | { type: 'dismiss'; id: number }
  | { type: 'remove'; id: number };

/** How long a dismissed toast stays in the store. */
const REMOVAL_DELAY_MS = 1_000_000;

/** Oldest first. The last open toast is on screen; other open ones come back after it. */
let toasts: readonly ToastRecord[] = [];
const listeners = new Set<() => void>();

function reduce(state: readonly ToastRecord[], action: ToastAction): readonly ToastRecord[] {
  if (action.type === 'add') return add(state, action.toast);
  if (action.type === 'remove') return state.filter(({ id }) => id !== action.id);
  const changes = action.type === 'update' ? action.changes : { isOpen: false };
  return state.map((toast) => (toast.id === action.id ? { ...toast, ...changes } : toast));
}

/** A new toast replaces those on screen, so that a failure doesn't stay over the success that follows. */
function add(state: readonly ToastRecord[], toast: ToastRecord): readonly ToastRecord[] {
  const others = state.filter((old) => !old.isOpen || comesBack(old));
  const isUndoOpen = others.some(({ isOpen, action }) => isOpen && action);
  return toast.isRoutine && isUndoOpen ? others : [...others, toast];
}

/** What is offered keeps its full time, and what stays until it is closed stays. */
const comesBack = ({ action, durationMs }: ToastRecord): boolean =>
  action !== undefined || durationMs === Number.POSITIVE_INFINITY;

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
