import { RouterProvider } from '@tanstack/react-router';
import { router } from '#app/router.ts';
import { ThemeProvider } from '#app/theme/ThemeProvider.tsx';

export function App({ nonce }: { readonly nonce: string }) {
  return (
    <ThemeProvider nonce={nonce}>
      <RouterProvider router={router} />
    </ThemeProvider>
  );
}
