/** Where the offline worker stands, in one word. */
export async function readWorkerState(): Promise<string> {
  // Also missing on plain http outside localhost.
  if (!('serviceWorker' in navigator)) return 'unsupported';
  const registration = await navigator.serviceWorker.getRegistration();
  const worker = registration?.waiting ?? registration?.installing ?? registration?.active;
  if (!worker) return 'none';
  return worker === registration?.waiting ? 'waiting' : worker.state;
}
