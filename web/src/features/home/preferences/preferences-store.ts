import type { Preferences, TabKey } from '@printpartner/contracts/types';
import { expectedUser } from '../../../platform/api/expected-user.ts';
import { failureText } from '../../../platform/api/failure-text.ts';
import { toast } from '../../../ui/toast.tsx';
import { userStoragePrefix } from '../../../platform/storage/user-storage.ts';
import { followPage } from './follow-page.ts';
import { inTurn } from './in-turn.ts';
import { healPreferences, keepSaved, readSaved } from './kept-preferences.ts';
import { PendingChanges } from './pending-changes.ts';
import { isFinalFailure, readPreferences, retryDelayMs, savePreferences } from './preferences-api.ts';
import { isPending, type TabChanges } from './tab-changes.ts';
import { healColors, type TabColorChanges, type TabColors } from './tab-colors.ts';
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
  private readonly pending: PendingChanges;
  private hasAsked = false;
  /** The server's own word, in this page: the device's copy may be old. */
  private hasHeard = false;
  private failures = 0;
  private running: Promise<void> | null = null;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private stopFollowing = () => {};
  private readonly listeners = new Set<() => void>();
  private shown: TabPreferences;

  constructor(readonly userId: string) {
    this.pending = new PendingChanges(userId);
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

  /** Tabs that are not named keep their color. */
  setColors(changes: TabColorChanges): void {
    this.change({ customColors: changes });
  }

  /** Sends what is waiting, else asks for what other devices have saved. */
  sync(): Promise<void> {
    this.running ??= this.syncAll().finally(() => {
      this.running = null;
    });
    return this.running;
  }

  /** An Undo may still be on screen when its user has gone. */
  private change(changes: TabChanges): void {
    if (!this.isTheirScreen()) return;
    this.pending.add(changes);
    this.publish();
    void this.sync();
  }

  private async syncAll(): Promise<void> {
    clearTimeout(this.retry);
    do {
      await inTurn(`print-partner:preferences:${this.userId}`, () => this.syncOnce());
    } while (this.isTheirScreen() && this.failures === 0 && this.hasMoreToDo());
  }

  private hasMoreToDo(): boolean {
    return !this.hasHeard || isPending(this.pending.read());
  }

  private async syncOnce(): Promise<void> {
    if (!this.isTheirScreen()) return;
    const sent = this.pending.read();
    try {
      const answer = await (isPending(sent) ? savePreferences(sent) : readPreferences());
      if (this.isTheirScreen()) this.take(answer, sent);
    } catch (error) {
      if (this.isTheirScreen()) this.fail(error, sent);
    }
    this.hasAsked = true;
    this.publish();
  }

  private take(answer: Preferences, sent: TabChanges): void {
    this.failures = 0;
    this.hasHeard = true;
    this.saved = healPreferences({ ...answer });
    keepSaved(this.userId, this.saved);
    this.pending.drop(sent);
  }

  private fail(error: unknown, sent: TabChanges): void {
    this.failures += 1;
    if (isPending(sent) && isFinalFailure(error)) {
      this.giveUp(error, sent);
    } else if (this.listeners.size > 0) {
      this.retry = setTimeout(this.syncNow, retryDelayMs(error, this.failures));
    }
  }

  /** What the server will never take goes back to what it was; what was changed meanwhile is still sent. */
  private giveUp(error: unknown, sent: TabChanges): void {
    this.failures = 0;
    this.pending.drop(sent);
    toast({
      title: 'Not saved',
      description: failureText(error, 'The server did not take the new order or colors.'),
      variant: 'destructive',
    });
  }

  /** Once its user has gone from this page, nothing of theirs may be written or sent any more. */
  private isTheirScreen(): boolean {
    return expectedUser() === this.userId;
  }

  private start(): void {
    this.publish(this.readKept());
    this.stopFollowing = followPage({
      onStorage: this.followOtherTab,
      onOnline: this.syncNow,
      onVisible: this.syncNow,
    });
    void this.sync();
  }

  private stop(): void {
    clearTimeout(this.retry);
    this.stopFollowing();
  }

  private readonly syncNow = () => void this.sync();

  private readonly followOtherTab = ({ key, newValue }: StorageEvent) => {
    const isWipe = newValue === null && readSaved(this.userId) === null;
    if (key?.startsWith(userStoragePrefix(this.userId)) && !isWipe) this.publish(this.readKept());
  };

  private readKept(): TabPreferences {
    this.saved = readSaved(this.userId) ?? this.saved;
    return this.compose();
  }

  private compose(): TabPreferences {
    const pending = this.pending.read();
    return {
      order: healOrder(pending.tabOrder ?? this.saved?.tabOrder),
      colors: healColors({ ...this.saved?.customColors, ...pending.customColors }),
      isKnown: this.saved !== null || isPending(pending) || this.hasAsked,
      isWaiting: isPending(pending) && this.failures > 0,
    };
  }

  private publish(next = this.compose()): void {
    // A grid that is being dragged must not be handed the same order as a new one.
    if (JSON.stringify(next) === JSON.stringify(this.shown)) return;
    this.shown = next;
    for (const listener of this.listeners) listener();
  }
}
