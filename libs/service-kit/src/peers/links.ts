import * as contracts from '@printpartner/contracts';
import type { EventContract, RpcContract } from '@printpartner/contracts';
import { GATEWAY } from '@printpartner/messaging';

const isContract =
  <Contract extends EventContract | RpcContract>(kind: Contract['kind']) =>
  (value: unknown): value is Contract =>
    typeof value === 'object' && value !== null && 'kind' in value && value.kind === kind;

export const allEvents = Object.values<unknown>(contracts).filter(isContract<EventContract>('event'));

const allRpcs = Object.values<unknown>(contracts).filter(isContract<RpcContract>('rpc'));

const unique = (names: readonly string[]): string[] => [...new Set(names)].toSorted();

/** The gateway, and the services that it calls. */
export const processNames: readonly string[] = [GATEWAY, ...contracts.serviceNames.toSorted()];

const callersOf = ({ callers = {} }: RpcContract): string[] => [GATEWAY, ...Object.keys(callers)];

/** The services that a process calls. */
export const calledBy = (name: string): string[] =>
  unique(allRpcs.filter((contract) => callersOf(contract).includes(name)).map(({ service }) => service));

/** The processes that call a service. */
export const callersTo = (service: string): string[] =>
  unique(allRpcs.filter((contract) => contract.service === service).flatMap(callersOf));

/** The services that receive a process's events. */
export const subscribersTo = (publisher: string): string[] =>
  unique(
    allEvents.filter((event) => event.publisher === publisher).flatMap(({ subscribers }) => subscribers),
  );

/** The services whose events a process receives. */
export const publishersTo = (subscriber: string): string[] =>
  unique(
    allEvents.filter(({ subscribers }) => subscribers.includes(subscriber)).map(({ publisher }) => publisher),
  );

/** The processes with which one has calls or events, and so a key. */
export const peersOf = (name: string): string[] =>
  unique([...calledBy(name), ...callersTo(name), ...subscribersTo(name), ...publishersTo(name)]);

/** The services that a service calls for the user who called it. */
export const onBehalfOf = (service: string): string[] =>
  unique(
    allRpcs.filter(({ callers }) => callers?.[service] === 'onBehalf').map((contract) => contract.service),
  );
