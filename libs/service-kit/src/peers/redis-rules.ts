import {
  ALERT_PUSH_CHANNEL,
  mailingServices,
  mailQueueOf,
  sessionCopy,
  workQueues,
} from '@printpartner/contracts';
import { acknowledgementsTo, deliveriesTo, RpcKeys } from '@printpartner/messaging';
import { calledBy, callersTo, publishersTo, subscribersTo } from './links.ts';

const rpc = new RpcKeys();

/** BullMQ's keys of a queue. */
const queue = (name: string): string => `~bull:${name}:*`;

/** The session copies, which auth writes and the gateway reads. */
const sessions = [sessionCopy.key('*'), sessionCopy.revokedKey('*')];

const ownQueues = (name: string): string[] => [
  ...(publishersTo(name).length > 0 ? [deliveriesTo(name)] : []),
  ...(subscribersTo(name).length > 0 ? [acknowledgementsTo(name)] : []),
  ...mailingServices.filter((service) => service === name).map(mailQueueOf),
  ...Object.values(workQueues).filter((work) => work.startsWith(`${name}.`)),
];

/** Nothing that reads or changes what has no key: other clients, the keyspace, settings, functions. */
const COMMANDS = [
  '+@read',
  '+@write',
  '+@connection',
  '+@transaction',
  '+@blocking',
  '-@dangerous',
  '-@admin',
  '-@scripting',
  '-scan -randomkey -dbsize -copy',
  '+eval +evalsha +time +info +subscribe +unsubscribe +publish',
];

const selector = (...rules: string[]): string => `(${rules.join(' ')})`;

/**
 * The ACL rules of a process's user in Redis: its own keys, and at others' only what a caller, a called service, a
 * publisher or a subscriber does there. Redis 7's selectors each allow some commands on some keys.
 */
export function redisRulesOf(name: string): string {
  const callees = calledBy(name);
  const callers = callersTo(name);
  const asCaller = callees.length > 0 && [
    selector(
      '+eval',
      '+evalsha',
      '+llen',
      '+rpush',
      '+pexpire',
      ...callees.map((one) => `~${rpc.requests(one)}`),
    ),
    selector('+publish', ...callees.map((one) => `&${rpc.cancels(one)}`)),
  ];
  const asCallee =
    callers.length > 0 &&
    selector(
      '+eval +evalsha +rpush +pexpire +exists',
      ...callers.flatMap((one) => [`~${rpc.replies(`${one}-*`)}`, `~${rpc.alive(`${one}-*`)}`]),
    );
  const others = [...subscribersTo(name).map(deliveriesTo), ...publishersTo(name).map(acknowledgementsTo)];
  // What BullMQ's script for adding a job does, which reads nothing but the queue's settings.
  const asProducer = others.length > 0 && [
    selector(
      '+eval',
      '+evalsha',
      '+incr',
      '+exists',
      '+hset',
      '+hmset',
      '+lpush',
      '+rpush',
      '+zadd',
      '+xadd',
      ...others.map(queue),
    ),
    selector('+hget', '+hmget', ...others.map((one) => `~bull:${one}:meta`)),
  ];
  const asGateway = name === 'gateway' && [
    ...sessions.map((keys) => `%R~${keys}`),
    `&${ALERT_PUSH_CHANNEL}`,
    // It clears the spent attempts of the admin.
    '+scan',
    selector('+@read', '-@dangerous', '-scan', '-randomkey', '-dbsize', '+eval', '+evalsha', queue('*')),
  ];
  // Of each of its processes.
  const own = `${name}-*`;
  return [
    `~${name}:*`,
    `~limit:${name}:*`,
    `~${rpc.requests(name)}`,
    ...[rpc.replies(own), rpc.alive(own), rpc.wake(own)].map((key) => `~${key}`),
    `&${rpc.cancels(name)}`,
    ...ownQueues(name).map(queue),
    ...(name === 'auth' ? sessions.map((keys) => `~${keys}`) : []),
    ...COMMANDS,
    ...[asCaller, asCallee, asProducer, asGateway, pushesAlerts(name)]
      .flat()
      .filter((rule) => rule !== false),
  ].join(' ');
}

/** Both tell the gateways' open streams what has changed. */
const pushesAlerts = (name: string): string | false =>
  ['alerts', 'projects'].includes(name) && selector('+publish', `&${ALERT_PUSH_CHANNEL}`);
