import type { MantineColorScheme, MantineColorSchemeManager } from '@mantine/core';
import { byTab } from '#platform/remembered.ts';

const KEY = 'themeMode';
const systemPrefersDark = () => window.matchMedia('(prefers-color-scheme: dark)');

let notify: ((scheme: MantineColorScheme) => void) | undefined;

function stored(): 'light' | 'dark' | null {
  const value = byTab.read(KEY);
  return value === 'light' || value === 'dark' ? value : null;
}

function paintBody(): void {
  const scheme = stored();
  const dark = scheme ? scheme === 'dark' : systemPrefersDark().matches;
  document.body.classList.toggle('dark-mode', dark);
}

/** Keeps the scheme in session storage, absent meaning the system's, and the body's class in step with it. */
export const colorSchemeManager: MantineColorSchemeManager = {
  get: () => stored() ?? 'auto',
  set: (scheme) => {
    byTab.write(KEY, scheme === 'auto' ? null : scheme);
    paintBody();
  },
  subscribe: (onUpdate) => {
    notify = onUpdate;
    systemPrefersDark().addEventListener('change', paintBody);
  },
  unsubscribe: () => {
    notify = undefined;
    systemPrefersDark().removeEventListener('change', paintBody);
  },
  clear: () => {
    byTab.write(KEY, null);
    paintBody();
  },
};

/** After session storage was cleared, the screen goes back to the system's preference at once. */
export function forgetColorScheme(): void {
  notify?.('auto');
}
