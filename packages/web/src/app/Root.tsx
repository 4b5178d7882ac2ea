import { Outlet, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { TemporaryPasswordAlert } from '#app/session/TemporaryPasswordAlert.tsx';

export function Root() {
  useFocusOnArrival();
  return (
    <>
      <Outlet />
      <TemporaryPasswordAlert />
    </>
  );
}

/** After a navigation the title of the new page takes the focus, so that a screen reader says where one is. */
function useFocusOnArrival(): void {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged, hashChanged }) => {
        if (!fromLocation || !(pathChanged || hashChanged)) return;
        window.scrollTo(0, 0);
        if (document.activeElement instanceof HTMLInputElement) return;
        document.querySelector<HTMLElement>('h1[tabindex="-1"]')?.focus({ preventScroll: true });
      }),
    [router],
  );
}
