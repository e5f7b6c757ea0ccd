import type { INetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1';
import type { ComposeService } from '../compose-file.ts';

/** Port of gateways and nginx. */
export const WEB_PORT = 8080;

export const labelsOf = (component: string) => ({
  'app.kubernetes.io/name': 'print-partner',
  'app.kubernetes.io/component': component,
});

/** The networks of docker-compose that a pod is in: the policies select by them. */
export function networksOf({ networks = [], environment = {} }: ComposeService): Record<string, string> {
  const joined = [...networks, ...('STORAGE_URL' in environment ? ['store'] : [])];
  return Object.fromEntries(joined.map((network) => [inNetwork(network), 'true']));
}

const inNetwork = (network: string): string => `print-partner/${network}`;

const TCP = { protocol: 'TCP' } as const;
const portsOf = (...ports: number[]) => ports.map((port) => ({ ...TCP, port }));

/** Who may talk to whom, as in docker-compose. Probes come from the node, which no policy keeps out. */
export function networkPolicies(): INetworkPolicy[] {
  const front = { podSelector: { matchLabels: { [inNetwork('front')]: 'true' } } };
  const web = portsOf(WEB_PORT);
  const dns = {
    ports: [
      { ...TCP, port: 53 },
      { protocol: 'UDP' as const, port: 53 },
    ],
  };
  return [
    // Nothing but names, unless another policy allows it.
    policy('names-only', { 'app.kubernetes.io/name': 'print-partner' }, { ingress: [], egress: [dns] }),
    policy('edge', { [inNetwork('edge')]: 'true' }, { ingress: [{ ports: web }] }),
    policy('front', front.podSelector.matchLabels, {
      ingress: [{ from: [front], ports: web }],
      egress: [{ to: [front], ports: web }],
    }),
    // Postgres, Redis and a receiver of traces may be outside the cluster.
    policy('back', { [inNetwork('back')]: 'true' }, { egress: [{ ports: portsOf(5_432, 6_379, 4_318) }] }),
    policy('store', { [inNetwork('store')]: 'true' }, { egress: [{ ports: portsOf(443, 9_000) }] }),
    policy('outside', { [inNetwork('outside')]: 'true' }, { egress: [{}] }),
  ];
}

type Rules = Pick<NonNullable<INetworkPolicy['spec']>, 'ingress' | 'egress'>;

const policy = (name: string, matchLabels: Record<string, string>, rules: Rules): INetworkPolicy => ({
  apiVersion: 'networking.k8s.io/v1',
  kind: 'NetworkPolicy',
  metadata: { name: `print-partner-${name}`, labels: labelsOf('network') },
  spec: {
    podSelector: { matchLabels },
    policyTypes: [
      ...(rules.ingress ? ['Ingress' as const] : []),
      ...(rules.egress ? ['Egress' as const] : []),
    ],
    ...rules,
  },
});
