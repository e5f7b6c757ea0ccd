import { Component, type ReactNode } from 'react';

/** The code of a screen did not come. */
export class ScreenNotLoaded extends Error {
  override readonly name = 'ScreenNotLoaded';

  /** @param forget lets the next attempt ask for the code anew */
  constructor(
    cause: unknown,
    readonly forget: () => void,
  ) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

interface BoundaryProps {
  /** Stands in for what broke; nothing unless told. */
  fallback?: ReactNode;
  onError?: () => void;
  /** With another key, what broke is tried again. */
  resetKey?: string;
  children: ReactNode;
}

interface BoundaryState {
  isBroken: boolean;
  resetKey: string | undefined;
}

/** Keeps a part that breaks, or whose code does not load, from taking the rest of the screen along. */
export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { isBroken: false, resetKey: this.props.resetKey };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  static getDerivedStateFromProps({ resetKey }: BoundaryProps, state: BoundaryState) {
    return resetKey === state.resetKey ? null : { isBroken: false, resetKey };
  }

  override componentDidCatch(error: unknown) {
    // Not before: React renders once more when something breaks, and would begin the next attempt there.
    if (error instanceof ScreenNotLoaded) error.forget();
    this.props.onError?.();
  }

  override render() {
    return this.state.isBroken ? this.props.fallback : this.props.children;
  }
}
