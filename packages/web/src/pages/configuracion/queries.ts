import * as ajustesApi from '@catedra/shared/ajustes/api.ts';
import type { CambioDeAjustes } from '@catedra/shared/ajustes/schemas.ts';
import * as archivosApi from '@catedra/shared/archivos/api.ts';
import { leerFirma } from '@catedra/shared/certificados/firma/api.ts';
import * as sesionApi from '@catedra/shared/sesion/api.ts';
import type { MisDatos } from '@catedra/shared/sesion/schemas.ts';
import { actualizarMisDatos } from '@catedra/shared/usuarios/api.ts';
import { queryOptions } from '@tanstack/react-query';
import { ask } from '#platform/ask.ts';
import { leerUno } from '#platform/client.ts';

export const abiertasQuery = queryOptions({
  queryKey: ['sesion', 'abiertas'],
  queryFn: ({ signal }) => ask(sesionApi.leerAbiertas, {}, { signal }),
});

export const cerrarAbierta = (id: string) => ask(sesionApi.cerrarAbierta, { id });

export const guardarMisDatos = (body: MisDatos) => ask(actualizarMisDatos, { body });

export const cambiarContraseña = (body: { actual: string; nueva: string }) =>
  ask(sesionApi.cambiarContraseña, { body });

export const ponerMiFoto = (archivoId: string | null) =>
  ask(archivosApi.ponerMiFoto, { body: { archivoId } });

export const ajustesQuery = queryOptions({
  queryKey: ['ajustes'],
  queryFn: ({ signal }) => ask(ajustesApi.leerAjustes, {}, { signal }),
});

export const cambiarAjustes = (body: CambioDeAjustes) => ask(ajustesApi.cambiarAjustes, { body });

export const usoQuery = queryOptions({
  queryKey: ['archivos', 'uso'],
  queryFn: ({ signal }) => ask(archivosApi.leerUso, {}, { signal }),
  staleTime: 0,
});

/** My own record, with the fields of the academy's own that I may see. */
export const misCamposQuery = (id: string) =>
  queryOptions({
    queryKey: ['usuarios', id, 'mios'],
    queryFn: ({ signal }) => leerUno('usuarios', id, signal),
    meta: { escucha: ['usuarios', 'campos'], soloId: id },
  });

export const firmaQuery = queryOptions({
  queryKey: ['firma'],
  queryFn: ({ signal }) => ask(leerFirma, {}, { signal }),
  meta: { escucha: ['disenos'] },
});
