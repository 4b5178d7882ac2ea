import * as api from '@catedra/shared/avisos/api.ts';
import type { Escrito } from '@catedra/shared/avisos/plantilla.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { ask } from '#platform/ask.ts';

const meta = { escucha: ['plantillas'] } as const;

export const plantillasQuery = queryOptions({
  queryKey: ['plantillas', 'todas'],
  queryFn: ({ signal }) => ask(api.leerPlantillas, {}, { signal }),
  meta: { escucha: [...meta.escucha] },
});

export const plantillaQuery = (clave: string) =>
  queryOptions({
    queryKey: ['plantillas', 'una', clave],
    queryFn: ({ signal }) => ask(api.leerPlantilla, { clave }, { signal }),
    meta: { escucha: [...meta.escucha] },
  });

/** The mail with these words; the one before stays while it is composed. */
export const muestraQuery = (clave: string, { asunto, texto }: Escrito, sirve: boolean) =>
  queryOptions({
    queryKey: ['plantillas', 'muestra', clave, asunto, texto],
    queryFn: ({ signal }) => ask(api.verMuestra, { clave, body: { asunto, texto } }, { signal }),
    placeholderData: keepPreviousData,
    enabled: sirve,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

interface Guardar extends Escrito {
  readonly clave: string;
  readonly version: number;
}

export const guardarPlantilla = ({ clave, ...body }: Guardar) => ask(api.guardarPlantilla, { clave, body });
export const volverAlOriginal = ({ clave, version }: Pick<Guardar, 'clave' | 'version'>) =>
  ask(api.volverAlOriginal, { clave, body: { version } });
