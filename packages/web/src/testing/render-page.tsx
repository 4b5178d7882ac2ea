import type { SesionActual } from '@catedra/shared/sesion/schemas.ts';
import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
  type AnyRouter,
} from '@tanstack/react-router';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { router as real } from '#app/router.ts';
import { theme } from '#app/theme/theme.ts';
import { queryClient } from '#platform/query-client.ts';
import { renovarSesion } from '#platform/session.ts';
import { unaSesion } from '#testing/records.ts';
import { preloadOpened } from '#ui/states/opener.tsx';
import { ZoneProvider } from '#ui/words/zone.tsx';

interface Around {
  /** Who is here; null when nobody is. */
  readonly sesion?: SesionActual | null;
}

/** The page that the real routes have at an address, inside its real frame. */
export async function renderPage(address: string, { sesion = unaSesion() }: Around = {}) {
  if (sesion) renovarSesion(sesion);
  const history = createMemoryHistory({ initialEntries: [address] });
  return show(createRouter({ ...real.options, history }));
}

/** One piece alone, inside what every page has around it. */
export async function renderPiece(piece: ReactNode, { sesion = unaSesion() }: Around = {}) {
  if (sesion) renovarSesion(sesion);
  const routeTree = createRootRoute({
    component: () => (
      <QueryClientProvider client={queryClient}>
        <ZoneProvider zone={sesion?.zona ?? 'Europe/Madrid'}>{piece}</ZoneProvider>
      </QueryClientProvider>
    ),
    notFoundComponent: () => null,
  });
  return show(createRouter({ routeTree, history: createMemoryHistory({ initialEntries: ['/'] }) }));
}

async function show(router: AnyRouter) {
  await router.load();
  // As a moment later: what opens over the page has come.
  await preloadOpened();
  // Awaited, so that a piece which is drawn before it has come is drawn again once it has.
  await act(async () => {
    render(
      // Without styles of its own, which every search by role would have to read again for each element.
      <MantineProvider theme={theme} env="test" withCssVariables={false} withGlobalClasses={false}>
        <RouterProvider router={router} />
      </MantineProvider>,
    );
  });
  return {
    screen,
    user: userEvent.setup({ delay: null }),
    /** What the browser's bar says. */
    address: (): string => router.state.location.href,
  };
}
