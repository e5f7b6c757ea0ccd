import {
  cloneElement,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  type AriaAttributes,
  type ReactElement,
} from 'react';

const DELAY_MS = 700;
const SKIP_DELAY_MS = 300;
let lastHiddenAt = Number.NEGATIVE_INFINITY;

interface TooltipProps {
  text: string;
  /** One focusable element with its own name; the tooltip only describes it. */
  children: ReactElement<AriaAttributes>;
}

/** Opens after 700 ms of hover or focus; at once if another tooltip was open within 300 ms. */
export function Tooltip({ text, children }: TooltipProps) {
  const id = useId();
  const anchor = useRef<HTMLSpanElement>(null);
  const bubble = useRef<HTMLSpanElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [isOpen, setOpen] = useState(false);

  const hide = () => {
    clearTimeout(timer.current);
    if (isOpen) lastHiddenAt = performance.now();
    setOpen(false);
  };
  const show = () => {
    clearTimeout(timer.current);
    const wait = performance.now() - lastHiddenAt < SKIP_DELAY_MS ? 0 : DELAY_MS;
    timer.current = setTimeout(() => setOpen(true), wait);
  };

  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (isOpen && anchor.current && bubble.current) {
      place(bubble.current, anchor.current.getBoundingClientRect());
    }
  }, [isOpen]);

  const hideNow = useEffectEvent(hide);
  useEffect(() => {
    if (!isOpen) return undefined;
    // Wherever the focus is: a hovered tooltip must close on Escape too.
    const press = ({ key }: KeyboardEvent) => key === 'Escape' && hideNow();
    window.addEventListener('keydown', press, { capture: true });
    return () => window.removeEventListener('keydown', press, { capture: true });
  }, [isOpen]);

  // A tooltip that repeats the name would be announced twice.
  const describes = isOpen && children.props['aria-label'] !== text;
  return (
    <span
      ref={anchor}
      role="presentation"
      className="inline-flex"
      onPointerEnter={(event) => event.pointerType === 'mouse' && show()}
      onPointerLeave={hide}
      onPointerDown={hide}
      onFocus={(event) => event.target.matches(':focus-visible') && show()}
      onBlur={hide}
    >
      {describes ? cloneElement(children, { 'aria-describedby': id }) : children}
      {isOpen && (
        <span
          ref={bubble}
          id={id}
          role="tooltip"
          className="type-note pointer-events-none fixed top-0 left-0 z-80 animate-appear rounded-control w-max max-w-[min(280px,calc(100vw-16px))] bg-ink px-2 py-1 text-sheet"
        >
          {text}
        </span>
      )}
    </span>
  );
}

/** Centers the bubble below its anchor, or above it at the bottom of the screen, inside the window. */
function place(bubble: HTMLElement, around: DOMRect): void {
  const margin = 8;
  const gap = 6;
  const centered = around.left + around.width / 2 - bubble.offsetWidth / 2;
  const left = Math.min(Math.max(margin, centered), window.innerWidth - bubble.offsetWidth - margin);
  const below = around.bottom + gap;
  const fits = below + bubble.offsetHeight + margin <= window.innerHeight;
  const top = fits ? below : around.top - gap - bubble.offsetHeight;
  bubble.style.transform = `translate(${Math.round(left)}px, ${Math.round(top)}px)`;
}
