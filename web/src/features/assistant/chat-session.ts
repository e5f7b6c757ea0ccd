import { expectedUser } from '../../platform/api/expected-user.ts';
import { newUuid } from '../../platform/uuid.ts';
import { answerQuestion } from './asking/answer-question.ts';
import type { Progress } from './asking/ask-server.ts';
import {
  type Answer,
  type Conversation,
  emptyConversation,
  type Exchange,
  historyOf,
  mergeConversations,
} from './conversation/exchange.ts';
import { conversationKey, keepConversation, readConversation } from './conversation/kept-conversation.ts';
import type { LoadAnswerer } from './offline/device-answerer.ts';
import { clearStoredAnswers } from './offline/stored-answers.ts';

/** The answer that is on its way. */
export interface Pending {
  exchangeId: string;
  /** What has arrived so far, Markdown. */
  text: string;
  /** What is being calculated or looked up, `Looking up postage`; '' for nothing. */
  tool: string;
}

export interface ChatState {
  exchanges: readonly Exchange[];
  pending: Pending | null;
  /** The exchange answered last on this page, to read it out. */
  answeredId: string | null;
}

/**
 * The conversation of one user on this device, shared by all tabs of the browser. Lives outside React, so that an answer
 * arrives while the user looks at a guide.
 */
export class ChatSession {
  /** Where the reader was when the panel was closed; null at the end. */
  scrollTop: number | null = null;
  private conversation: Conversation;
  private pending: Pending | null = null;
  private answeredId: string | null = null;
  /** False when storage is blocked and the conversation exists only in this page. */
  private canStore = true;
  private asking: AbortController | null = null;
  private lastStamp = 0;
  private readonly listeners = new Set<() => void>();
  private state: ChatState;

  /** @param userId '' for a visitor */
  constructor(
    readonly userId: string,
    private readonly loadAnswerer: LoadAnswerer,
  ) {
    this.conversation = readConversation(userId) ?? emptyConversation;
    this.state = this.compose();
  }

  readonly get = (): ChatState => this.state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    if (this.listeners.size === 1) this.follow();
    return () => {
      this.listeners.delete(listener);
      if (this.listeners.size === 0) this.unfollow();
    };
  };

  ask(question: string): void {
    const message = question.trim();
    if (message === '' || this.pending) return;
    const at = this.stamp();
    const exchange = { id: newUuid(), question: message, askedAt: at, answer: null, changedAt: at };
    this.put(exchange);
    void this.answer(exchange);
  }

  /** Asks the question of an exchange again; the new answer replaces the one it has. */
  retry(exchangeId: string): void {
    const exchange = this.conversation.exchanges.find(({ id }) => id === exchangeId);
    if (!exchange || this.pending) return;
    const again = { ...exchange, answer: null, changedAt: this.stamp() };
    this.put(again);
    void this.answer(again);
  }

  /** Keeps what has arrived so far. */
  stop(): void {
    const { pending } = this;
    if (!pending) return;
    this.asking?.abort();
    this.settle(pending.exchangeId, stoppedAnswer(pending.text));
  }

  /** Removes everything, on all tabs. Returns a function that brings it back. */
  clear(): () => void {
    this.stop();
    const removed = this.conversation.exchanges;
    this.write({ exchanges: [], clearedAt: this.stamp() });
    void clearStoredAnswers();
    return () => {
      const changedAt = this.stamp();
      const exchanges = removed.map((exchange) => ({ ...exchange, changedAt }));
      this.write(mergeConversations(this.conversation, { exchanges, clearedAt: 0 }));
    };
  }

  private async answer({ id, question, askedAt }: Exchange): Promise<void> {
    const asking = new AbortController();
    this.asking = asking;
    this.pending = { exchangeId: id, text: '', tool: '' };
    this.publish();
    const before = this.conversation.exchanges.filter((other) => other.askedAt < askedAt);
    try {
      const answer = await answerQuestion(question, {
        history: historyOf(before),
        signal: asking.signal,
        onProgress: (event) => this.progress(id, event),
        loadAnswerer: this.loadAnswerer,
      });
      if (asking.signal.aborted) return;
      const arrived = this.pending?.text ?? '';
      // An explained refusal replaces what had arrived.
      const isCut = answer.status === 'failed' && answer.offersTopics && arrived !== '';
      this.settle(id, isCut ? stoppedAnswer(arrived) : answer);
    } catch (error) {
      if (!asking.signal.aborted) throw error;
    }
  }

  private progress(id: string, event: Progress): void {
    if (this.pending?.exchangeId !== id) return;
    if (event.type === 'tool') this.pending = { ...this.pending, tool: event.title };
    if (event.type === 'delta')
      this.pending = { ...this.pending, text: this.pending.text + event.text, tool: '' };
    this.publish();
  }

  private settle(id: string, answer: Answer): void {
    this.pending = null;
    this.asking = null;
    this.answeredId = id;
    const exchange = this.conversation.exchanges.find((other) => other.id === id);
    if (exchange) this.put({ ...exchange, answer, changedAt: this.stamp() });
    else this.publish();
  }

  private put(exchange: Exchange): void {
    this.write(mergeConversations(this.conversation, { exchanges: [exchange], clearedAt: 0 }));
  }

  /** Writes what this tab and the others know. Nothing may be stored for a user who has signed out. */
  private write(conversation: Conversation): void {
    const stored = this.canStore ? readConversation(this.userId) : null;
    this.conversation = mergeConversations(conversation, stored ?? emptyConversation);
    if (this.isCurrentUser()) this.canStore = keepConversation(this.userId, this.conversation);
    this.publish();
  }

  private isCurrentUser(): boolean {
    return (expectedUser() ?? '') === this.userId;
  }

  private follow(): void {
    // Signing out may have removed it since the panel was closed.
    const stored = readConversation(this.userId);
    if (stored) this.conversation = mergeConversations(this.conversation, stored);
    else if (this.canStore && !this.pending) this.conversation = emptyConversation;
    this.publish();
    window.addEventListener('storage', this.followOtherTab);
    window.addEventListener('pagehide', this.keepPartial);
  }

  private unfollow(): void {
    window.removeEventListener('storage', this.followOtherTab);
    window.removeEventListener('pagehide', this.keepPartial);
  }

  private readonly followOtherTab = ({ key, newValue }: StorageEvent) => {
    if (key !== null && key !== conversationKey(this.userId)) return;
    const stored = readConversation(this.userId);
    if (newValue === null || !stored) {
      this.conversation = emptyConversation;
      this.publish();
      return;
    }
    const merged = mergeConversations(this.conversation, stored);
    // Two tabs that write at once would each lose what the other wrote.
    if (JSON.stringify(merged) === JSON.stringify(stored)) {
      this.conversation = merged;
      this.publish();
    } else this.write(merged);
  };

  /** The page is reloaded or closed, which ends the answer. */
  private readonly keepPartial = () => {
    const { pending } = this;
    const exchange = this.conversation.exchanges.find(({ id }) => id === pending?.exchangeId);
    if (!pending || !exchange) return;
    this.put({ ...exchange, answer: stoppedAnswer(pending.text), changedAt: this.stamp() });
  };

  /** Later than any stamp before, so that what follows in the same millisecond still counts as later. */
  private stamp(): number {
    this.lastStamp = Math.max(Date.now(), this.lastStamp + 1, this.conversation.clearedAt + 1);
    return this.lastStamp;
  }

  private compose(): ChatState {
    const { conversation, pending, answeredId } = this;
    return { exchanges: conversation.exchanges, pending, answeredId };
  }

  private publish(): void {
    this.state = this.compose();
    for (const listener of this.listeners) listener();
  }
}

const stoppedAnswer = (text: string): Answer => ({
  text,
  status: 'stopped',
  origin: 'server',
  answeredAt: Date.now(),
  details: null,
  offersTopics: false,
});
