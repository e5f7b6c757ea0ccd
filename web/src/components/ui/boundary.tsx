import { Component, type ReactNode } from 'react';

interface BoundaryProps {
  /** Stands in for what broke; nothing unless told. */
  fallback?: ReactNode;
  onError?: () => void;
  children: ReactNode;
}

/** Keeps a part that breaks, or whose code does not load, from taking the rest of the screen along. */
export class Boundary extends Component<BoundaryProps, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override componentDidCatch() {
    this.props.onError?.();
  }

  override render() {
    return this.state.isBroken ? this.props.fallback : this.props.children;
  }
}
