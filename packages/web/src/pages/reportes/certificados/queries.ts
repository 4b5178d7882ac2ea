import { exportarRegistro, leerOpciones, leerRegistro, leerZips } from '@catedra/shared/certificados/api.ts';
import {
  type ConsultaDeHoja,
  type FiltrosDeRegistro,
  PLAZOS_DE_CERTIFICADO,
} from '@catedra/shared/certificados/registro.ts';
import { ESTADOS_EN_PALABRAS } from '@catedra/shared/certificados/rules.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { addressOf, ask } from '#platform/ask.ts';
import { daysOf } from '#ui/lists/day-range.ts';
import { knownWord, type Search } from '#ui/lists/list-address.ts';

/** What the address asks of the register. */
export function filtrosDe({ estado, caduca, curso, grupo, buscar, expedido }: Search): FiltrosDeRegistro {
  const { from, to } = daysOf(expedido);
  return {
    estado: knownWord(ESTADOS_EN_PALABRAS, estado),
    caduca: PLAZOS_DE_CERTIFICADO.find((uno) => uno === caduca),
    cursoId: curso,
    grupoId: grupo,
    buscar,
    desde: from,
    hasta: to,
  };
}

export const registroQuery = (filtros: FiltrosDeRegistro, cursor: string | undefined) =>
  queryOptions({
    queryKey: ['certificados', 'registro', filtros, cursor],
    queryFn: ({ signal }) => ask(leerRegistro, { query: { ...filtros, cursor } }, { signal }),
    placeholderData: keepPreviousData,
    meta: { escucha: ['certificados', 'progreso', 'usuarios'] },
  });

export const opcionesDeRegistroQuery = queryOptions({
  queryKey: ['certificados', 'opciones'],
  queryFn: ({ signal }) => ask(leerOpciones, {}, { signal }),
  meta: { escucha: ['grupos', 'cursos', 'certificados'] },
});

const MOMENTO = 1000;

/** Asked again while the server works on one: its steps are shorter than the feed's. */
export const zipsQuery = queryOptions({
  queryKey: ['certificados', 'zips'],
  queryFn: ({ signal }) => ask(leerZips, {}, { signal }),
  refetchInterval: ({ state }) => (state.data?.datos[0]?.estado === 'haciendo' ? MOMENTO : false),
});

/** The browser downloads it by itself, as large as it may be. */
export const direccionDeLaHoja = (filtros: FiltrosDeRegistro, formato: ConsultaDeHoja['formato']): string =>
  addressOf(exportarRegistro, { query: { ...filtros, formato } });
