/** Chromium's static routing, which TypeScript's library lacks. */
interface RoutedInstall {
  type: string;
  addRoutes?: (rule: { condition: { urlPattern: string }; source: 'network' }) => Promise<void>;
}

/**
 * Lets calls of the API pass by the worker. Through it, Chromium loses what a page sends while it is left, also with
 * `keepalive` or as a beacon: the deletion of a preflight result, what was typed last in a spec sheet.
 */
export function passByApi(event: RoutedInstall): void {
  void event.addRoutes?.({ condition: { urlPattern: '/api/*' }, source: 'network' });
}
