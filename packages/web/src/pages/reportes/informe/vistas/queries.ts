import * as api from '@catedra/shared/informes/api.ts';
import type { Informe } from '@catedra/shared/informes/declarar.ts';
import type { Vista } from '@catedra/shared/informes/vistas/schemas.ts';
import { queryOptions } from '@tanstack/react-query';
import { ask } from '#platform/ask.ts';

export const vistasQuery = ({ clave }: Informe) =>
  queryOptions({
    queryKey: ['informes', clave, 'vistas'],
    queryFn: ({ signal }) => ask(api.leerVistas, { query: { informe: clave } }, { signal }),
    staleTime: 0,
  });

export const guardar = ({ id, informe, nombre, busqueda, compartida, version }: Vista) =>
  ask(api.guardarVista, { id, body: { informe, nombre, busqueda, compartida, version } });
export const eliminar = ({ id }: Vista) => ask(api.eliminarVista, { id });
export const elegir = (informe: Informe, vistaId: string | null) =>
  ask(api.elegirVista, { body: { informe: informe.clave, vistaId } });
