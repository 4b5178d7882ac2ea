import type { ErrorComponentProps } from '@tanstack/react-router';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { didNotArrive, PageLoadError } from '#app/page-load.tsx';
import { isApiError, messageOf } from '#platform/api-error.ts';
import { useOffline } from '#platform/connection.ts';
import { AGAIN_MS, useWhenOnline } from '#platform/when-online.ts';
import { ErrorState } from '#ui/states/ErrorState.tsx';

/** A whole page that could not be shown, with the way to try again; what a cut took is tried again by itself. */
export function PageError({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const [trying, setTrying] = useState(false);
  const offline = useOffline();

  const retry = async () => {
    setTrying(true);
    if (!didNotArrive(error)) {
      await router.invalidate();
      reset();
    } else if (await serverAnswers()) {
      window.location.reload();
      return;
    }
    setTrying(false);
  };

  // The network may be back before this is on the screen, so that waiting for it to say so is not enough.
  const isCut = didNotArrive(error) || (isApiError(error) && error.status === 0);
  useWhenOnline(isCut && !trying, () => (justReloaded() ? undefined : void retry()), AGAIN_MS);

  return <ErrorState {...explain(error, offline)} onRetry={() => void retry()} retrying={trying} page />;
}

const RELOADED_MS = 60_000;

/** Whoever just fetched the page whole, and still lacks a piece, would not get it by doing so without pause. */
const justReloaded = (): boolean =>
  performance.now() < RELOADED_MS &&
  performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'reload');

/** Before any frame is there. */
export function LonePageError(props: ErrorComponentProps) {
  return (
    <main>
      <PageError {...props} />
    </main>
  );
}

function explain(error: unknown, offline: boolean): { title: string; children: string } {
  if (error instanceof PageLoadError && error.late) {
    return {
      title: 'Está tardando demasiado',
      children: 'La página no ha llegado en dos minutos. Revisa tu conexión y vuelve a intentarlo.',
    };
  }
  if (didNotArrive(error)) {
    if (offline) {
      return {
        title: 'Sin conexión',
        children: 'Esta página aún no había llegado a tu equipo. Se abrirá sola en cuanto vuelva la red.',
      };
    }
    return {
      title: 'No pudimos abrir la página',
      children: 'Puede que no haya conexión o que la academia se acabe de actualizar. Vuelve a intentarlo.',
    };
  }
  if (isApiError(error) && error.status === 0) return { title: 'Sin conexión', children: error.message };
  return { title: 'Algo falló', children: messageOf(error) };
}

// Offline, a reload would trade our words for the browser's own error page.
async function serverAnswers(): Promise<boolean> {
  try {
    return (await fetch('/salud/viva', { cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}
