import { createElement, lazy, useState, type ComponentType } from 'react';

/** The code of a screen failed to load. The error boundary that shows this must call `retryOnNextRender`. */
export class ScreenNotLoaded extends Error {
  override readonly name = 'ScreenNotLoaded';

  constructor(
    cause: unknown,
    readonly retryOnNextRender: () => void,
  ) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

export type LazyScreen<Props> = ComponentType<Props> & {
  /** Loads the code before it is needed. A failure is ignored: it is tried again when the component is rendered. */
  preload: () => void;
};

/**
 * A component whose code is loaded when it is first rendered, inside a `Boundary` and a `Suspense`. Unlike React's
 * `lazy`, it tries again after a failure, as soon as the boundary has shown it and the component is rendered again, and
 * it renders at once when the code was preloaded.
 */
export function lazyScreen<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyScreen<Props> {
  let loaded: ComponentType<Props> | null = null;
  let attempt = createAttempt();

  async function loadOnce(): Promise<ComponentType<Props>> {
    loaded ??= await load();
    return loaded;
  }

  function createAttempt() {
    return lazy(async () => {
      try {
        return { default: await loadOnce() };
      } catch (cause) {
        throw new ScreenNotLoaded(cause, () => {
          attempt = createAttempt();
        });
      }
    });
  }

  function Screen(props: Props) {
    // Stays the same while mounted: another component would start with an empty state.
    const [{ Content }] = useState(() => ({ Content: loaded ?? attempt }));
    return createElement<Props>(Content, props);
  }

  return Object.assign(Screen, { preload: () => void loadOnce().catch(() => undefined) });
}
