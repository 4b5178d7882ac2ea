import { Outlet, useRouter } from '@tanstack/react-router';
import { Suspense, useEffect } from 'react';
import { useMustChangePassword } from '#app/session/temporary-password.ts';
import { beside } from '#ui/frame/beside.ts';

/** Few come with a temporary password: its notice comes with them. */
const TemporaryPasswordAlert = beside(
  async () => (await import('#app/session/TemporaryPasswordAlert.tsx')).TemporaryPasswordAlert,
);

export function Root() {
  useFocusOnArrival();
  const locked = useMustChangePassword();
  return (
    <>
      <Outlet />
      {locked && (
        <Suspense>
          <TemporaryPasswordAlert />
        </Suspense>
      )}
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
