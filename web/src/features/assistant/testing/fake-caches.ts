/** An in-memory Cache API; jsdom has neither that nor responses. Returns the stored paths, oldest first. */
export function fakeCaches(): { paths: () => string[]; restore: () => void } {
  const stores = new Map<string, Map<string, FakeResponse>>();
  const open = (name: string) => {
    const store = stores.get(name) ?? new Map<string, FakeResponse>();
    stores.set(name, store);
    return {
      match: (path: string) => Promise.resolve(store.get(path)),
      put: (path: string, response: FakeResponse) => {
        store.delete(path);
        store.set(path, response);
        return Promise.resolve();
      },
      keys: () =>
        Promise.resolve([...store.keys()].map((path) => ({ url: `https://app.test${path}`, path }))),
      delete: ({ path }: { path: string }) => Promise.resolve(store.delete(path)),
    };
  };
  const real = Object.getOwnPropertyDescriptor(globalThis, 'Response');
  Object.assign(globalThis, { Response: FakeResponse });
  Object.assign(window, {
    caches: {
      open: (name: string) => Promise.resolve(open(name)),
      has: (name: string) => Promise.resolve(stores.has(name)),
      delete: (name: string) => Promise.resolve(stores.delete(name)),
      keys: () => Promise.resolve([...stores.keys()]),
    },
  });
  return {
    paths: () => [...stores.values()].flatMap((store) => [...store.keys()]),
    restore: () => {
      Reflect.deleteProperty(window, 'caches');
      if (real) Object.defineProperty(globalThis, 'Response', real);
      else Reflect.deleteProperty(globalThis, 'Response');
    },
  };
}

class FakeResponse {
  constructor(private readonly text: string) {}
  json(): Promise<unknown> {
    return Promise.resolve(JSON.parse(this.text));
  }
}
