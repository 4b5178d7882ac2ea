import { command, read } from '#core/contract.ts';
import { asignacionDeCurso, fechaDeGrupo } from '#grupos/schemas.ts';
import {
  cierrePrevisto,
  cierresAlEntrar,
  cierresAntes,
  cierresDeCarga,
  cierresPorNombre,
} from '#participantes/cierres.ts';
import {
  consultaDeExenciones,
  darExencion,
  deshacerExencion as vuelta,
  exencionDeshecha,
  exencionesDePersona,
  quitarExencion as finDeExencion,
  resultadoDeExencion,
} from '#participantes/exenciones.ts';
import { aprendizajeDePersona, consultaDeSucesos, paginaDeSucesos } from '#participantes/persona.ts';
import {
  atascadosEnCurso,
  cuentaDeFechas,
  cuentaDeFechasDeGrupo,
  decidido,
  embudo,
  eximir as exencion,
  fechasDeDato,
  hechasPorActividad,
  inscribirPersonas,
  participantesPagina,
  participantesQuery,
  personasInscritas,
  personasQuitadas,
  prorrogado,
  prorrogar as prorroga,
  quitarPersonas,
  reabierta,
  reabrir as nuevoCierre,
  recordados,
  recordar as aQuienRecordar,
  retirarExcepcion,
} from '#participantes/schemas.ts';

export const leerParticipantes = read('GET /api/cursos/:id/participantes', {
  summary: 'Lee por páginas quién hace un curso y cuánto lleva',
  query: participantesQuery,
  answer: participantesPagina,
});

export const leerEmbudo = read('GET /api/cursos/:id/embudo', {
  summary: 'Lee cuántas personas hacen un curso y cuántas lo han empezado, van por la mitad o lo terminaron',
  answer: embudo,
});

export const leerHechas = read('GET /api/cursos/:id/hechas', {
  summary: 'Lee cuántas personas hacen un curso y cuántas han hecho cada actividad',
  answer: hechasPorActividad,
});

export const leerAtascados = read('GET /api/cursos/:id/atascados', {
  summary:
    'Lee a cuántas personas dejó sin poder terminar un curso lo que ya cerró, en total y por actividad',
  answer: atascadosEnCurso,
});

export const leerAprendizaje = read('GET /api/usuarios/:id/aprendizaje', {
  summary: 'Lee los cursos, las pruebas y las entregas de una persona, y lo que ha hecho cada día',
  tag: 'participantes',
  answer: aprendizajeDePersona,
});

export const leerSucesos = read('GET /api/usuarios/:id/sucesos', {
  summary:
    'Lee por páginas lo que ha pasado con una persona: lo que hizo, lo que se le avisó y lo que se le cambió',
  tag: 'participantes',
  query: consultaDeSucesos,
  answer: paginaDeSucesos,
});

export const inscribir = command('POST /api/cursos/:id/inscribir', {
  summary: 'Inscribe a personas en un curso por su nombre',
  body: inscribirPersonas,
  answer: personasInscritas,
});

export const quitar = command('POST /api/cursos/:id/quitar', {
  summary: 'Quita un curso a personas inscritas por su nombre; su progreso se conserva',
  body: quitarPersonas,
  answer: personasQuitadas,
});

export const prorrogar = command('POST /api/cursos/:id/prorrogar', {
  summary: 'Da a una persona su propia fecha para terminar, con un motivo, o se la quita',
  body: prorroga,
  answer: prorrogado,
});

export const reabrir = command('POST /api/actividades/:id/reabrir', {
  summary: 'Da otra fecha de cierre de una actividad a unas personas, o a todas las que dejó sin terminar',
  tag: 'participantes',
  name: 'participantes.reabrir-actividad',
  body: nuevoCierre,
  answer: reabierta,
});

export const eximir = command('POST /api/actividades/:id/eximir', {
  summary: 'Hace que una actividad no cuente para una persona, con un motivo',
  tag: 'participantes',
  name: 'participantes.eximir-de-actividad',
  body: exencion,
  answer: decidido,
});

export const retirar = command('POST /api/actividades/:id/retirar-excepcion', {
  summary: 'Quita a una persona su fecha propia en una actividad, o que no le cuente',
  tag: 'participantes',
  name: 'participantes.retirar-excepcion',
  body: retirarExcepcion,
  answer: decidido,
});

export const eximirDeCurso = command('POST /api/cursos/:id/eximir', {
  summary: 'Exime a personas de un curso hasta un día, con un motivo, o dice a quiénes y qué plazo tendrían',
  tag: 'participantes',
  name: 'participantes.eximir-de-curso',
  body: darExencion,
  answer: resultadoDeExencion,
});

export const quitarExencion = command('POST /api/cursos/:id/quitar-exencion', {
  summary: 'Quita a personas la exención de un curso, con un motivo, o dice a quiénes y qué plazo tendrían',
  tag: 'participantes',
  name: 'participantes.quitar-exencion',
  body: finDeExencion,
  answer: resultadoDeExencion,
});

export const deshacerExencion = command('POST /api/cursos/:id/deshacer-exencion', {
  summary: 'Deshace lo que hizo un acto que eximió de un curso o quitó la exención',
  tag: 'participantes',
  name: 'participantes.deshacer-exencion',
  body: vuelta,
  answer: exencionDeshecha,
});

export const leerExenciones = read('GET /api/usuarios/:id/exenciones', {
  summary: 'Lee de qué cursos se ha eximido a una persona, hasta cuándo, quién y por qué',
  tag: 'participantes',
  query: consultaDeExenciones,
  answer: exencionesDePersona,
});

export const recordar = command('POST /api/cursos/:id/recordar', {
  summary: 'Recuerda el curso por correo a quienes no lo han terminado, una vez al día como mucho',
  body: aQuienRecordar,
  answer: recordados,
});

export const contarFechasDeDato = command('POST /api/cursos/fechas-de-dato', {
  summary:
    'Dice a cuántas personas se les habría pasado ya la fecha contada desde un dato de su ficha, y cuántas no lo tienen; no cambia nada',
  tag: 'participantes',
  body: fechasDeDato,
  answer: cuentaDeFechas,
  discoLleno: 'sirve',
});

export const contarFechasDeGrupo = command('POST /api/grupos/:id/fechas', {
  summary:
    'Dice a cuántas personas de un grupo se les habría pasado ya la fecha que daría en unos cursos, y a cuántas les falta el dato desde el que se cuenta; no cambia nada',
  tag: 'participantes',
  name: 'participantes.contar-fechas-de-grupo',
  body: fechaDeGrupo,
  answer: cuentaDeFechasDeGrupo,
  discoLleno: 'sirve',
});

export const leerCierresPorGrupo = command('POST /api/grupos/:id/cierres-antes', {
  summary:
    'Dice a cuántas personas se les cerraría una evaluación obligatoria antes del plazo que daría un grupo; no cambia nada',
  tag: 'participantes',
  name: 'participantes.leer-cierres-por-grupo',
  body: asignacionDeCurso,
  answer: cierresAntes,
  discoLleno: 'sirve',
});

export const leerCierresPorNombre = command('POST /api/cursos/:id/cierres-antes', {
  summary:
    'Dice a cuántas personas se les cerraría una evaluación obligatoria antes del plazo que se les daría; no cambia nada',
  tag: 'participantes',
  name: 'participantes.leer-cierres-por-nombre',
  body: cierresPorNombre,
  answer: cierresAntes,
  discoLleno: 'sirve',
});

export const leerCierresAlEntrar = command('POST /api/grupos/cierres-antes', {
  summary:
    'Dice a cuántas personas se les cerraría una evaluación obligatoria antes de su plazo si entran en unos grupos; no cambia nada',
  tag: 'participantes',
  name: 'participantes.leer-cierres-al-entrar',
  body: cierresAlEntrar,
  answer: cierresAntes,
  discoLleno: 'sirve',
});

export const leerCierresDeCarga = read('GET /api/cargas/:id/cierres-antes', {
  summary:
    'Dice a cuántas personas de una carga se les cerraría una evaluación obligatoria antes de su plazo',
  tag: 'participantes',
  query: cierresDeCarga,
  answer: cierresAntes,
});

export const leerPlazosTrasCierre = read('GET /api/evaluaciones/:id/plazos-tras-cierre', {
  summary:
    'Dice cuántas personas tendrían plazo para el curso después de que una evaluación les cierre, con otro cierre, publicada u obligatoria',
  tag: 'participantes',
  query: cierrePrevisto,
  answer: cierresAntes,
});
