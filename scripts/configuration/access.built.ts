import { peersOf, processNames, redisRulesOf } from '@printpartner/service-kit';

/** Files that say which process may talk to which, written from the contracts, for `npm start` and docker-compose. */
export const accessFiles = (): { path: string; text: string }[] => [
  {
    path: 'infra/access/peers',
    text: linesOf(
      processNames.flatMap((name) =>
        peersOf(name).flatMap((other) => (name < other ? [`${name} ${other}`] : [])),
      ),
    ),
  },
  {
    path: 'infra/access/redis-users',
    text: linesOf(processNames.map((name) => `${name} ${redisRulesOf(name)}`)),
  },
];

const linesOf = (lines: readonly string[]): string => `${lines.toSorted().join('\n')}\n`;
