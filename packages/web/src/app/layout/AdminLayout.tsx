import { PERFILES_CON_MENU } from '@catedra/shared/perfiles/permisos.ts';
import { tieneTrabajo } from '@catedra/shared/reportes/tiene-trabajo.ts';
import { Outlet } from '@tanstack/react-router';
import { Suspense, useEffect, useLayoutEffect, useState } from 'react';
import { AdminBar } from '#app/layout/AdminBar.tsx';
import classes from '#app/layout/AdminLayout.module.css';
import { AdminRail } from '#app/layout/AdminRail.tsx';
import { FramePlaceholder } from '#app/layout/FramePlaceholder.tsx';
import { Permitted } from '#app/layout/Permitted.tsx';
import { PrintHead } from '#app/layout/PrintHead.tsx';
import { CONTENT, SkipLink } from '#app/layout/SkipLink.tsx';
import { useMustChangePassword } from '#app/session/temporary-password.ts';
import { rutas } from '#platform/paths.ts';
import { useActor } from '#platform/session.ts';
import { HomeCrumb } from '#ui/frame/home-crumb.ts';
import { openedPart } from '#ui/states/opener.tsx';
import { UndoBar } from '#ui/states/UndoBar.tsx';

const AdminPanel = openedPart(async () => (await import('#app/layout/AdminPanel.tsx')).AdminPanel);

const MY_WORK = { label: 'Mi trabajo', to: rutas.home };

export function AdminLayout() {
  const { usuario, actor } = useActor();
  const [open, setOpen] = useState(false);
  const locked = useMustChangePassword();
  useDensity();
  useSendingAuthored();
  useEffect(() => void AdminPanel.preload().catch(() => undefined), []);
  const withMenu = PERFILES_CON_MENU.includes(usuario.perfil);
  return (
    <>
      <SkipLink />
      <AdminRail withMenu={withMenu} onOpen={() => setOpen(true)} />
      <AdminBar onOpen={() => setOpen(true)} />
      {open && (
        <Suspense>
          <AdminPanel withMenu={withMenu} onClose={() => setOpen(false)} />
        </Suspense>
      )}
      <main id={CONTENT} tabIndex={-1} className={classes.content}>
        <PrintHead />
        {locked ? (
          <FramePlaceholder />
        ) : (
          <HomeCrumb value={withMenu || !tieneTrabajo(actor) ? null : MY_WORK}>
            <Permitted>
              <Outlet />
            </Permitted>
          </HomeCrumb>
        )}
      </main>
      <UndoBar />
    </>
  );
}

/** What an author could not save in an earlier visit leaves on arrival, and when the network is back. */
function useSendingAuthored(): void {
  const { usuario, mirada } = useActor();
  const sends = mirada === undefined;
  useEffect(() => {
    if (!sends) return undefined;
    const send = () =>
      void import('#app/session/send-authored.ts').then(({ sendAuthored }) => sendAuthored(usuario.id));
    send();
    window.addEventListener('online', send);
    return () => window.removeEventListener('online', send);
  }, [sends, usuario.id]);
}

/** Sizes of the administration, on the root so that menus and dialogs get them too. */
function useDensity(): void {
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.dataset.lado = 'admin';
    return () => {
      delete root.dataset.lado;
    };
  }, []);
}
