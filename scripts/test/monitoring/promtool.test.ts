import { spawnSync } from 'node:child_process';
import { describe, expect, it } from '@jest/globals';
import { inProject } from '../../project-root.ts';

const promtool = (...args: string[]) =>
  spawnSync('promtool', args, { cwd: inProject('infra', 'prometheus'), encoding: 'utf8' });
const isHere = promtool('--version').status === 0;

(isHere ? describe : describe.skip)('promtool, from the package prometheus', () => {
  it.each([
    ['accepts the configuration', ['check', 'config', 'prometheus.yml']],
    ['accepts the alert rules', ['check', 'rules', 'alerts.yml']],
    ['finds that the alert rules fire when they should', ['test', 'rules', 'alerts.test.yml']],
  ])('K8 %s', (_, args) => {
    const { status, stdout, stderr } = promtool(...args);
    expect({ status, output: status === 0 ? '' : stdout + stderr }).toEqual({ status: 0, output: '' });
  });
});
