/** Settings that the starter reads itself and passes only to the processes that need them. */
const withheld = [
  'PORT',
  'HOST',
  'DATA_DIR',
  'DATABASE_URL',
  'REDIS_URL',
  'SMTP_URL',
  'PUBLIC_URL',
  'TRUST_PROXY',
  'STORAGE_URL',
  'STORAGE_PREVIOUS_URL',
  'STORAGE_ACCESS_KEY_ID',
  'STORAGE_SECRET_ACCESS_KEY',
  'SCRATCH_DIR',
  'ADMIN_PASSWORD',
  'CODE_SECRET',
  'LINK_SECRET',
  'OPENAI_API_KEY',
  'OPENAI_BASE_URL',
  'METRICS',
  'PEER_KEYS',
  'HEALTH_PORT',
  'HEALTH_HOST',
  'OTEL_EXPORTER_OTLP_HEADERS',
];
const withheldNames = new Set(withheld.flatMap((name) => [name, `${name}_FILE`]));

/** Each is of one process. */
const isRedisUrl = (name: string): boolean => name.startsWith('REDIS_URL_');

/** The part of the environment that every child process inherits. */
export const inheritedEnv = (): NodeJS.ProcessEnv =>
  Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !withheldNames.has(name) && !isRedisUrl(name)),
  );
