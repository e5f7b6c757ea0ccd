import { parseArgs } from 'node:util';
import { ComposeStack } from '../compose/compose-stack.ts';
import { projectName } from '../compose/project-name.ts';
import { replaceReplicas } from '../compose/replace-replicas.ts';
import { endWith } from '../plain-error.ts';
import { serviceNames } from '../start/services.ts';

/** `npm run restart:rolling -- [--project NAME] [SERVICE…]`: all services and then the gateway, unless some are named. */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { project: { type: 'string' } },
});
const services = positionals.length > 0 ? positionals : [...serviceNames(), 'gateway'];

try {
  const stack = new ComposeStack(values.project ?? (await projectName()));
  for (const service of services) await replaceReplicas({ stack, service, log: (line) => console.log(line) });
} catch (error) {
  endWith(error);
}
process.exit(0);
