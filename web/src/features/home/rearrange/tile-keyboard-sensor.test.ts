import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { TileKeyboardSensor } from './tile-keyboard-sensor.ts';

const WIDTH = 100;
const HEIGHT = 60;
const calls = {
  onStart: jest.fn(),
  onMove: jest.fn(),
  onEnd: jest.fn(),
  onCancel: jest.fn(),
  onAbort: jest.fn(),
  onPending: jest.fn(),
};

/** Six tiles in two rows, laid out as jsdom doesn't. */
function layOut(): HTMLElement[] {
  document.body.innerHTML = `<ul>${'<li></li>'.repeat(6)}</ul>`;
  return [...document.querySelectorAll('li')].map((item, place) => {
    const [x, y] = [(place % 3) * WIDTH, Math.floor(place / 3) * HEIGHT];
    item.getBoundingClientRect = () => ({ left: x, top: y, width: WIDTH, height: HEIGHT }) as DOMRect;
    item.scrollIntoView = () => undefined;
    return item;
  });
}

/** Picks the tile at this place up, in the middle of the key press that asks for it. */
function pickUp(place: number): void {
  const item = layOut()[place];
  if (!item) throw new Error(`no place ${place}`);
  item.addEventListener('keydown', (event) => {
    const node = { current: item };
    const activeNode = { id: 'tile', key: 'tile', node, activatorNode: node, data: { current: {} } };
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the sensor doesn't read the context
    const context = { current: null } as never;
    void new TileKeyboardSensor({ active: 'tile', activeNode, event, context, options: {}, ...calls });
  });
  press('Space', item);
}

function press(code: string, target: EventTarget = document): KeyboardEvent {
  const event = new KeyboardEvent('keydown', { code, bubbles: true, cancelable: true });
  target.dispatchEvent(event);
  return event;
}

beforeEach(() => {
  jest.useFakeTimers();
  for (const call of Object.values(calls)) call.mockClear();
});
afterEach(() => {
  press('Escape');
  jest.useRealTimers();
});

it('H2 every arrow key counts from the moment a tile is picked up, rendered or not, and none scrolls the page', () => {
  pickUp(0);
  expect(calls.onStart).toHaveBeenCalledTimes(1);
  expect(calls.onEnd).not.toHaveBeenCalled();
  const keys = ['ArrowRight', 'ArrowRight', 'ArrowDown'].map((code) => press(code));
  expect(calls.onMove.mock.calls).toEqual([[{ x: 25, y: 0 }], [{ x: 50, y: 0 }], [{ x: 50, y: 25 }]]);
  expect(keys.every(({ defaultPrevented }) => defaultPrevented)).toBe(true);
});

it('H2 a tile stays within the grid in all directions', () => {
  pickUp(4);
  for (let step = 0; step < 10; step += 1) press('ArrowRight');
  for (let step = 0; step < 10; step += 1) press('ArrowUp');
  expect(calls.onMove).toHaveBeenLastCalledWith({ x: WIDTH, y: -HEIGHT });
  for (let step = 0; step < 20; step += 1) press('ArrowLeft');
  for (let step = 0; step < 10; step += 1) press('ArrowDown');
  expect(calls.onMove).toHaveBeenLastCalledWith({ x: -WIDTH, y: 0 });
});

it.each(['Space', 'Enter', 'Tab'])('H2 %s drops the tile after the last step was rendered', (code) => {
  pickUp(0);
  press('ArrowRight');
  press(code);
  press('ArrowRight');
  expect(calls.onEnd).not.toHaveBeenCalled();
  jest.runAllTimers();
  expect(calls.onEnd).toHaveBeenCalledTimes(1);
  expect(calls.onMove).toHaveBeenCalledTimes(1);
});

it('H2 Escape, a new size and a hidden page cancel the drag once', () => {
  for (const cancel of [
    () => press('Escape'),
    () => window.dispatchEvent(new Event('resize')),
    () => document.dispatchEvent(new Event('visibilitychange')),
  ]) {
    calls.onCancel.mockClear();
    pickUp(0);
    cancel();
    cancel();
    expect(calls.onCancel).toHaveBeenCalledTimes(1);
  }
});

it('H2 a tile that leaves the window scrolls the page by as much and keeps its place on it', () => {
  jest.replaceProperty(window, 'innerHeight', 100);
  const scrollBy = jest.spyOn(window, 'scrollBy').mockImplementation((...[, y]: unknown[]) => {
    Object.assign(window, { scrollY: window.scrollY + Number(y) });
  });
  pickUp(0);
  press('ArrowDown');
  expect(scrollBy).not.toHaveBeenCalled();
  press('ArrowDown');
  expect(scrollBy).toHaveBeenLastCalledWith(0, 10);
  expect(calls.onMove).toHaveBeenLastCalledWith({ x: 0, y: 40 });
  jest.restoreAllMocks();
  Object.assign(window, { scrollY: 0 });
});
