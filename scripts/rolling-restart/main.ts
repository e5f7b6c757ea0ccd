import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { ComposeStack } from '../compose/compose-stack.ts';
import { replaceReplicas } from '../compose/replace-replicas.ts';
import { endWith } from '../plain-error.ts';
import { projectRoot } from '../project-root.ts';
import { serviceNames } from '../start/services.ts';

/** `npm run restart:rolling -- [--project NAME] [SERVICE…]`: all services and then the gateway, unless some are named. */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  // docker-compose's own default.
  options: {
    project: { type: 'string', default: process.env['COMPOSE_PROJECT_NAME'] ?? basename(projectRoot) },
  },
});
const services = positionals.length > 0 ? positionals : [...serviceNames(), 'gateway'];

try {
  const stack = new ComposeStack(values.project);
  for (const service of services) await replaceReplicas(stack, service, (line) => console.log(line));
} catch (error) {
  endWith(error);
}
process.exit(0);
