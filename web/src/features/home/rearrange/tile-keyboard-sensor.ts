import { KeyboardSensor, type SensorInstance, type SensorOptions, type SensorProps } from '@dnd-kit/core';

/** Distance per arrow key press, px. */
const KEYBOARD_STEP_PX = 25;

const directions: Record<string, { x: number; y: number }> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
const endCodes = ['Space', 'Enter', 'Tab'];

/**
 * Moves the picked-up tile by one step per arrow key, but not beyond the grid, and keeps it in view. dnd-kit's own sensor
 * listens one task late and steps from the last rendered place, so a slow device would lose keys or scroll the page.
 */
export class TileKeyboardSensor implements SensorInstance {
  static readonly activators = KeyboardSensor.activators;
  readonly autoScrollEnabled = false;
  private readonly ended = new AbortController();
  private readonly start: DOMRect;
  private readonly startScroll: number;
  /** How far the tile may move from its place, px. */
  private readonly bounds: { left: number; right: number; top: number; bottom: number };
  /** Distance from the tile's place on the page, px. */
  private offset = { x: 0, y: 0 };

  constructor(private readonly props: SensorProps<SensorOptions>) {
    const item = props.activeNode.node.current;
    item?.scrollIntoView({ block: 'nearest' });
    const places = [...(item?.parentElement?.children ?? [])].map((one) => one.getBoundingClientRect());
    this.start = item?.getBoundingClientRect() ?? new DOMRect();
    this.startScroll = window.scrollY;
    const lefts = places.map(({ left }) => left - this.start.left);
    const tops = places.map(({ top }) => top - this.start.top);
    this.bounds = {
      left: Math.min(0, ...lefts),
      right: Math.max(0, ...lefts),
      top: Math.min(0, ...tops),
      bottom: Math.max(0, ...tops),
    };
    const { signal } = this.ended;
    const cancel = () => this.finish(() => props.onCancel());
    document.addEventListener('keydown', (event) => this.handleKey(event), { signal });
    window.addEventListener('resize', cancel, { signal });
    document.addEventListener('visibilitychange', cancel, { signal });
    props.onStart({ x: 0, y: 0 });
  }

  private handleKey(event: KeyboardEvent): void {
    // The key that picked the tile up is still on its way to the document.
    if (event === this.props.event) return;
    const direction = directions[event.code];
    const isEnd = endCodes.includes(event.code);
    if (!direction && !isEnd && event.code !== 'Escape') return;
    event.preventDefault();
    if (direction) this.move(direction);
    // The drop reads what is under the tile from the last render, so the last step is rendered first.
    else if (isEnd) this.finish(() => setTimeout(() => this.props.onEnd()));
    else this.finish(() => this.props.onCancel());
  }

  private move({ x, y }: { x: number; y: number }): void {
    const { bounds, offset } = this;
    this.offset = {
      x: clamp(offset.x + x * KEYBOARD_STEP_PX, bounds.left, bounds.right),
      y: clamp(offset.y + y * KEYBOARD_STEP_PX, bounds.top, bounds.bottom),
    };
    const scrolled = () => window.scrollY - this.startScroll;
    const top = this.start.top + this.offset.y - scrolled();
    const belowWindow = top + this.start.height - window.innerHeight;
    if (belowWindow > 0) window.scrollBy(0, belowWindow);
    else if (top < 0) window.scrollBy(0, top);
    // The dragged copy is placed in the window, so what the page has scrolled doesn't count.
    this.props.onMove({ x: this.offset.x, y: this.offset.y - scrolled() });
  }

  private finish(how: () => void): void {
    this.ended.abort();
    how();
  }
}

const clamp = (value: number, min: number, max: number): number => Math.min(Math.max(value, min), max);
