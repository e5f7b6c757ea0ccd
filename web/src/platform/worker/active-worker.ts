/** The registration of the app's worker, once one is active; undefined without one. */
export async function activeWorker(): Promise<ServiceWorkerRegistration | undefined> {
  // Missing in old browsers and on plain http outside localhost.
  if (!('serviceWorker' in navigator)) return undefined;
  const registration = await navigator.serviceWorker.getRegistration().catch(() => undefined);
  return registration?.active ? registration : undefined;
}
