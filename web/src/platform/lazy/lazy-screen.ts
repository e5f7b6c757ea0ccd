import { createElement, lazy, type ComponentType } from 'react';
import { ScreenNotLoaded } from '../../ui/boundary.tsx';

/**
 * A screen whose code comes when it is first shown. React's own `lazy` never asks again for what failed to load; this
 * one does, as soon as the boundary around it has shown the failure and the screen is wanted once more.
 */
export function lazyScreen<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let attempt = begin();

  function begin() {
    return lazy(async () => {
      try {
        return { default: await load() };
      } catch (cause) {
        throw new ScreenNotLoaded(cause, () => {
          attempt = begin();
        });
      }
    });
  }

  return function LazyScreen(props) {
    return createElement<Props>(attempt, props);
  };
}
