import { MantineContext, MantineThemeProvider, useProviderColorScheme } from '@mantine/core';
import { type ReactNode, useLayoutEffect } from 'react';
import { colorSchemeManager } from '#app/theme/color-scheme.ts';
import { theme } from '#app/theme/theme.ts';

const root = () => document.documentElement;

interface ThemeProviderProps {
  readonly nonce: string;
  readonly children: ReactNode;
}

/** What Mantine's own provider does here, without writing variables: they are in the sheet of the entrance. */
export function ThemeProvider({ nonce, children }: ThemeProviderProps) {
  const scheme = useProviderColorScheme({
    defaultColorScheme: 'auto',
    forceColorScheme: undefined,
    manager: colorSchemeManager,
    getRootElement: root,
  });
  useLayoutEffect(() => root().setAttribute('data-respect-reduced-motion', 'true'), []);
  return (
    <MantineContext
      value={{
        ...scheme,
        getRootElement: root,
        classNamesPrefix: 'mantine',
        getStyleNonce: () => nonce,
        cssVariablesSelector: ':root',
        withStaticClasses: true,
      }}
    >
      <MantineThemeProvider theme={theme}>{children}</MantineThemeProvider>
    </MantineContext>
  );
}
