/** Express' setting from ours: a count of proxies, addresses, or nobody. */
export function trustProxy(setting: string | undefined): boolean | number | string {
  if (!setting) return false;
  return /^\d+$/.test(setting) ? Number(setting) : setting;
}
