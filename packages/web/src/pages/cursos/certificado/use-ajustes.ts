import { guardarAjustes } from '@catedra/shared/certificados/api.ts';
import { type AjustesDeCertificado, ajustesNuevos } from '@catedra/shared/certificados/schemas.ts';
import type { Curso } from '@catedra/shared/cursos/collection.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ajustesDeCertificadoQuery } from '#pages/cursos/certificado/queries.ts';
import { useDiscard } from '#parts/edicion/discard.ts';
import { same } from '#parts/edicion/changes.ts';
import { fieldErrors, isApiError } from '#platform/api-error.ts';
import { ask } from '#platform/ask.ts';
import { actualizar } from '#platform/client.ts';
import { serverTime } from '#platform/clock.ts';

export interface ValoresDeCertificado {
  /** Whether the course gives one: the course's own field. */
  readonly da: boolean;
  readonly horas: number | null;
  readonly muestraNota: boolean;
  readonly notaMinima: number | null;
  /** Null is the academy's plain one. */
  readonly disenoId: string | null;
}

const valoresDe = (curso: Curso, ajustes: AjustesDeCertificado): ValoresDeCertificado => ({
  da: curso.certificado,
  horas: ajustes.horas,
  muestraNota: ajustes.muestraNota,
  notaMinima: ajustes.notaMinima,
  disenoId: ajustes.disenoId,
});

function erroresDe({ horas, muestraNota, notaMinima }: ValoresDeCertificado): Record<string, string> {
  const leidos = ajustesNuevos.omit({ version: true }).safeParse({ horas, muestraNota, notaMinima });
  const faltas = leidos.success ? [] : leidos.error.issues;
  return Object.fromEntries(faltas.map(({ path, message }) => [String(path[0]), message]));
}

/** What was typed over what is stored: what others save meanwhile shows in the rest. */
export function useAjustes(curso: Curso, ajustes: AjustesDeCertificado) {
  const queryClient = useQueryClient();
  const [typed, setTyped] = useState<Partial<ValoresDeCertificado>>({});
  const [savedAt, setSavedAt] = useState<Date | null>(null);
  const stored = valoresDe(curso, ajustes);
  const values = { ...stored, ...typed };
  const dirty = !same({ ...values }, { ...stored });
  const errors = dirty ? erroresDe(values) : {};

  const save = useMutation({
    mutationFn: async ({ da, ...nuevos }: ValoresDeCertificado) => {
      if (da !== curso.certificado)
        await actualizar('cursos', curso.id, { certificado: da, version: curso.version });
      return ask(guardarAjustes, { id: curso.id, body: { ...nuevos, version: ajustes.version } });
    },
    onSuccess: async (guardados) => {
      queryClient.setQueryData(ajustesDeCertificadoQuery(curso.id).queryKey, guardados);
      await queryClient.invalidateQueries({ queryKey: ['cursos'] });
      setTyped({});
      setSavedAt(serverTime());
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
    stored,
    dirty,
    errors: { ...errors, ...fieldErrors(save.error) },
    saving: save.isPending,
    savedAt,
    failure: save.error,
    /** Somebody else saved meanwhile. */
    crossed: isApiError(save.error, 'VERSION_ANTIGUA'),
    set: (change: Partial<ValoresDeCertificado>) => setTyped((before) => ({ ...before, ...change })),
    submit: () => {
      if (Object.keys(erroresDe(values)).length === 0) save.mutate(values);
    },
    discard,
  };
}
export type AjustesForm = ReturnType<typeof useAjustes>;
