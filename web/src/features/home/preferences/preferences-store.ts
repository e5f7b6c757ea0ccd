import type { Preferences, PreferencesForm, TabKey } from '@printpartner/contracts/types';
import { expectedUser } from '../../../api/expected-user.ts';
import { failureText } from '../../../api/failure-text.ts';
import { toast } from '../../../components/ui/toast.tsx';
import { userStoragePrefix } from '../../../storage/user-storage.ts';
import { inTurn } from './in-turn.ts';
import {
  healPreferences,
  isPending,
  keepPending,
  keepSaved,
  readPending,
  readSaved,
  withoutSent,
} from './kept-preferences.ts';
import { isFinalFailure, readPreferences, retryDelayMs, savePreferences } from './preferences-api.ts';
import { healColors, type TabColors } from './tab-colors.ts';
import { healOrder, orderToSend } from './tab-order.ts';

export interface TabPreferences {
  order: readonly TabKey[];
  colors: TabColors;
  /** False while neither this device nor the server has said anything yet. */
  isKnown: boolean;
  /** A change could not be sent so far; it is kept on this device. */
  isWaiting: boolean;
}

/**
 * Order and colors of one user's tabs. What is shown is what the server last said with what is not yet sent on top;
 * both are kept on the device. Changes go out one call at a time, across all tabs of the browser.
 */
export class PreferencesStore {
  private saved: Preferences | null = null;
  private pending: PreferencesForm = {};
  /** In a browser that keeps nothing, this page is all that remembers. */
  private canKeep = true;
  private hasAsked = false;
  /** The server's own word, in this page: the device's copy may be old. */
  private hasHeard = false;
  private failures = 0;
  private running: Promise<void> | null = null;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private readonly listeners = new Set<() => void>();
  private shown: TabPreferences;

  constructor(readonly userId: string) {
    this.shown = this.readKept();
  }

  readonly get = (): TabPreferences => this.shown;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    if (this.listeners.size === 1) this.start();
    return () => {
      this.listeners.delete(listener);
      if (this.listeners.size === 0) this.stop();
    };
  };

  setOrder(order: readonly TabKey[]): void {
    this.change({ tabOrder: orderToSend(order) });
  }

  setColors(colors: TabColors): void {
    this.change({ customColors: healColors(colors) });
  }

  /** Sends what is waiting, else asks for what other devices have saved. */
  sync(): Promise<void> {
    this.running ??= this.syncAll().finally(() => {
      this.running = null;
    });
    return this.running;
  }

  private change(part: PreferencesForm): void {
    this.setPending({ ...this.readPending(), ...part });
    this.publish();
    void this.sync();
  }

  private async syncAll(): Promise<void> {
    clearTimeout(this.retry);
    do {
      await inTurn(`print-partner:preferences:${this.userId}`, () => this.syncOnce());
    } while (this.failures === 0 && (!this.hasHeard || isPending(this.readPending())));
  }

  private async syncOnce(): Promise<void> {
    const sent = this.readPending();
    try {
      const answer = await (isPending(sent) ? savePreferences(sent) : readPreferences());
      if (this.isTheirScreen()) this.take(answer, sent);
      this.failures = 0;
      this.hasHeard = true;
    } catch (error) {
      this.failures += 1;
      if (this.isTheirScreen()) this.fail(error, sent);
    }
    this.hasAsked = true;
    this.publish();
  }

  private take(answer: Preferences, sent: PreferencesForm): void {
    this.saved = healPreferences({ ...answer });
    keepSaved(this.userId, this.saved);
    this.setPending(withoutSent(this.readPending(), sent));
  }

  private fail(error: unknown, sent: PreferencesForm): void {
    if (isPending(sent) && isFinalFailure(error)) {
      this.giveUp(error, sent);
    } else if (isPending(this.readPending()) && this.listeners.size > 0) {
      this.retry = setTimeout(this.syncNow, retryDelayMs(error, this.failures));
    }
  }

  /** What the server will never take goes back to what it was; what was changed meanwhile is still sent. */
  private giveUp(error: unknown, sent: PreferencesForm): void {
    this.failures = 0;
    this.setPending(withoutSent(this.readPending(), sent));
    toast({
      title: 'Not saved',
      description: failureText(error, 'The server did not take the new order or colors.'),
      variant: 'destructive',
    });
  }

  /** Once its user has gone from this page, nothing of theirs may be written any more. */
  private isTheirScreen(): boolean {
    return expectedUser() === this.userId;
  }

  private setPending(pending: PreferencesForm): void {
    this.pending = pending;
    this.canKeep = keepPending(this.userId, pending);
  }

  /** The device's copy counts, since another tab may have sent it or added to it. */
  private readPending(): PreferencesForm {
    return this.canKeep ? readPending(this.userId) : this.pending;
  }

  private start(): void {
    this.publish(this.readKept());
    window.addEventListener('storage', this.followOtherTab);
    window.addEventListener('online', this.syncNow);
    document.addEventListener('visibilitychange', this.syncWaiting);
    void this.sync();
  }

  private stop(): void {
    clearTimeout(this.retry);
    window.removeEventListener('storage', this.followOtherTab);
    window.removeEventListener('online', this.syncNow);
    document.removeEventListener('visibilitychange', this.syncWaiting);
  }

  private readonly syncNow = () => void this.sync();

  private readonly syncWaiting = () => {
    if (document.visibilityState === 'visible' && this.shown.isWaiting) void this.sync();
  };

  private readonly followOtherTab = ({ key, newValue }: StorageEvent) => {
    const isWipe = newValue === null && readSaved(this.userId) === null;
    if (key?.startsWith(userStoragePrefix(this.userId)) && !isWipe) this.publish(this.readKept());
  };

  private readKept(): TabPreferences {
    this.saved = readSaved(this.userId) ?? this.saved;
    if (this.canKeep) this.pending = readPending(this.userId);
    return this.compose();
  }

  private compose(): TabPreferences {
    const { tabOrder, customColors } = { ...this.saved, ...this.pending };
    return {
      order: healOrder(tabOrder),
      colors: healColors(customColors),
      isKnown: this.saved !== null || isPending(this.pending) || this.hasAsked,
      isWaiting: isPending(this.pending) && this.failures > 0,
    };
  }

  private publish(next = this.compose()): void {
    // A grid that is being dragged must not be handed the same order as a new one.
    if (JSON.stringify(next) === JSON.stringify(this.shown)) return;
    this.shown = next;
    for (const listener of this.listeners) listener();
  }
}
