import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { inProject } from '../project-root.ts';
import { accessFiles } from './access.built.ts';
import { catalogOf, type Sources } from './catalog.ts';
import { configurationFiles } from './files.ts';
import { readSources } from './sources.ts';

const none = z.object({});
const sourcesWith = (changes: Partial<Sources>): Sources => ({
  starter: none,
  compose: none,
  processes: {},
  composeText: '',
  ...changes,
});
const described = z.object({ NEW_LIMIT: z.coerce.number().default(5).describe('A limit.') });

describe('the configuration reference', () => {
  it('K7 docs/configuration.md and .env.example have what the schemas say (npm run write:configuration)', async () => {
    const settings = catalogOf(await readSources('src'));
    for (const { path, text } of await configurationFiles(settings))
      expect([path, readFileSync(inProject(path), 'utf8')]).toEqual([path, text]);
  });

  it('K13 infra/access has what the contracts say (npm run write:configuration)', () => {
    for (const { path, text } of accessFiles())
      expect([path, readFileSync(inProject(path), 'utf8')]).toEqual([path, text]);
  });

  it('K7 configuration refuses a setting without a description', () => {
    const processes = { chat: z.object({ NEW_LIMIT: z.coerce.number().default(5) }) };
    expect(() => catalogOf(sourcesWith({ processes }))).toThrow('chat: NEW_LIMIT has no description');
  });

  it('K7 configuration refuses a setting that docker-compose does not pass on, or that only it knows', () => {
    const processes = { chat: described };
    expect(() => catalogOf(sourcesWith({ processes }))).toThrow(
      "docker-compose.yml doesn't pass NEW_LIMIT on",
    );
    const composeText = 'NEW_LIMIT: ${NEW_LIMIT:-7}';
    expect(catalogOf(sourcesWith({ processes, composeText }))).toMatchObject([
      { name: 'NEW_LIMIT', preset: '5', inCompose: '7', readBy: ['chat'] },
    ]);
    expect(() => catalogOf(sourcesWith({ composeText }))).toThrow(
      'reads NEW_LIMIT, which no schema describes',
    );
  });

  it('K7 configuration refuses two descriptions of one setting', () => {
    const other = z.object({ NEW_LIMIT: z.coerce.number().default(5).describe('Another limit.') });
    const composeText = '${NEW_LIMIT:-5}';
    const sources = sourcesWith({ processes: { chat: described, auth: other }, composeText });
    expect(() => catalogOf(sources)).toThrow('NEW_LIMIT has two descriptions');
  });

  it('K7 configuration refuses two defaults of one setting in docker-compose', () => {
    const composeText = '${NEW_LIMIT:-5} ${NEW_LIMIT:-}';
    expect(() => catalogOf(sourcesWith({ processes: { chat: described }, composeText }))).toThrow(
      'docker-compose has two defaults of NEW_LIMIT: "5" and ""',
    );
  });

  it('K7 configuration gives preflight the memory of all its workers by default', async () => {
    const settings = catalogOf(await readSources('src'));
    const presetOf = (name: string) => settings.find((one) => one.name === name)?.preset ?? '';
    expect(presetOf('PREFLIGHT_MEMORY')).toBe(`${1 + 2.5 * Number(presetOf('PREFLIGHT_WORKERS'))}g`);
  });
});
