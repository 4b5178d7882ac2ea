import type { ActividadDelCurso } from '@catedra/shared/aprendizaje/schemas.ts';
import type { Latido, LatidoAnotado } from '@catedra/shared/progreso/schemas.ts';
import { useQueryClient } from '@tanstack/react-query';
import { placeIn } from '#pages/curso/beats/beats.ts';
import { abiertaQuery, cursoKey } from '#pages/curso/curso-queries.ts';
import { useLatido } from '#pages/curso/beats/use-latido.ts';

/** Tells the server where someone is, and what it answers to whatever shows it. */
export function useTelling({ id, tipo, estado }: ActividadDelCurso, usuarioId: string, counts: boolean) {
  const queryClient = useQueryClient();
  const { queryKey } = abiertaQuery(id, tipo);

  const onAnswer = ({ estado: suyo, porcentaje, segundos }: LatidoAnotado) => {
    queryClient.setQueryData(queryKey, (before) => {
      if (!before) return before;
      const progreso = { nota: null, ...before.progreso, estado: suyo, porcentaje };
      const posicion = { segundo: null, parrafo: null, ...before.posicion, segundos };
      return { ...before, progreso, posicion };
    });
    if (suyo === 'completada' && estado !== 'completada')
      void queryClient.invalidateQueries({ queryKey: cursoKey });
  };

  const onLeave = (beats: readonly Latido[]) => {
    const { segundo, parrafo } = placeIn(beats);
    queryClient.setQueryData(queryKey, (before) => {
      if (!before) return before;
      const known = { segundo: null, parrafo: null, segundos: 0, ...before.posicion };
      const posicion = {
        ...known,
        ...(segundo !== undefined && { segundo }),
        ...(parrafo !== undefined && { parrafo }),
      };
      return { ...before, posicion };
    });
  };

  return useLatido({ usuarioId, actividadId: id, enabled: counts, onAnswer, onLeave });
}
