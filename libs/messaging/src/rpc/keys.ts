/** Redis keys of the transport, under one prefix. */
export class RpcKeys {
  constructor(private readonly namespace = 'rpc') {}

  /** List of a service's waiting requests, shared by its replicas. */
  requests(service: string): string {
    return `${this.namespace}:requests:${service}`;
  }

  /** Channel for canceled calls of a service. */
  cancels(service: string): string {
    return `${this.namespace}:cancels:${service}`;
  }

  /** List of replies to one client. */
  replies(clientId: string): string {
    return `${this.namespace}:replies:${clientId}`;
  }

  /** Expires when the client is gone. */
  alive(clientId: string): string {
    return `${this.namespace}:alive:${clientId}`;
  }

  /** List that unblocks a reader so that it can stop. */
  wake(readerId: string): string {
    return `${this.namespace}:wake:${readerId}`;
  }
}
