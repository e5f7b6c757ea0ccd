import { readFileSync } from 'node:fs';
import type { IDeployment } from 'kubernetes-models/apps/v1';
import type { IJob } from 'kubernetes-models/batch/v1';
import type { INetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1';
import type { IPodDisruptionBudget } from 'kubernetes-models/policy/v1';
import type { IConfigMap, IContainer, IPodSpec, IService } from 'kubernetes-models/v1';
import { stringify } from 'yaml';
import { inProject } from '../../project-root.ts';
import type { Setting } from '../catalog.ts';
import type { ComposeFile, ComposeService } from '../compose-file.ts';
import { labelsOf, networkPolicies, networksOf, WEB_PORT } from './networks.ts';

export type Manifest = IConfigMap | IDeployment | IJob | INetworkPolicy | IPodDisruptionBudget | IService;

const INTRODUCTION = `# Written by \`npm run write:configuration\` from the settings' schemas and docker-compose.yml. How to use it: docs/operate.md.
`;
const NGINX_FILES = ['nginx.conf.template', 'gateway.conf.template', 'plain.conf.template', 'start-nginx.sh'];
/** Two of each, so that one can be replaced. */
const REPLICAS = 2;
/** The grace of docker-compose.yml, and the time in which nginx stops asking a gateway that is about to end. */
const GRACE_SECONDS = 65;
const DRAIN_SECONDS = 5;
/** What every namespace has to set itself. */
const OWN = ['PUBLIC_URL', 'STORAGE_URL'];
/** A folder that docker-compose has beside its uploads, and a pod in a volume that ends with it. */
const SCRATCH_DIR = 'SCRATCH_DIR';
const SCRATCH = '/scratch';
/** The image's users. */
const NODE_USER = 1_000;
const NGINX_USER = 101;

/** infra/kubernetes/print-partner.yaml */
export function kubernetesText(settings: readonly Setting[], compose: ComposeFile): string {
  const texts = kubernetesManifests(settings, compose).map((manifest) =>
    stringify(manifest, { lineWidth: 0, aliasDuplicateObjects: false }),
  );
  return `${INTRODUCTION}${texts.join('---\n')}`;
}

/** What docker-compose.yml runs, without what the cluster's operator has: Postgres, Redis, the file store and a mail server. */
export function kubernetesManifests(settings: readonly Setting[], compose: ComposeFile): Manifest[] {
  const processes = Object.entries(compose.services).filter(
    ([name, { image }]) =>
      image === `printpartner/${name}` && `${name}-secrets` in compose.volumes && name !== 'backup',
  );
  const migrated = processes.flatMap(([name]) => {
    const service = compose.services[`${name}-migrations`];
    return service ? [[name, service] as const] : [];
  });
  const nginx = compose.services['nginx'];
  if (!nginx) throw new Error('docker-compose.yml has no nginx');
  const shown: [string, ComposeService][] = [...processes, ['nginx', nginx]];
  return [
    settingsMap(settings, Object.keys(nginx.environment ?? {})),
    nginxFiles(),
    ...migrated.map(([name, service]) => migrations(name, service)),
    ...processes.map(([name, service]) => deployment(name, service, processPod(name, service))),
    deployment('nginx', nginx, nginxPod(nginx)),
    headless('gateway'),
    published('nginx'),
    ...networkPolicies(),
    ...shown.map(([name]) => disruptionBudget(name)),
  ];
}

/** Defaults as docker-compose has them; `print-partner-own` has what the operator sets. */
const settingsMap = (settings: readonly Setting[], ofNginx: readonly string[]): IConfigMap => ({
  apiVersion: 'v1',
  kind: 'ConfigMap',
  metadata: { name: 'print-partner', labels: labelsOf('settings') },
  data: Object.fromEntries(
    settings
      .filter(({ name, readBy }) => readBy.length > 0 || ofNginx.includes(name))
      .filter(
        ({ name, isSecret, inCompose }) => !isSecret && inCompose && ![...OWN, SCRATCH_DIR].includes(name),
      )
      .map(({ name, inCompose }) => [name, inCompose ?? '']),
  ),
});

const nginxFiles = (): IConfigMap => ({
  apiVersion: 'v1',
  kind: 'ConfigMap',
  metadata: { name: 'nginx', labels: labelsOf('nginx') },
  data: Object.fromEntries(
    NGINX_FILES.map((file) => [file, readFileSync(inProject('infra/nginx', file), 'utf8')]),
  ),
});

const envFrom = [
  { configMapRef: { name: 'print-partner' } },
  { configMapRef: { name: 'print-partner-own' } },
];

const hardened: IContainer['securityContext'] = {
  readOnlyRootFilesystem: true,
  allowPrivilegeEscalation: false,
  capabilities: { drop: ['ALL'] },
};

const SECRETS = { name: 'secrets', mountPath: '/secrets', readOnly: true };
const TMP = { name: 'tmp', mountPath: '/tmp' };

function podOf(user: number, container: IContainer, volumes: IPodSpec['volumes']): IPodSpec {
  return {
    automountServiceAccountToken: false,
    securityContext: {
      runAsNonRoot: true,
      runAsUser: user,
      fsGroup: user,
      seccompProfile: { type: 'RuntimeDefault' },
    },
    containers: [{ ...container, securityContext: hardened }],
    volumes: [{ name: 'tmp', emptyDir: { medium: 'Memory', sizeLimit: '64Mi' } }, ...(volumes ?? [])],
  };
}

const secretsOf = (name: string) => ({
  name: 'secrets',
  secret: { secretName: `print-partner-${name}`, defaultMode: 0o440 },
});

function migrations(service: string, container: ComposeService): IJob {
  const name = `${service}-migrations`;
  const pod = podOf(
    NODE_USER,
    {
      name,
      image: `printpartner/${service}`,
      command: ['node', 'dist/migrate.js'],
      env: [{ name: 'DATABASE_URL_FILE', value: '/secrets/database-url' }],
      volumeMounts: [SECRETS, TMP],
    },
    [secretsOf(service)],
  );
  const labels = { ...labelsOf(name), ...networksOf(container), 'print-partner/migrations': 'true' };
  return {
    apiVersion: 'batch/v1',
    kind: 'Job',
    metadata: { name, labels },
    spec: {
      backoffLimit: 6,
      template: { metadata: { labels }, spec: { ...pod, restartPolicy: 'OnFailure' } },
    },
  };
}

/** What docker-compose sets itself: fixed values, and where a secret's file is. The rest comes from the ConfigMaps. */
const ownEnv = ({ environment = {} }: ComposeService) =>
  Object.entries(environment)
    .filter(([name, value]) => !OWN.includes(name) && !String(value).startsWith('${'))
    .map(([name, value]) => ({ name, value: String(value) }));

const memoryOf = ({ mem_limit: limit = '384m' }: ComposeService): string =>
  limit
    .replace(/^\$\{\w+:-(.+)\}$/, '$1')
    .replace(/m$/, 'Mi')
    .replace(/g$/, 'Gi');

function processPod(name: string, service: ComposeService): IPodSpec {
  const health = { httpGet: { path: '/api/health/live', port: 'health' }, timeoutSeconds: 5 };
  const hasScratch = SCRATCH_DIR in (service.environment ?? {});
  const container: IContainer = {
    name,
    image: `printpartner/${name}`,
    envFrom,
    env: [...ownEnv(service), ...(hasScratch ? [{ name: SCRATCH_DIR, value: SCRATCH }] : [])],
    ports: [
      { name: 'health', containerPort: 9_000 },
      ...(name === 'gateway' ? [{ name: 'web', containerPort: WEB_PORT }] : []),
    ],
    startupProbe: { ...health, periodSeconds: 2, failureThreshold: 60 },
    livenessProbe: { ...health, periodSeconds: 10, failureThreshold: 3 },
    readinessProbe: { ...health, periodSeconds: 5 },
    lifecycle: { preStop: { exec: { command: ['sleep', String(DRAIN_SECONDS)] } } },
    resources: { requests: { cpu: '100m', memory: '256Mi' }, limits: { memory: memoryOf(service) } },
    volumeMounts: [SECRETS, TMP, ...(hasScratch ? [{ name: 'scratch', mountPath: SCRATCH }] : [])],
  };
  const volumes = [secretsOf(name), ...(hasScratch ? [{ name: 'scratch', emptyDir: {} }] : [])];
  return { ...podOf(NODE_USER, container, volumes), terminationGracePeriodSeconds: GRACE_SECONDS };
}

function nginxPod(service: ComposeService): IPodSpec {
  const container: IContainer = {
    name: 'nginx',
    image: service.image ?? '',
    command: ['sh', '/setup/start-nginx.sh'],
    envFrom,
    env: [
      { name: 'NAMESPACE', valueFrom: { fieldRef: { fieldPath: 'metadata.namespace' } } },
      { name: 'GATEWAY', value: 'gateway.$(NAMESPACE).svc.cluster.local' },
    ],
    ports: [{ name: 'web', containerPort: WEB_PORT }],
    livenessProbe: { tcpSocket: { port: 'web' }, periodSeconds: 10 },
    readinessProbe: {
      exec: { command: ['curl', '-fsS', '-o', '/dev/null', 'http://127.0.0.1:8081/api/health/live'] },
      periodSeconds: 5,
      timeoutSeconds: 5,
    },
    lifecycle: {
      preStop: {
        exec: { command: ['sh', '-c', `sleep ${DRAIN_SECONDS}; nginx -c /tmp/nginx/nginx.conf -s quit`] },
      },
    },
    resources: { requests: { cpu: '50m', memory: '64Mi' }, limits: { memory: memoryOf(service) } },
    volumeMounts: [{ name: 'setup', mountPath: '/setup', readOnly: true }, TMP],
  };
  return podOf(NGINX_USER, container, [{ name: 'setup', configMap: { name: 'nginx' } }]);
}

function deployment(name: string, service: ComposeService, pod: IPodSpec): IDeployment {
  return {
    apiVersion: 'apps/v1',
    kind: 'Deployment',
    metadata: { name, labels: labelsOf(name) },
    spec: {
      replicas: REPLICAS,
      selector: { matchLabels: labelsOf(name) },
      strategy: { rollingUpdate: { maxSurge: 1, maxUnavailable: 0 } },
      template: {
        metadata: { labels: { ...labelsOf(name), ...networksOf(service) } },
        spec: {
          ...pod,
          topologySpreadConstraints: [
            {
              maxSkew: 1,
              topologyKey: 'kubernetes.io/hostname',
              whenUnsatisfiable: 'ScheduleAnyway',
              labelSelector: { matchLabels: labelsOf(name) },
            },
          ],
        },
      },
    },
  };
}

/** nginx sees each gateway, so that it can ask another one where one has ended. */
const headless = (name: string): IService => ({
  apiVersion: 'v1',
  kind: 'Service',
  metadata: { name, labels: labelsOf(name) },
  spec: { clusterIP: 'None', selector: labelsOf(name), ports: [{ name: 'web', port: WEB_PORT }] },
});

/** For the cluster's ingress, which ends TLS. */
const published = (name: string): IService => ({
  apiVersion: 'v1',
  kind: 'Service',
  metadata: { name, labels: labelsOf(name) },
  spec: { selector: labelsOf(name), ports: [{ name: 'web', port: 80, targetPort: 'web' }] },
});

const disruptionBudget = (name: string): IPodDisruptionBudget => ({
  apiVersion: 'policy/v1',
  kind: 'PodDisruptionBudget',
  metadata: { name, labels: labelsOf(name) },
  spec: { maxUnavailable: 1, selector: { matchLabels: labelsOf(name) } },
});
