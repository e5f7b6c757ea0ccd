import { createElement, lazy, type ComponentType } from 'react';

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

/**
 * A component whose code is loaded when it is first rendered, inside a `Boundary` and a `Suspense`. Unlike React's
 * `lazy`, it tries again after a failure, as soon as the boundary has shown it and the component is rendered again.
 */
export function lazyScreen<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let attempt = createAttempt();

  function createAttempt() {
    return lazy(async () => {
      try {
        return { default: await load() };
      } catch (cause) {
        throw new ScreenNotLoaded(cause, () => {
          attempt = createAttempt();
        });
      }
    });
  }

  return function LazyScreen(props) {
    return createElement<Props>(attempt, props);
  };
}
