import { describe, expect, it } from '@jest/globals';
import { Deployment } from 'kubernetes-models/apps/v1';
import { Job } from 'kubernetes-models/batch/v1';
import { NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1';
import { ConfigMap, Service } from 'kubernetes-models/v1';
import { parseAllDocuments } from 'yaml';
import { serviceNames } from '../../start/services.ts';
import { catalogOf } from '../catalog.ts';
import { readComposeFile } from '../compose-file.ts';
import { kubernetesText, type Manifest } from './manifests.ts';
import { readSources } from '../sources.ts';

const kinds = { ConfigMap, Deployment, Job, NetworkPolicy, PodDisruptionBudget, Service };

const sources = await readSources('src');
const settings = catalogOf(sources);
const compose = readComposeFile();
const manifests = parseAllDocuments(kubernetesText(settings, compose)).map(
  (document) => document.toJS() as Manifest,
);

const ofKind = <Kind extends keyof typeof kinds>(kind: Kind) =>
  manifests
    .filter((manifest) => manifest.kind === kind)
    .map((manifest) => new kinds[kind](manifest as never) as InstanceType<(typeof kinds)[Kind]>);

const containerOf = (name: string) => {
  const [container] =
    ofKind('Deployment').find(({ metadata }) => metadata?.name === name)?.spec?.template.spec?.containers ??
    [];
  if (!container) throw new Error(`no Deployment ${name}`);
  return container;
};

describe('infra/kubernetes/print-partner.yaml', () => {
  it('K9 every manifest is valid by the schemas of Kubernetes', () => {
    expect(manifests.length).toBeGreaterThan(30);
    for (const manifest of manifests) {
      const kind = kinds[manifest.kind];
      expect(() => new kind(manifest as never).validate()).not.toThrow();
    }
  });

  it('K9 the schemas find a wrong type and a missing field', () => {
    const selector = { matchLabels: { app: 'a' } };
    const template = {
      metadata: { labels: { app: 'a' } },
      spec: { containers: [{ name: 'a', image: 'a' }] },
    };
    const problemOf = (spec: object) => {
      try {
        new Deployment({ spec } as never).validate();
        return '';
      } catch (error) {
        return error instanceof Error ? error.message : '';
      }
    };
    expect(problemOf({ selector, template, replicas: 2 })).toBe('');
    expect(problemOf({ selector, template, replicas: 'two' })).toContain('replicas');
    expect(problemOf({ selector })).toContain('template');
  });

  it('K9 every process runs with probes and without rights, and every service after a job of migrations', () => {
    const names = ofKind('Deployment').map(({ metadata }) => metadata?.name ?? '');
    expect(new Set(names)).toEqual(new Set([...serviceNames(), 'gateway', 'nginx']));
    const jobs = ofKind('Job').map(({ metadata }) => metadata?.name ?? '');
    expect(new Set(jobs)).toEqual(new Set(serviceNames().map((name) => `${name}-migrations`)));
    for (const { metadata, spec } of ofKind('Deployment')) {
      const pod = spec?.template.spec;
      const [container] = pod?.containers ?? [];
      expect(pod?.securityContext).toMatchObject({ runAsNonRoot: true });
      expect(container).toMatchObject({
        securityContext: { readOnlyRootFilesystem: true, allowPrivilegeEscalation: false },
        livenessProbe: expect.anything(),
        readinessProbe: expect.anything(),
        resources: { limits: { memory: expect.stringMatching(/^\d+[MG]i$/) } },
      });
      expect(metadata?.name).toBe(container?.name);
    }
  });

  it('K9 a process finds every setting: a secret in its file, others in the ConfigMaps or its environment', () => {
    const shared = ofKind('ConfigMap').find(({ metadata }) => metadata?.name === 'print-partner')?.data ?? {};
    const problems = Object.entries(sources.processes)
      .filter(([name]) => name !== 'backup')
      .flatMap(([process, schema]) => {
        const env = containerOf(process).env?.map(({ name }) => name) ?? [];
        return settings
          .filter(({ name, readBy }) => readBy.includes(process) && name in schema.shape)
          .filter(({ name, isSecret, inCompose }) =>
            isSecret ? !env.includes(`${name}_FILE`) : inCompose && !(name in shared) && !env.includes(name),
          )
          .map(({ name }) => `${process}: ${name}`);
      });
    expect(problems.filter((problem) => !/: (PUBLIC_URL|STORAGE_URL)$/.test(problem))).toEqual([]);
    const secret = settings.filter(({ isSecret }) => isSecret).map(({ name }) => name);
    expect(Object.keys(shared).filter((name) => secret.includes(name))).toEqual([]);
  });

  it('K9 the network policies let each pod reach what docker-compose lets its container reach', () => {
    const policies = ofKind('NetworkPolicy').map(({ spec }) => spec);
    const allowedTo = (labels: Readonly<Record<string, string>>) =>
      policies.filter((policy) =>
        Object.entries(policy?.podSelector?.matchLabels ?? {}).every(
          ([name, value]) => labels[name] === value,
        ),
      );
    for (const { metadata, spec } of ofKind('Deployment')) {
      const name = metadata?.name ?? '';
      const labels = spec?.template.metadata?.labels ?? {};
      const networks = compose.services[name]?.networks ?? [];
      const rules = allowedTo(labels);
      const goesAnywhere = rules.some((rule) => rule?.egress?.some(({ to, ports }) => !to && !ports));
      expect([name, goesAnywhere]).toEqual([name, networks.includes('outside')]);
      const isOpen = rules.some((rule) => rule?.ingress?.some(({ from }) => !from));
      expect([name, isOpen]).toEqual([name, name === 'nginx']);
      const reaches = (port: number) =>
        rules.some((rule) => rule?.egress?.some(({ ports }) => ports?.some((one) => one.port === port)));
      expect([name, reaches(5_432)]).toEqual([name, networks.includes('back')]);
    }
  });
});
