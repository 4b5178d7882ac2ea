/** The few things of a browser that the client touches, over a real server: who is signed in is a cookie. */
export function pretendBrowser(origin: string) {
  const stored = new Map<string, string>();
  const sessionStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
  const fetchFromNode = globalThis.fetch;
  let cookie = '';
  Object.assign(globalThis, {
    window: { sessionStorage },
    document: { querySelector: () => ({ content: 'clave' }) },
    fetch: (path: string, options: RequestInit = {}) =>
      fetchFromNode(new URL(path, origin), {
        ...options,
        headers: { ...(options.headers as Record<string, string>), origin, cookie },
      }),
  });
  return {
    signIn(person: { id: string; cookie: string }) {
      cookie = person.cookie;
      sessionStorage.setItem('clave', person.id);
    },
  };
}
