import { Component, type ReactNode } from 'react';
import { announce } from '../platform/errors/announce.ts';
import { ScreenNotLoaded } from '../platform/lazy/lazy-screen.ts';

interface BoundaryProps {
  /** Shown in place of children that threw; nothing by default. */
  fallback?: ReactNode;
  onError?: () => void;
  /** When the key changes, the children are rendered again. */
  resetKey?: string;
  children: ReactNode;
}

interface BoundaryState {
  isBroken: boolean;
  resetKey: string | undefined;
}

/** Catches errors of its children, including code that failed to load, so that the rest of the screen stays. */
export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { isBroken: false, resetKey: this.props.resetKey };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  static getDerivedStateFromProps({ resetKey }: BoundaryProps, state: BoundaryState) {
    return resetKey === state.resetKey ? null : { isBroken: false, resetKey };
  }

  override componentDidCatch(error: unknown) {
    // Not earlier: React renders once more after an error, and that render would start the next attempt.
    if (error instanceof ScreenNotLoaded) error.retryOnNextRender();
    announce('pp:caught-error', error);
    this.props.onError?.();
  }

  override render() {
    return this.state.isBroken ? this.props.fallback : this.props.children;
  }
}
