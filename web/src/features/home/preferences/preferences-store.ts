import type { Preferences, TabKey } from '@printpartner/contracts/types';
import { expectedUser } from '../../../platform/api/expected-user.ts';
import { failureText } from '../../../platform/api/failure-text.ts';
import { toast } from '../../../ui/toast.tsx';
import { userStoragePrefix } from '../../../platform/storage/browser-storage.ts';
import { followPage } from './follow-page.ts';
import { withTabLock } from './tab-lock.ts';
import { healPreferences, keepSaved, readSaved, type SavedTabs } from './kept-preferences.ts';
import { PendingChanges } from './pending-changes.ts';
import { isFinalFailure, readPreferences, retryDelayMs, savePreferences } from './preferences-api.ts';
import { isPending, type TabChanges } from './tab-changes.ts';
import { healColors, type TabColorChanges, type TabColors } from './tab-colors.ts';
import { healOrder, orderToSend } from './tab-order.ts';

export interface TabPreferences {
  order: readonly TabKey[];
  colors: TabColors;
  /** False until order and colors are loaded from this device or the server. */
  isKnown: boolean;
  /** A change could not be sent yet and is stored on this device. */
  isWaiting: boolean;
}

/**
 * Order and colors of one user's tabs: the server's last answer plus the changes not sent yet, both stored on this
 * device. Changes are sent one call at a time, across all tabs of the browser.
 */
export class PreferencesStore {
  private saved: SavedTabs | null = null;
  private readonly pending: PendingChanges;
  private hasAsked = false;
  /** The server has answered in this page; the stored copy may be old. */
  private hasAnswer = false;
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

  /** Tabs not listed keep their color. */
  setColors(changes: TabColorChanges): void {
    this.change({ customColors: changes });
  }

  /** Sends pending changes, or else fetches what other devices saved. */
  sync(): Promise<void> {
    this.running ??= this.syncAll().finally(() => {
      this.running = null;
    });
    return this.running;
  }

  /** Ignored after sign-out, when an Undo may still be on screen. */
  private change(changes: TabChanges): void {
    if (!this.isCurrentUser()) return;
    this.pending.add(changes);
    this.publish();
    void this.sync();
  }

  private async syncAll(): Promise<void> {
    clearTimeout(this.retry);
    do {
      await withTabLock(`print-partner:preferences:${this.userId}`, () => this.syncOnce());
    } while (this.isCurrentUser() && this.failures === 0 && this.hasMoreToDo());
  }

  private hasMoreToDo(): boolean {
    return !this.hasAnswer || isPending(this.pending.read());
  }

  private async syncOnce(): Promise<void> {
    if (!this.isCurrentUser()) return;
    const sent = this.pending.read();
    try {
      const answer = await (isPending(sent) ? savePreferences(sent) : readPreferences());
      if (this.isCurrentUser()) this.take(answer, sent);
    } catch (error) {
      if (this.isCurrentUser()) this.fail(error, sent);
    }
    this.hasAsked = true;
    this.publish();
  }

  private take(answer: Preferences, sent: TabChanges): void {
    this.failures = 0;
    this.hasAnswer = true;
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

  /** Reverts changes the server finally refused. Changes made since are still sent. */
  private giveUp(error: unknown, sent: TabChanges): void {
    this.failures = 0;
    this.pending.drop(sent);
    toast({
      title: 'Not saved',
      description: failureText(error, 'The server refused the new order or colors.'),
      variant: 'destructive',
    });
  }

  /** False once the user has signed out. Nothing may be stored or sent for them after that. */
  private isCurrentUser(): boolean {
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
    // An equal order in a new array would disturb a drag in progress.
    if (JSON.stringify(next) === JSON.stringify(this.shown)) return;
    this.shown = next;
    for (const listener of this.listeners) listener();
  }
}
