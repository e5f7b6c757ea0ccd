import express from 'express';

/** Express' setting from ours: a count of proxies, addresses, or nobody. */
export function trustProxy(setting: string | undefined): boolean | number | string {
  if (!setting) return false;
  return /^\d+$/.test(setting) ? Number(setting) : setting;
}

/** Whether Express can read a setting. Plain `true`, which would believe everybody, is none. */
export function isProxyTrust(setting: string): boolean {
  try {
    express().set('trust proxy', trustProxy(setting));
    return true;
  } catch {
    return false;
  }
}
