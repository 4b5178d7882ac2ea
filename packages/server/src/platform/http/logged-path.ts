/** 256 bits as they are written in an address. */
const TOKEN = /\/[\w-]{43}(?=[./]|$)/g;

/** Where a request went, as it may be written down: neither its query nor what opens something by itself. */
export const loggedPath = (url: string): string => (url.split('?')[0] ?? '').replace(TOKEN, '/…');
