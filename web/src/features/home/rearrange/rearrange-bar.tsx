import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/button.tsx';

interface RearrangeBarProps {
  /** The mode was entered from Settings, so the focus moves here. */
  takesFocus: boolean;
  onReset: () => void;
  onDone: () => void;
}

export function RearrangeBar({ takesFocus, onReset, onDone }: RearrangeBarProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!takesFocus) return undefined;
    // The closing dialog returns the focus to its opener first.
    const timer = setTimeout(() => heading.current?.focus());
    return () => clearTimeout(timer);
  }, [takesFocus]);

  return (
    <div className="col-span-full mb-6 md:flex md:items-center md:justify-between md:gap-6">
      <div>
        <h2 ref={heading} tabIndex={-1} className="type-title outline-none">
          Rearrange Tabs
        </h2>
        <p className="type-body text-ink-2">
          Hold a tab for 1 second, then drag. Arrow keys move the picked tab; Escape puts it back.
        </p>
      </div>
      <div className="mt-4 flex gap-2 md:mt-0">
        <Button variant="outline" onClick={onReset}>
          Reset
        </Button>
        <Button onClick={onDone}>Done</Button>
      </div>
    </div>
  );
}
