import type { ErrorComponentProps } from '@tanstack/react-router';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { didNotArrive, PageLoadError } from '#app/page-load.tsx';
import { isApiError, messageOf } from '#platform/api-error.ts';
import { ErrorState } from '#ui/states/ErrorState.tsx';

/** A whole page that could not be shown, with the way to try again; when the network comes back, it does by itself. */
export function PageError({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const [trying, setTrying] = useState(false);

  const retry = async () => {
    setTrying(true);
    if (didNotArrive(error) && (await serverAnswers())) {
      window.location.reload();
      return;
    }
    await router.invalidate();
    reset();
    setTrying(false);
  };

  const whenBack = useEffectEvent(retry);
  useEffect(() => {
    const onOnline = () => void whenBack();
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, []);

  return <ErrorState {...explain(error)} onRetry={() => void retry()} retrying={trying} page />;
}

/** Before any frame is there. */
export function LonePageError(props: ErrorComponentProps) {
  return (
    <main>
      <PageError {...props} />
    </main>
  );
}

function explain(error: unknown): { title: string; children: string } {
  if (error instanceof PageLoadError && error.late) {
    return {
      title: 'Está tardando demasiado',
      children: 'La página no ha llegado en dos minutos. Revisa tu conexión y vuelve a intentarlo.',
    };
  }
  if (didNotArrive(error)) {
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
