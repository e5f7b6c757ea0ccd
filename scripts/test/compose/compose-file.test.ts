import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { inProject } from '../../project-root.ts';
import { serviceNames } from '../../start/services.ts';

const compose = readFileSync(inProject('docker-compose.yml'), 'utf8');
const dockerfile = readFileSync(inProject('infra', 'docker', 'Dockerfile'), 'utf8');
const infra = readdirSync(inProject('infra', 'postgres'))
  .map((name) => readFileSync(inProject('infra', 'postgres', name), 'utf8'))
  .join('\n');

describe('docker-compose.yml', () => {
  it.each(serviceNames())('K7 runs %s after its migrations, with its own secrets', (service) => {
    expect(compose).toContain(`\n  ${service}:\n`);
    expect(compose).toContain(`\n  ${service}-migrations:\n`);
    expect(compose).toContain(`PART: services/${service}\n`);
    expect(compose).toContain(`- ${service}-secrets:/secrets:ro\n`);
    const lists = [...infra.matchAll(/for (?:service|process) in ([a-z ]+); do/g)].map(([, list]) => list);
    expect(lists).toHaveLength(3);
    for (const list of lists) expect(list?.split(' ')).toContain(service);
  });

  it('K7 uses only the agreed public images', () => {
    const pulled = [...compose.matchAll(/image: (?!printpartner\/)(\S+)/g)].map(([, image]) => image);
    const from = [...dockerfile.matchAll(/^FROM (\S+:\S+)/gm)].map(([, image]) => image);
    expect(new Set([...pulled, ...from])).toEqual(
      new Set([
        'node:24-bookworm-slim',
        'postgres:18-bookworm',
        'redis:7-bookworm',
        'nginx:stable-bookworm',
        'maildev/maildev:2.2.1',
        'prom/prometheus:v3.5.0',
        'grafana/grafana:12.1.0',
      ]),
    );
  });

  it('K7 has no top-level name, which docker-compose 1.29 rejects', () => {
    expect(compose).not.toMatch(/^name:/m);
  });

  it('K7 K8 publishes nginx, and the mail catcher and the monitoring on the loopback address only', () => {
    const published = [...compose.matchAll(/- ['"](\S+:\d+)['"]/g)].map(([, port]) => port);
    expect(published).toEqual([
      '127.0.0.1:${MAIL_PORT:-1080}:1080',
      '${HTTP_PORT:-8080}:8080',
      '127.0.0.1:${PROMETHEUS_PORT:-9090}:9090',
      '127.0.0.1:${GRAFANA_PORT:-3000}:3000',
    ]);
  });

  it('K8 scrapes the gateway and every service at the port that they listen on', () => {
    const prometheus = readFileSync(inProject('infra', 'prometheus', 'prometheus.yml'), 'utf8');
    const names = /names: \[(.+)\]/.exec(prometheus)?.[1]?.split(', ');
    expect(names?.toSorted()).toEqual(['gateway', ...serviceNames()].toSorted());
    const ports = [...compose.matchAll(/HEALTH_PORT: (\d+)/g)].map(([, port]) => port);
    expect(ports).toEqual(['9000', '9000']);
    expect(prometheus).toContain('port: 9000\n');
  });

  it('K7 copies the package.json of every package before installing', () => {
    const packages = ['libs', 'services']
      .flatMap((folder) => readdirSync(inProject(folder)).map((name) => `${folder}/${name}`))
      .concat('gateway', 'web');
    for (const folder of packages) {
      expect(dockerfile).toContain(`COPY ${folder}/package.json ${folder}/\n`);
    }
  });

  it('K7 lets nginx pass bodies on as they arrive, and never sends a POST twice', () => {
    const nginx = readdirSync(inProject('infra', 'nginx'))
      .map((name) => readFileSync(inProject('infra', 'nginx', name), 'utf8'))
      .join('\n');
    expect(nginx.match(/proxy_request_buffering \w+/g)).toEqual(['proxy_request_buffering off']);
    expect(nginx).not.toContain('non_idempotent');
  });

  it('K11 gives the backup no volume with secrets of a service', () => {
    const volumes = /\n  backup: &backup\n[^]+?\n    volumes:\n((?: {6}- .+\n)+)/.exec(compose)?.[1];
    expect(volumes?.match(/[\w-]+-secrets:.+/g)).toEqual(['backup-secrets:/secrets:ro']);
  });

  it('K11 keeps backups in a volume that is of no project', () => {
    expect(compose).toContain('\n  backups:\n    name: ${BACKUPS_VOLUME:-');
  });
});
