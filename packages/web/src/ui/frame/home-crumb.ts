import { createContext } from 'react';
import type { Address } from '#ui/frame/TextLink.tsx';

/** Where the way to every page begins, for whoever has no menu to begin it from. */
export const HomeCrumb = createContext<{ readonly label: string; readonly to: Address } | null>(null);
