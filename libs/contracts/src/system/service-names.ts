/** The services, in the order of the admin's screen. Each has a folder in services/, a request queue and a schema of its name. */
export const serviceNames = ['auth', 'projects', 'alerts', 'preflight', 'specs', 'chat', 'admin'] as const;
