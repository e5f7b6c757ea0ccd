import { z } from 'zod';

/** What `npm start` reads itself, or what means something else to it than to the processes that it starts. */
export const starterSettings = z.object({
  PORT: z.string().default('8080').describe('Port of the web app and API.'),
  HOST: z
    .string()
    .default('localhost')
    .describe(
      'Address that the web app and API are opened on: localhost for this machine alone, 0.0.0.0 for every network.',
    ),
  DATA_DIR: z.string().default('.data').describe('Folder for database, secrets, uploads, mails and logs.'),
  PUBLIC_URL: z
    .string()
    .optional()
    .describe(
      "Public address of the product, used for links in mails, and the only name that requests may be for but localhost and HOST. Empty: the request's host.",
    ),
  DATABASE_URL: z.string().optional().meta({
    description: 'Your own Postgres, with a role that may create roles and schemas. Empty: one is started.',
    secret: true,
  }),
  REDIS_URL: z.string().optional().meta({
    description:
      'Your own Redis. Empty: one is started. REDIS_URL_GATEWAY, REDIS_URL_AUTH and so on give one process a user of its own there, whose rules are in infra/access/redis-users.',
    secret: true,
  }),
  SMTP_URL: z.string().optional().meta({
    description:
      'Your own SMTP server, smtp://user:password@host:587 or smtps://…. Empty: mails are caught and shown on a web page.',
    secret: true,
  }),
  STORAGE_URL: z
    .string()
    .optional()
    .describe(
      'Where uploads are, PDFs during their check and vendors’ quotes: a folder, file:///…, or a bucket, s3://bucket/prefix?endpoint=https://host&region=us-east-1. Empty: in DATA_DIR.',
    ),
  ADMIN_PASSWORD: z.string().optional().meta({
    description:
      'Password of the admin pages, at least 12 characters. Empty: generated and printed at the first start.',
    secret: true,
  }),
  CODE_SECRET: z.string().optional().meta({
    description:
      'Secret that reset codes and confirmation links are derived from, at least 32 characters. Empty: generated at the first start.',
    secret: true,
  }),
  LINK_SECRET: z.string().optional().meta({
    description:
      'Secret for the links and hashed addresses of vendors, at least 32 characters. Empty: generated at the first start.',
    secret: true,
  }),
  METRICS: z
    .string()
    .optional()
    .describe(
      'true gives every process a local port with its metrics, listed in DATA_DIR/metrics-targets.json.',
    ),
});

/** What only docker-compose.yml and its containers without our code read. */
export const composeSettings = z.object({
  HTTP_PORT: z.string().default('8080').describe('Port that nginx publishes.'),
  HTTPS_PORT: z.string().default('443').describe('Port that nginx publishes for TLS, with infra/tls.yml.'),
  TLS_FOLDER: z
    .string()
    .default('./tls')
    .describe(
      'Folder with cert.pem, the whole chain, and key.pem, with infra/tls.yml. User 101 must be able to read both.',
    ),
  MAIL_PORT: z.string().default('1080').describe('Local port of the page with caught mail.'),
  TRUSTED_PROXY: z
    .string()
    .optional()
    .describe('Trusted proxy in front of nginx for X-Forwarded-For: an address or a network. Empty: none.'),
  REQUESTS_PER_SECOND: z
    .string()
    .default('50')
    .describe(
      'Sustained requests per second that nginx allows from one IPv4 address or IPv6 /64, plus bursts of 200.',
    ),
  CONNECTIONS_PER_ADDRESS: z
    .string()
    .default('200')
    .describe(
      'Requests in flight that nginx allows from one IPv4 address or IPv6 /64. Every open browser has at least one.',
    ),
  PREFLIGHT_MEMORY: z
    .string()
    .default('6g')
    .describe('Memory limit of a preflight container: 1 GB, and 2.5 GB for each of PREFLIGHT_WORKERS.'),
  BACKUPS_FOLDER: z
    .string()
    .default('backups')
    .describe('Where backups are: the volume, or a folder of the host that user 1000 may write to.'),
  BACKUPS_VOLUME: z
    .string()
    .default('printpartner-backups')
    .describe('Name of the volume for backups, the same for all stacks of a machine.'),
  GATEWAY_REPLICAS: z.string().default('1').describe('Containers of the gateway.'),
  SERVICE_REPLICAS: z.string().default('1').describe('Containers of each service but preflight.'),
  PREFLIGHT_REPLICAS: z
    .string()
    .default('1')
    .describe('Containers of preflight, each with PREFLIGHT_MEMORY.'),
  POSTGRES_PASSWORD: z.string().optional().meta({
    description:
      "Password of Postgres's superuser. Empty: generated at the first start. Changing it later has no effect: docs/operate.md.",
    secret: true,
  }),
  REDIS_PASSWORD: z
    .string()
    .optional()
    .meta({ description: 'Password of Redis. Empty: generated at the first start.', secret: true }),
  PROMETHEUS_PORT: z
    .string()
    .default('9090')
    .describe('Local port of Prometheus, with --profile monitoring.'),
  GRAFANA_PORT: z.string().default('3000').describe('Local port of Grafana, with --profile monitoring.'),
  METRICS_DAYS: z.string().default('30').describe('Days for which Prometheus keeps metrics.'),
  GRAFANA_PASSWORD: z.string().optional().meta({
    description:
      'Password of Grafana\'s user "admin". Empty: generated at the first start. Changing it later has no effect.',
    secret: true,
  }),
});
