import * as api from '@catedra/shared/avisos/api.ts';
import type { HorasDeCorreo } from '@catedra/shared/avisos/horas.ts';
import type { CambioDeAcademia, CambioDePreferencia } from '@catedra/shared/avisos/preferencias.ts';
import { queryOptions } from '@tanstack/react-query';
import { ask } from '#platform/ask.ts';

export const preferenciasQuery = queryOptions({
  queryKey: ['avisos', 'preferencias'],
  queryFn: ({ signal }) => ask(api.leerPreferencias, {}, { signal }),
  meta: { escucha: ['avisos', 'usuarios'] },
});

export const cambiarPreferencia = (body: CambioDePreferencia) => ask(api.cambiarPreferencia, { body });

export const academiaQuery = queryOptions({
  queryKey: ['academia', 'avisos'],
  queryFn: ({ signal }) => ask(api.leerAcademia, {}, { signal }),
  staleTime: 0,
});

export const decidirAviso = (body: CambioDeAcademia) => ask(api.decidirAviso, { body });
export const cambiarHoras = (body: HorasDeCorreo) => ask(api.cambiarHoras, { body });
