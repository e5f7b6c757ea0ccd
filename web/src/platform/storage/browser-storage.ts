/**
 * Local or session storage that never throws: a browser may block storage, or it may be full. Reads then give null,
 * writes and removals give false.
 */
class BrowserStorage {
  /** `open` is called for each access, because even reading `window.localStorage` can throw. */
  constructor(private readonly open: () => Storage) {}

  isBlocked(): boolean {
    return this.attempt((storage) => {
      storage.getItem('');
      return false;
    }, true);
  }

  read(key: string): string | null {
    return this.attempt((storage) => storage.getItem(key), null);
  }

  write(key: string, text: string): boolean {
    return this.attempt((storage) => {
      storage.setItem(key, text);
      return true;
    }, false);
  }

  /** Null for a missing key and for text that isn't JSON. What was stored is not validated. */
  readJson<Value>(key: string): Partial<Value> | null {
    return this.attempt((storage) => {
      const value: Partial<Value> | null = JSON.parse(storage.getItem(key) ?? 'null');
      return value;
    }, null);
  }

  writeJson(key: string, value: unknown): boolean {
    return this.write(key, JSON.stringify(value));
  }

  remove(key: string): boolean {
    return this.attempt((storage) => {
      storage.removeItem(key);
      return true;
    }, false);
  }

  keys(prefix = ''): string[] {
    return this.attempt((storage) => Object.keys(storage).filter((key) => key.startsWith(prefix)), []);
  }

  clear(): void {
    this.attempt((storage) => storage.clear(), undefined);
  }

  private attempt<Result>(access: (storage: Storage) => Result, fallback: Result): Result {
    try {
      return access(this.open());
    } catch {
      return fallback;
    }
  }
}

export const localStore = new BrowserStorage(() => window.localStorage);
export const sessionStore = new BrowserStorage(() => window.sessionStorage);

/** Prefix of everything a browser stores for a user; cleared at sign-out. */
export function userStoragePrefix(userId: string): string {
  return `print-partner:${userId}:`;
}
