import { type FormatoDeHoja, TIPOS_DE_HOJA } from '@catedra/shared/core/hojas.ts';
import { MINUTO } from '@catedra/shared/core/duraciones.ts';
import { diaEn } from '@catedra/shared/fechas/en-zona.ts';
import { puedeEnTodo } from '@catedra/shared/core/puede.ts';
import * as api from '@catedra/shared/reportes/api.ts';
import type { CifrasDeCursos } from '@catedra/shared/reportes/cifras-de-cursos.ts';
import type { CumplimientoContado } from '@catedra/shared/reportes/cumplimiento.ts';
import type {
  Ahora,
  FiltrosDeProgreso,
  ResumenDeReportes,
  SemanasDeActividad,
} from '@catedra/shared/reportes/schemas.ts';
import { personasEnReportes } from '@catedra/shared/reportes/policy.ts';
import { leerCamposPedidos } from '#features/reportes/campos-pedidos.ts';
import { exportarProgreso } from '#features/reportes/exportar-progreso.ts';
import type { Lectura } from '#features/reportes/filtros.ts';
import { leerAhora } from '#features/reportes/leer-ahora.ts';
import { leerCifrasDeCursos } from '#features/reportes/leer-cifras-de-cursos.ts';
import { leerCumplimiento } from '#features/reportes/leer-cumplimiento.ts';
import { leerComoVaGrupo, leerSemanasDeGrupo } from '#features/reportes/leer-como-va-grupo.ts';
import { leerListaDeGrupos } from '#features/reportes/leer-lista-de-grupos.ts';
import { leerOpciones } from '#features/reportes/leer-opciones.ts';
import { leerProgreso } from '#features/reportes/leer-progreso.ts';
import { leerResumen } from '#features/reportes/leer-resumen.ts';
import { leerPaginaDeGrupos, leerSemanas } from '#features/reportes/leer-semanas.ts';
import { leerTrabajo } from '#features/reportes/leer-trabajo.ts';
import { keptWhile } from '#platform/turns/kept-while.ts';
import { singleFlight } from '#platform/turns/single-flight.ts';
import { alcanceDe, quienLee, zonaDe } from '#features/reportes/quien-lee.ts';
import { answer, type Asked, type FileGiven } from '#platform/http/handler.ts';
import type { Platform } from '#platform/platform.ts';

const lecturaDe = (asked: Asked): Lectura => ({
  ...quienLee(asked),
  personas: [personasEnReportes(asked.actor, 'reportes:ver')],
});

const lecturaConCampos = async (asked: Asked, filtros: FiltrosDeProgreso): Promise<Lectura> => ({
  ...lecturaDe(asked),
  propios: await leerCamposPedidos(asked.db, asked.actor, filtros),
});

async function hojaDeProgreso(
  asked: Asked,
  filtros: FiltrosDeProgreso,
  formato: FormatoDeHoja,
): Promise<FileGiven> {
  const lectura = await lecturaConCampos(asked, filtros);
  const personas = [...lectura.personas, personasEnReportes(lectura.actor, 'reportes:exportar')];
  const zona = await zonaDe(asked);
  return {
    nombre: `progreso-${diaEn(lectura.now, zona)}.${formato}`,
    tipo: TIPOS_DE_HOJA[formato],
    contenido: await exportarProgreso(asked.db, { ...lectura, personas }, filtros, { zona, formato }),
  };
}

export const reportesHandlers = ({ clock }: Platform) => {
  const cumplimiento = keptWhile<CumplimientoContado>(MINUTO, clock);
  const deCursos = keptWhile<CifrasDeCursos>(MINUTO, clock);
  const enTurno = singleFlight<ResumenDeReportes>();
  const semanas = singleFlight<SemanasDeActividad>();
  const ahora = singleFlight<Ahora>();
  return [
    answer(api.leerResumen, async (asked) => {
      const lectura = lecturaDe(asked);
      const resumen = await enTurno(alcanceDe(lectura), () => leerResumen(asked.db, lectura));
      const { room } = asked.platform.disk;
      return room && puedeEnTodo(lectura.actor, 'sistema:administrar')
        ? { ...resumen, disco: room }
        : resumen;
    }),
    answer(api.leerSemanas, (asked) => {
      const lectura = lecturaDe(asked);
      return semanas(alcanceDe(lectura), () => leerSemanas(asked.db, lectura));
    }),
    answer(api.leerCumplimiento, (asked, { query }) => {
      const lectura = lecturaDe(asked);
      const pregunta = JSON.stringify([alcanceDe(lectura), query.curso, query.grupo]);
      return cumplimiento(pregunta, () => leerCumplimiento(asked.db, lectura, query));
    }),
    answer(api.leerCifrasDeCursos, (asked, { query }) => {
      const lectura = lecturaDe(asked);
      return deCursos(JSON.stringify([alcanceDe(lectura), query.ids]), () =>
        leerCifrasDeCursos(asked.db, lectura, query.ids),
      );
    }),
    answer(api.leerTrabajo, (asked) => leerTrabajo(asked.db, quienLee(asked))),
    answer(api.leerGrupos, (asked, { query }) => leerPaginaDeGrupos(asked.db, lecturaDe(asked), query.desde)),
    answer(api.leerListaDeGrupos, (asked, { query }) =>
      // Which groups say how they go is decided group by group; of those, everyone counts.
      leerListaDeGrupos(asked.db, { ...quienLee(asked), personas: [] }, query),
    ),
    answer(api.leerComoVaGrupo, (asked, { id, query }) =>
      leerComoVaGrupo(asked.db, { ...quienLee(asked), personas: [] }, id, query),
    ),
    answer(api.leerSemanasDeGrupo, (asked, { id }) =>
      leerSemanasDeGrupo(asked.db, { ...quienLee(asked), personas: [] }, id),
    ),
    answer(api.leerAhora, (asked) => {
      const lectura = lecturaDe(asked);
      return ahora(alcanceDe(lectura), () => leerAhora(asked.db, lectura));
    }),
    answer(api.leerOpciones, (asked) => leerOpciones(asked.db, lecturaDe(asked))),
    answer(api.leerProgreso, async (asked, { query }) =>
      leerProgreso(asked.db, await lecturaConCampos(asked, query), query),
    ),
    answer(api.exportarProgreso, (asked, { query }) => hojaDeProgreso(asked, query, 'csv')),
    answer(api.exportarProgresoEnExcel, (asked, { query }) => hojaDeProgreso(asked, query, 'xlsx')),
  ];
};
