const lookEveryMs = 250;

const hasModal = (): boolean => document.querySelector('[data-scrim]') !== null;

/** Runs `then` once no dialog is open, at once if none is; the answer gives up waiting. */
export function whenNoModal(then: () => void): () => void {
  if (!hasModal()) {
    then();
    return () => undefined;
  }
  const timer = setInterval(() => {
    if (hasModal()) return;
    clearInterval(timer);
    then();
  }, lookEveryMs);
  return () => clearInterval(timer);
}
