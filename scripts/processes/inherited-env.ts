/** Settings that the starter reads itself, and gives to those alone whom they concern. */
const kept = [
  'PORT',
  'DATA_DIR',
  'DATABASE_URL',
  'REDIS_URL',
  'SMTP_URL',
  'PUBLIC_URL',
  'TRUST_PROXY',
  'STORAGE_URL',
  'ADMIN_PASSWORD',
  'CODE_SECRET',
];
const keptNames = new Set(kept.flatMap((name) => [name, `${name}_FILE`]));

/** What every process that we start may know of our environment. */
export const inheritedEnv = (): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => !keptNames.has(name)));
