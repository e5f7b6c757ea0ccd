import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { inProject } from '../../project-root.ts';
import { mailingServices } from '@printpartner/contracts';
import { serviceNames } from '../../start/services.ts';

const compose = readFileSync(inProject('docker-compose.yml'), 'utf8');
const dockerfile = readFileSync(inProject('infra', 'docker', 'Dockerfile'), 'utf8');
const makeSecrets = readFileSync(inProject('infra', 'postgres', 'make-secrets.sh'), 'utf8');

describe('docker-compose.yml', () => {
  it.each(serviceNames())('K7 runs %s after its migrations, with its own secrets', (service) => {
    const occurrences = (text: string) => compose.split(text).length - 1;
    expect(occurrences(`\n  ${service}:\n`)).toBe(1);
    expect(occurrences(`\n  ${service}-migrations:\n`)).toBe(1);
    expect(occurrences(`PART: services/${service}\n`)).toBe(1);
    // Both containers have them.
    expect(occurrences(`- ${service}-secrets:/secrets:ro\n`)).toBe(2);
    // The one that writes them, the one that sets the password in Postgres, and the volume itself.
    expect(occurrences(`- ${service}-secrets:/secrets/${service}\n`)).toBe(1);
    expect(occurrences(`- ${service}-secrets:/secrets/${service}:ro\n`)).toBe(1);
    expect(occurrences(`\n  ${service}-secrets:\n`)).toBe(1);
    // The gateway waits for the service; the service and a restore wait for the migrations.
    expect(occurrences(`\n      ${service}:\n        condition: service_healthy\n`)).toBe(1);
    expect(
      occurrences(`\n      ${service}-migrations:\n        condition: service_completed_successfully\n`),
    ).toBe(2);
  });

  it('K7 gives the mail server to the services that send mail', () => {
    const senders = /for sender in ([a-z ]+); do/.exec(makeSecrets)?.[1]?.split(' ');
    expect(senders).toEqual([...mailingServices]);
    expect(compose.match(/\*mail-environment/g)).toHaveLength(mailingServices.length);
  });

  it('K6 gives the key of the bucket, and a way to it, to those that read and write files', () => {
    const readers = /for reader in ([a-z ]+); do/.exec(makeSecrets)?.[1]?.split(' ');
    expect(readers).toEqual(['gateway', 'preflight', 'specs', 'backup', 'storage']);
    const outside = readFileSync(inProject('infra', 's3.yml'), 'utf8').matchAll(/^ {2}([a-z-]+):$/gm);
    const services = compose.slice(compose.indexOf('\nservices:\n')).split(/\n(?= {2}[a-z-]+:)/);
    const users = services
      .filter((text) => text.includes('*storage-environment') || text.includes('<<: *backup\n'))
      .map((text) => text.trim().split(':')[0]);
    // Mails of specs go outside anyway.
    expect([...outside].map(([, name]) => name).toSorted()).toEqual(
      users.filter((name) => name !== 'specs').toSorted(),
    );
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

  it('K7 docker-compose.yml has no top-level name, which docker-compose 1.29 rejects', () => {
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
