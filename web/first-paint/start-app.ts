export interface AppFiles {
  styleSheet: string;
  font: string;
  /** The browser runs them in this order. */
  scripts: readonly string[];
}

/**
 * Loads the app when the first paint is on the screen, which files that arrive at the same time would delay. The app runs
 * when its style sheet is there. This is the source of a script in the page, so it uses nothing from outside.
 */
export function startApp({ styleSheet, font, scripts }: AppFiles): void {
  const add = <Name extends 'link' | 'script'>(
    name: Name,
    values: Partial<HTMLElementTagNameMap[Name]>,
  ): HTMLElementTagNameMap[Name] =>
    document.head.appendChild(Object.assign(document.createElement(name), values));

  let isStarted = false;
  function load(): void {
    if (isStarted) return;
    isStarted = true;
    loadSheet(3);
    for (const href of scripts) add('link', { rel: 'modulepreload', href, crossOrigin: '' });
    add('link', { rel: 'preload', as: 'font', type: 'font/woff2', href: font, crossOrigin: '' });
  }
  function loadSheet(tries: number): void {
    const sheet = add('link', { rel: 'stylesheet', href: styleSheet });
    sheet.addEventListener('load', run);
    sheet.addEventListener('error', () => (tries > 1 ? setTimeout(loadSheet, 1000, tries - 1) : run()));
  }
  function run(): void {
    // Each in a task of its own, so that input is handled in between.
    const [first] = scripts.map((src) =>
      add('script', { type: 'module', async: false, src, crossOrigin: '' }),
    );
    // It ends the picture, and shows and reports errors. The app works without it.
    first?.addEventListener('error', () => document.getElementById('first-paint')?.remove());
  }

  // A background tab isn't painted.
  if (document.hidden) load();
  // The frame is painted after its callbacks. A page whose frames stall must start as well.
  requestAnimationFrame(() => setTimeout(load));
  setTimeout(load, 1000);
}
