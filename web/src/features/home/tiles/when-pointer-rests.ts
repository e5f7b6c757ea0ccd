/** A touch fires its click this long after the finger is lifted. */
const CLICK_DELAY_MS = 400;

let isPressed = false;
let lastPress = Number.NEGATIVE_INFINITY;

for (const type of ['pointerdown', 'pointerup', 'pointercancel'] as const) {
  window.addEventListener(
    type,
    () => {
      isPressed = type === 'pointerdown';
      lastPress = performance.now();
    },
    { capture: true },
  );
}

/** Runs `then` when nothing is pressed, because a press must end on the element it started on. */
export function whenPointerRests(then: () => void, signal: AbortSignal): void {
  if (signal.aborted) return;
  const wait = isPressed ? CLICK_DELAY_MS : lastPress + CLICK_DELAY_MS - performance.now();
  if (wait <= 0) then();
  else setTimeout(() => whenPointerRests(then, signal), wait);
}
