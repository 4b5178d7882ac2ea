import { read } from '#core/contract.ts';
import { cifrasDeCursos, consultaDeCifrasDeCursos } from '#reportes/cifras-de-cursos.ts';
import { comoVaUnGrupo, consultaDeComoVa, semanasDeUnGrupo } from '#reportes/como-va-grupo.ts';
import { consultaDeListaDeGrupos, listaDeGrupos } from '#reportes/grupos-en-lista.ts';
import { consultaDeCumplimiento, cumplimientoContado } from '#reportes/cumplimiento.ts';
import {
  ahora,
  consultaDeGrupos,
  consultaDeProgreso,
  consultaDeProgresoCsv,
  opcionesDeReportes,
  paginaDeGrupos,
  paginaDeProgreso,
  resumenDeReportes,
  semanasDeActividad,
} from '#reportes/schemas.ts';
import { miTrabajo } from '#reportes/trabajo.ts';

export const leerResumen = read('GET /api/reportes/resumen', {
  summary: 'Lee las cifras de la academia que muestra el dashboard',
  answer: resumenDeReportes,
});

export const leerSemanas = read('GET /api/reportes/semanas', {
  summary:
    'Lee cuántas actividades se completaron cada una de las últimas doce semanas y cómo avanzaron los grupos',
  answer: semanasDeActividad,
});

export const leerCumplimiento = read('GET /api/reportes/cumplimiento', {
  summary: 'Cuenta cómo cumplen quienes tienen cursos asignados, contado como mucho una vez por minuto',
  query: consultaDeCumplimiento,
  answer: cumplimientoContado,
});

export const leerAhora = read('GET /api/reportes/ahora', {
  summary:
    'Lee quién está ahora en la academia, qué evaluaciones se están haciendo y lo último que alguien terminó',
  answer: ahora,
});

export const leerTrabajo = read('GET /api/reportes/mi-trabajo', {
  summary: 'Lee lo que espera a quien corrige o acompaña: trabajos, personas a quienes escribir y sus grupos',
  answer: miTrabajo,
});

export const leerGrupos = read('GET /api/reportes/grupos', {
  summary: 'Lee de doscientos en doscientos cómo va cada grupo, el que más ha avanzado primero',
  query: consultaDeGrupos,
  answer: paginaDeGrupos,
});

export const leerListaDeGrupos = read('GET /api/reportes/lista-de-grupos', {
  summary: 'Lee por páginas los grupos y cómo van sus personas, el que tiene más personas tarde primero',
  query: consultaDeListaDeGrupos,
  answer: listaDeGrupos,
});

export const leerComoVaGrupo = read('GET /api/reportes/grupos/:id', {
  summary: 'Lee cómo va un grupo: sus personas en cada uno de sus cursos, las que más tarde van primero',
  query: consultaDeComoVa,
  answer: comoVaUnGrupo,
});

export const leerSemanasDeGrupo = read('GET /api/reportes/grupos/:id/semanas', {
  summary: 'Lee cuánto había hecho un grupo al final de cada una de las últimas doce semanas',
  answer: semanasDeUnGrupo,
});

export const leerCifrasDeCursos = read('GET /api/reportes/cifras-de-cursos', {
  summary: 'Cuenta cómo van las personas de unos cursos, contado como mucho una vez por minuto',
  query: consultaDeCifrasDeCursos,
  answer: cifrasDeCursos,
});

export const leerOpciones = read('GET /api/reportes/opciones', {
  summary: 'Lee los grupos y cursos por los que se puede filtrar el progreso',
  answer: opcionesDeReportes,
});

export const leerProgreso = read('GET /api/reportes/progreso', {
  summary: 'Lee por páginas cómo va cada persona en cada curso',
  query: consultaDeProgreso,
  answer: paginaDeProgreso,
});

export const exportarProgreso = read('GET /api/reportes/progreso.csv', {
  summary: 'Descarga cómo va cada persona en cada curso, para una hoja de cálculo',
  query: consultaDeProgresoCsv,
  file: {
    types: ['text/csv'],
    description: 'Separado por punto y coma, con marca de orden de bytes',
  },
});

export const exportarProgresoEnExcel = read('GET /api/reportes/progreso.xlsx', {
  summary: 'Descarga cómo va cada persona en cada curso, como libro de Excel',
  query: consultaDeProgresoCsv,
  file: {
    types: ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
    description: 'Fechas y números como tales; en su segunda hoja, qué se pidió y cuándo',
  },
});
