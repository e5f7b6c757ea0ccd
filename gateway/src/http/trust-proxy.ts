import express from 'express';

/** Express' `trust proxy` setting: a count of proxies, addresses, or false. */
export function trustProxy(setting: string | undefined): boolean | number | string {
  if (!setting) return false;
  return /^\d+$/.test(setting) ? Number(setting) : setting;
}

/** Whether Express accepts a setting. `true`, which would trust everyone, is rejected. */
export function isProxyTrust(setting: string): boolean {
  try {
    express().set('trust proxy', trustProxy(setting));
    return true;
  } catch {
    return false;
  }
}
