const FAILURES_TO_OPEN = 5;
const OPEN_MS = 30_000;

/** A request that the circuit let through. Exactly one of these is called once it has ended; later calls do nothing. */
export interface Pass {
  succeeded: () => void;
  failed: () => void;
  /** It ended for a reason that says nothing of the endpoint, such as a stop. */
  released: () => void;
}

/**
 * Keeps requests from an endpoint that fails. After five failures in a row it is open for 30 seconds; then one request is let
 * through, whose end closes or opens it again.
 */
export class Circuit {
  #failures = 0;
  #openUntil = 0;
  #isTrying = false;

  constructor(private readonly now: () => number = Date.now) {}

  /** Undefined while no request may be sent. */
  enter(): Pass | undefined {
    const isTrial = this.#failures >= FAILURES_TO_OPEN;
    if (isTrial && (this.#isTrying || this.now() < this.#openUntil)) return undefined;
    if (isTrial) this.#isTrying = true;
    let isEnded = false;
    const end = (effect?: () => void) => () => {
      if (isEnded) return;
      isEnded = true;
      if (isTrial) this.#isTrying = false;
      effect?.();
    };
    return {
      succeeded: end(() => (this.#failures = 0)),
      failed: end(() => {
        this.#failures += 1;
        if (this.#failures >= FAILURES_TO_OPEN) this.#openUntil = this.now() + OPEN_MS;
      }),
      released: end(),
    };
  }
}
