import { readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { waitLimits } from '../../../web/src/features/admin/system/wait-limits.ts';
import { rulesFile } from './expressions.ts';

it.each(Object.values(waitLimits))(
  'K8 D4 the admin screen and the rule $alert agree',
  ({ alert, most, verdict }) => {
    const rule = readFileSync(rulesFile, 'utf8')
      .split('- alert: ')
      .find((text) => text.startsWith(`${alert}\n`));
    const severity = verdict === 'fail' ? 'critical' : 'warning';
    expect(rule).toMatch(new RegExp(`expr: .* > ${most}\\n[^]*severity: ${severity} }`));
  },
);
