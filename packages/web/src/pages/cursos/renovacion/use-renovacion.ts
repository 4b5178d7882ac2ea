import { guardarRenovacion } from '@catedra/shared/cumplimiento/api.ts';
import type { RenovacionDeCurso } from '@catedra/shared/cumplimiento/renovacion.ts';
import { type AjustesDeRenovacion, ajustesDeRenovacion } from '@catedra/shared/cumplimiento/schemas.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { renovacionQuery } from '#pages/cursos/renovacion/queries.ts';
import { same } from '#parts/edicion/changes.ts';
import { useDiscard } from '#parts/edicion/discard.ts';
import { fieldErrors } from '#platform/api-error.ts';
import { ask } from '#platform/ask.ts';

const valoresDe = ({
  validezMeses,
  validezDia,
  validezMinimoMeses,
  diasParaRenovar,
  diasDeMargen,
  renovarYa,
  avisaVence,
  avisaCaduca,
}: RenovacionDeCurso): AjustesDeRenovacion => ({
  validezMeses,
  validezDia,
  validezMinimoMeses,
  diasParaRenovar,
  diasDeMargen,
  renovarYa,
  avisaVence,
  avisaCaduca,
});

function erroresDe(values: AjustesDeRenovacion): Record<string, string> {
  const leidos = ajustesDeRenovacion.safeParse(values);
  const faltas = leidos.success ? [] : leidos.error.issues;
  return Object.fromEntries(faltas.map(({ path, message }) => [String(path[0]), message]));
}

/** What was typed over what is stored: what others save meanwhile shows in the rest. */
export function useRenovacion(cursoId: string, renovacion: RenovacionDeCurso) {
  const queryClient = useQueryClient();
  const [typed, setTyped] = useState<Partial<AjustesDeRenovacion>>({});
  const stored = valoresDe(renovacion);
  const values = { ...stored, ...typed };
  const dirty = !same({ ...values }, { ...stored });

  const save = useMutation({
    mutationFn: (nuevos: AjustesDeRenovacion) =>
      ask(guardarRenovacion, { id: cursoId, body: { ...nuevos, version: renovacion.version } }),
    onSuccess: async (guardada) => {
      queryClient.setQueryData(renovacionQuery(cursoId).queryKey, guardada);
      await queryClient.invalidateQueries({ queryKey: ['cursos'] });
      setTyped({});
    },
    // Somebody saved first: what was typed stays, now over what they saved.
    onError: () => void queryClient.invalidateQueries({ queryKey: ['cursos'] }),
  });

  const discard = useDiscard([
    {
      dirty,
      discard: () => {
        const back = typed;
        setTyped({});
        save.reset();
        return () => setTyped(back);
      },
    },
  ]);

  return {
    values,
    dirty,
    errors: { ...(dirty ? erroresDe(values) : {}), ...fieldErrors(save.error) } as Record<string, string>,
    saving: save.isPending,
    failure: save.error,
    set: (change: Partial<AjustesDeRenovacion>) => setTyped((before) => ({ ...before, ...change })),
    submit: () => {
      if (Object.keys(erroresDe(values)).length === 0) save.mutate(values);
    },
    discard,
  };
}
export type RenovacionForm = ReturnType<typeof useRenovacion>;
