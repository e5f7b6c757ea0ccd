interface Fiber {
  type: unknown;
  flags: number;
  child: Fiber | null;
  sibling: Fiber | null;
  memoizedProps: Record<string, unknown> | null;
}

/** React sets it on a component that it has called, not on one that it skipped. */
const PERFORMED_WORK = 1;

const rendered: string[] = [];
let known = new WeakSet<Fiber>();

/**
 * Counts what React renders, with the hook of its developer tools. Import this before React, which must be
 * imported dynamically: jest evaluates it while it still links the other modules.
 *
 * @returns the components rendered since the last call, each with its field's key, such as `SpecField quantity`
 */
export function takeRenders(): string[] {
  return rendered.splice(0);
}

function visit(fiber: Fiber | null): void {
  if (!fiber) return;
  // A fiber that was there before belongs to a part that React did not touch.
  if (!known.has(fiber)) {
    const name = nameOf(fiber);
    if (name !== undefined && (fiber.flags & PERFORMED_WORK) !== 0) rendered.push(name);
  }
  visit(fiber.child);
  visit(fiber.sibling);
}

function collect(fiber: Fiber | null, into: WeakSet<Fiber>): void {
  if (!fiber) return;
  into.add(fiber);
  collect(fiber.child, into);
  collect(fiber.sibling, into);
}

function nameOf({ type, memoizedProps }: Fiber): string | undefined {
  const component = typeof type === 'object' && type !== null && 'type' in type ? type.type : type;
  if (typeof component !== 'function') return undefined;
  const field = memoizedProps?.['field'];
  const key = typeof field === 'object' && field !== null && 'key' in field ? ` ${String(field.key)}` : '';
  return component.name + key;
}

Object.assign(globalThis, {
  __REACT_DEVTOOLS_GLOBAL_HOOK__: {
    supportsFiber: true,
    inject: () => 1,
    onCommitFiberRoot: (_id: number, root: { current: Fiber }) => {
      visit(root.current);
      const now = new WeakSet<Fiber>();
      collect(root.current, now);
      known = now;
    },
    onCommitFiberUnmount: () => {},
    onPostCommitFiberRoot: () => {},
  },
});
