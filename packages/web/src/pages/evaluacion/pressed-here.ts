import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { EvaluacionLeida } from '#pages/evaluacion/queries.ts';
import { rutas } from '#platform/paths.ts';
import { useActor } from '#platform/session.ts';

/**
 * A delivery was pressed on this device and nobody told the person that it arrived: the room takes it there, or finds that it
 * did although the answer was lost, and says so.
 */
export function usePressedHere({ evaluacion, enCurso, historial }: EvaluacionLeida): void {
  const { usuario, mirada } = useActor();
  const navigate = useNavigate();
  const theirs = [enCurso, ...historial].flatMap((intento) => intento?.id ?? []).join(' ');
  useEffect(() => {
    if (theirs === '' || mirada !== undefined) return;
    void (async () => {
      const { openJournal } = await import('#pages/evaluacion/sala/motor/indexed-journal.ts');
      const kept = await (await openJournal()).readAll(usuario.id);
      const pressed = kept.find(({ attempt }) => attempt?.pulsadoEn && theirs.includes(attempt.intentoId));
      if (pressed?.attempt)
        await navigate({
          to: rutas.evaluacion(evaluacion.id),
          search: { intento: pressed.attempt.intentoId } as never,
          replace: true,
        });
    })();
  }, [theirs, mirada, usuario.id, evaluacion.id, navigate]);
}
