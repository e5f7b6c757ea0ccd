/** Messages between the tabs of this browser. Does nothing where BroadcastChannel is missing. */
export class TabChannel<Message> {
  private readonly channel: BroadcastChannel | null;

  constructor(name: string) {
    this.channel =
      typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(`print-partner:${name}`);
  }

  /** Sends to all other tabs, not to this one. */
  send(message: Message): void {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel never leaves its origin
    this.channel?.postMessage(message);
  }

  /** Returns a function that unsubscribes. */
  subscribe(onMessage: (message: Message) => void): () => void {
    const handle = ({ data }: MessageEvent<Message>) => onMessage(data);
    this.channel?.addEventListener('message', handle);
    return () => this.channel?.removeEventListener('message', handle);
  }
}
