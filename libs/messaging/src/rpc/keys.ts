/** Names of everything the transport keeps in Redis, under one prefix. */
export class RpcKeys {
  constructor(private readonly namespace = 'rpc') {}

  /** List of waiting requests of a service, shared by its replicas. */
  requests(service: string): string {
    return `${this.namespace}:requests:${service}`;
  }

  /** Channel on which callers tell a service's replicas what they stopped waiting for. */
  cancels(service: string): string {
    return `${this.namespace}:cancels:${service}`;
  }

  /** List of replies to one client. */
  replies(clientId: string): string {
    return `${this.namespace}:replies:${clientId}`;
  }

  /** Exists as long as the client lives. */
  alive(clientId: string): string {
    return `${this.namespace}:alive:${clientId}`;
  }

  /** List that wakes one blocked reader so that it can stop. */
  wake(readerId: string): string {
    return `${this.namespace}:wake:${readerId}`;
  }
}
