/** Each has a schema of its name. Other schemas in the same database are not ours. */
export const SERVICES = ['admin', 'alerts', 'auth', 'chat', 'preflight', 'projects', 'specs'] as const;
