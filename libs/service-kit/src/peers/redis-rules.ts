import {
  ALERT_PUSH_CHANNEL,
  mailingServices,
  mailQueueOf,
  pushingServices,
  sessionCopy,
  workQueues,
} from '@printpartner/contracts';
import { acknowledgementsTo, deliveriesTo, GATEWAY, RpcKeys } from '@printpartner/messaging';
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
  '+@read +@write +@connection +@transaction +@blocking -@dangerous -@admin -@scripting',
  '-scan -randomkey -dbsize -copy -client|tracking -client|caching',
  '+eval +evalsha +time +info +subscribe +unsubscribe +publish',
];

/** Events have the id of their row, a UUID, with which acknowledgements begin. */
const JOB = '????????-????-*';

const selector = (...rules: string[]): string => `(${rules.join(' ')})`;

/**
 * The ACL rules of a process's user in Redis: its own keys, and at others' only what a caller, a called service, a
 * publisher or a subscriber does there. Redis 7's selectors each allow some commands on some keys.
 */
export function redisRulesOf(name: string): string {
  const callees = calledBy(name);
  const callers = callersTo(name);
  const requests = callees.map((one) => `~${rpc.requests(one)}`);
  const asCaller = callees.length > 0 && [
    selector('+eval +evalsha +llen +rpush', ...requests),
    selector('+publish', ...callees.map((one) => `&${rpc.cancels(one)}`)),
    // Whoever lets a list expire could empty it.
    name === GATEWAY && selector('+pexpire', ...requests),
  ];
  const replies = callers.map((one) => `~${rpc.replies(`${one}-*`)}`);
  const alive = callers.map((one) => `~${rpc.alive(`${one}-*`)}`);
  const asCallee = callers.length > 0 && [
    selector('+eval +evalsha', ...replies, ...alive),
    selector('+rpush +pexpire', ...replies),
    selector('+exists', ...alive),
  ];
  const others = [...subscribersTo(name).map(deliveriesTo), ...publishersTo(name).map(acknowledgementsTo)];
  const partsOf = (...parts: string[]) =>
    others.flatMap((one) => parts.map((part) => `~bull:${one}:${part}`));
  // What BullMQ's scripts for adding a job do. They read nothing but the queue's settings.
  const asProducer = others.length > 0 && [
    selector('+eval +evalsha', ...others.map(queue)),
    selector('+hget +hmget', ...partsOf('meta')),
    selector('+incr', ...partsOf('id')),
    selector('+exists +hset +hmset', ...partsOf(JOB)),
    selector('+lpush +rpush', ...partsOf('wait', 'paused')),
    selector('+zadd', ...partsOf('marker', 'delayed', 'prioritized')),
    selector('+xadd', ...partsOf('events')),
  ];
  const asGateway = name === GATEWAY && [
    ...sessions.map((keys) => `%R~${keys}`),
    `&${ALERT_PUSH_CHANNEL}`,
    // It clears the spent attempts of the admin.
    '+scan',
    selector('+@read -@dangerous -scan -randomkey -dbsize +eval +evalsha', queue('*')),
  ];
  // Each of its processes has its own.
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

/** They tell the gateways' open streams what has changed. */
const pushesAlerts = (name: string): string | false =>
  pushingServices.some((service) => service === name) && selector('+publish', `&${ALERT_PUSH_CHANNEL}`);
