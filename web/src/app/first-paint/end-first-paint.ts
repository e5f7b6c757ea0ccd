/**
 * Removes what the page shows at first, as soon as the app shows a screen of its own in the same place. The screens that
 * only wait are below it until then.
 */
export function endFirstPaint(): void {
  const picture = document.getElementById('first-paint');
  const root = document.getElementById('root');
  if (!picture || !root) return;
  const observer = new MutationObserver(() => {
    if (!root.querySelector('main') || root.querySelector('[data-waits]')) return;
    observer.disconnect();
    picture.remove();
  });
  observer.observe(root, { childList: true, subtree: true });
}
