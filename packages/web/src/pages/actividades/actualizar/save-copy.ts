import { type Actividad, actividades } from '@catedra/shared/actividades/collection.ts';
import type { ContenidoDeCurso } from '@catedra/shared/actividades/schemas.ts';
import { matches } from '@catedra/shared/core/scope.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { crearActividad } from '#pages/actividades/crear/crear-actividad.ts';
import type { ActividadValues } from '#tipos/form/actividad-form.ts';
import { newId } from '#platform/new-id.ts';
import { rutas } from '#platform/paths.ts';
import { useActor } from '#platform/session.ts';
import { useAction } from '#platform/use-action.ts';
import type { SaveCopy } from '#parts/edicion/ConflictNotice.tsx';

const LONGEST = 200;
const COPY = ' (copia)';

interface Clash {
  readonly mine: ActividadValues;
  readonly keepTheirs: () => void;
}

/** What was typed over what someone else saved becomes another activity of the section, out of sight of learners. */
export function useSaveCopy(
  contenido: ContenidoDeCurso,
  { tipo }: Actividad,
  clash: Clash | null,
): SaveCopy | null {
  const { actor } = useActor();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [copyId] = useState(newId);
  const { curso } = contenido;
  const action = useAction(
    ({ mine }: Clash) =>
      crearActividad(
        contenido,
        { actividad: copyId, evaluacion: '', seccion: mine.seccion },
        {
          ...mine,
          titulo: mine.titulo.slice(0, LONGEST - COPY.length).trimEnd() + COPY,
          oculta: mine.oculta || curso.estado === 'publicado',
        },
        '',
      ),
    (copy) => {
      clash?.keepTheirs();
      void queryClient.invalidateQueries({ queryKey: ['actividades'] });
      void queryClient.invalidateQueries({ queryKey: ['cursos', curso.id] });
      void navigate({ to: rutas.actividad(curso.id, copy.id), ignoreBlocker: true });
    },
  );
  if (!clash || !matches(actividades.policy.create(actor), { cursoId: curso.id, tipo })) return null;
  return { run: () => action.run(clash), pending: action.pending, error: action.error };
}
