import { MantineProvider } from '@mantine/core';
import { RouterProvider } from '@tanstack/react-router';
import { router } from '#app/router.ts';
import { colorSchemeManager } from '#app/theme/color-scheme.ts';
import { cssVariables } from '#app/theme/css-variables.ts';
import { theme } from '#app/theme/theme.ts';

// Variables are written whole: Mantine's own stylesheet of defaults names ten colours that nobody uses here.
export function App({ nonce }: { readonly nonce: string }) {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      deduplicateCssVariables={false}
      colorSchemeManager={colorSchemeManager}
      defaultColorScheme="auto"
      getStyleNonce={() => nonce}
    >
      <RouterProvider router={router} />
    </MantineProvider>
  );
}
