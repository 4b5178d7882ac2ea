import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { EvaluacionLeida } from '#pages/intentos/queries.ts';
import { rutas } from '#platform/paths.ts';
import { useActor } from '#platform/session.ts';

/**
 * A delivery was pressed on this device and nobody told the person that it arrived: the room takes it there; of one that did,
 * although the answer was lost, the receipt is shown.
 */
export function usePressedHere({ evaluacion, enCurso, historial }: EvaluacionLeida): void {
  const { usuario, mirada } = useActor();
  const navigate = useNavigate();
  const theirs = [enCurso, ...historial].flatMap((intento) => intento?.id ?? []).join(' ');
  const openId = enCurso?.id;
  useEffect(() => {
    if (theirs === '' || mirada !== undefined) return;
    void (async () => {
      const { keptJournal } = await import('#pages/intentos/sala/motor/indexed-journal.ts');
      const journal = await keptJournal();
      const kept = await journal.readAll(usuario.id);
      const pressed = kept.find(({ attempt }) => attempt?.pulsadoEn && theirs.includes(attempt.intentoId));
      if (!pressed?.attempt) return;
      const { intentoId } = pressed.attempt;
      const isOver = intentoId !== openId;
      if (isOver) {
        const { sendKept } = await import('#pages/intentos/sala/motor/kept-elsewhere.ts');
        await sendKept(journal, pressed);
        // What could not leave stays, and nobody is sent away from here again and again for it.
        if ((await journal.read(pressed.attempt)).attempt) return;
      }
      await navigate({
        to: rutas.evaluacion(evaluacion.id),
        search: (isOver ? { recibo: intentoId } : { intento: intentoId }) as never,
        replace: true,
      });
    })();
  }, [theirs, openId, mirada, usuario.id, evaluacion.id, navigate]);
}
