import { command, read } from '#core/contract.ts';
import {
  cambioDeRegla,
  consultaDePorQue,
  efectoDeRegla,
  loQueMiran,
  personasALaRegla,
  personasPorDejar,
  porQueEsta,
  reglaDeGrupo,
  reglaGuardada,
  reglaPorPrever,
} from '#grupos/regla-schemas.ts';
import { consultaDePlazosPasados, plazosPasados } from '#grupos/plazos.ts';
import {
  asignacionDeCurso,
  asignacionDeCursos,
  consultaDeAsignar,
  consultaDeAsignarVarios,
  consultaDeCursos,
  consultaDePersonas,
  cursoDeGrupo,
  cursoDeGrupoCambiado,
  cursosAsignados,
  efectoDeAsignar,
  efectoDeAsignarVarios,
  efectoDeEliminarGrupo,
  grupoEliminado,
  paginaDeCursosAsignados,
  paginaDePersonas,
  miembrosDeGrupo,
  miembrosPorIdentificador,
  personasDeGrupo,
  relacionCambiada,
  resultadoDeIdentificadores,
} from '#grupos/schemas.ts';

export const añadirMiembros = command('POST /api/grupos/:id/anadir-miembros', {
  summary: 'Añade personas a un grupo',
  body: miembrosDeGrupo,
  answer: relacionCambiada,
});

export const quitarMiembros = command('POST /api/grupos/:id/quitar-miembros', {
  summary: 'Saca personas de un grupo',
  body: personasDeGrupo,
  answer: relacionCambiada,
});

export const añadirTutores = command('POST /api/grupos/:id/anadir-tutores', {
  summary: 'Nombra tutores de un grupo',
  body: personasDeGrupo,
  answer: relacionCambiada,
});

export const quitarTutores = command('POST /api/grupos/:id/quitar-tutores', {
  summary: 'Quita tutores de un grupo',
  body: personasDeGrupo,
  answer: relacionCambiada,
});

export const asignarCurso = command('POST /api/grupos/:id/asignar-curso', {
  summary: 'Asigna un curso a un grupo o cambia cuándo vence',
  body: asignacionDeCurso,
  answer: cursoDeGrupoCambiado,
});

export const asignarCursos = command('POST /api/grupos/:id/asignar-cursos', {
  summary: 'Asigna varios cursos a un grupo, con la misma fecha límite',
  body: asignacionDeCursos,
  answer: cursosAsignados,
});

export const leerEfectoDeAsignar = read('GET /api/grupos/:id/efecto-de-asignar', {
  summary: 'Dice cuántos miembros de un grupo recibirían un curso y cuántos ya lo tienen',
  query: consultaDeAsignar,
  answer: efectoDeAsignar,
});

export const leerEfectoDeAsignarVarios = command('POST /api/grupos/:id/efecto-de-asignar-cursos', {
  summary: 'Dice cuántos miembros de un grupo recibirían cada curso, lo tienen ya o están al día en él',
  body: consultaDeAsignarVarios,
  answer: efectoDeAsignarVarios,
  discoLleno: 'sirve',
});

export const quitarCurso = command('POST /api/grupos/:id/quitar-curso', {
  summary: 'Quita un curso de un grupo',
  body: cursoDeGrupo,
  answer: relacionCambiada,
});

export const añadirPorIdentificador = command('POST /api/grupos/:id/anadir-por-identificador', {
  summary: 'Añade a un grupo a quienes tienen estos correos o usuarios, y dice qué pasó con cada uno',
  body: miembrosPorIdentificador,
  answer: resultadoDeIdentificadores,
});

export const leerPlazosPasados = command('POST /api/grupos/plazos-pasados', {
  summary: 'Dice cuántas personas entrarían en cursos cuyo plazo ya pasó, y en cuáles; no cambia nada',
  body: consultaDePlazosPasados,
  answer: plazosPasados,
  discoLleno: 'sirve',
});

export const eliminar = command('POST /api/grupos/:id/eliminar', {
  summary: 'Elimina un grupo con sus miembros, tutores y cursos; el progreso se conserva',
  answer: grupoEliminado,
});

export const leerEfectoDeEliminar = read('GET /api/grupos/:id/efecto-de-eliminar', {
  summary: 'Dice qué se pierde y qué se conserva al eliminar un grupo',
  answer: efectoDeEliminarGrupo,
});

export const leerMiembros = read('GET /api/grupos/:id/miembros', {
  summary: 'Lee por páginas los miembros de un grupo',
  query: consultaDePersonas,
  answer: paginaDePersonas,
});

export const leerTutores = read('GET /api/grupos/:id/tutores', {
  summary: 'Lee por páginas los tutores de un grupo',
  query: consultaDePersonas,
  answer: paginaDePersonas,
});

export const leerCursos = read('GET /api/grupos/:id/cursos', {
  summary: 'Lee por páginas los cursos de un grupo y cuándo vencen',
  query: consultaDeCursos,
  answer: paginaDeCursosAsignados,
});

export const leerRegla = read('GET /api/grupos/:id/regla', {
  summary: 'Lee la regla por la que un grupo se llena solo, y quién está siempre dentro o fuera',
  answer: reglaDeGrupo,
});

export const leerLoQueMiran = read('GET /api/grupos/lo-que-miran', {
  summary: 'Dice cuántos grupos se llenan por el perfil y cuántos por el estado de la cuenta',
  answer: loQueMiran,
});

export const preverRegla = command('POST /api/grupos/:id/regla/prever', {
  summary: 'Dice quién entraría y quién saldría con una regla; no cambia nada',
  body: reglaPorPrever,
  answer: efectoDeRegla,
  discoLleno: 'sirve',
});

export const guardarRegla = command('PUT /api/grupos/:id/regla', {
  summary: 'Guarda la regla de un grupo, o la quita, y mueve a quien toca',
  name: 'grupos.guardar-regla',
  body: cambioDeRegla,
  answer: reglaGuardada,
});

export const preverDejar = command('POST /api/grupos/:id/regla/prever-dejar', {
  summary: 'Dice quién entraría con un plazo pasado si se deja a la regla; no cambia nada',
  body: personasPorDejar,
  answer: plazosPasados,
  discoLleno: 'sirve',
});

export const dejarALaRegla = command('POST /api/grupos/:id/regla/dejar', {
  summary: 'Quienes estaban siempre dentro o siempre fuera pasan a lo que diga la regla',
  name: 'grupos.dejar-a-la-regla',
  body: personasALaRegla,
  answer: reglaGuardada,
});

export const leerPorQue = read('GET /api/grupos/:id/regla/por-que', {
  summary: 'Dice por qué alguien está en un grupo o por qué no, condición a condición',
  query: consultaDePorQue,
  answer: porQueEsta,
});
