import { command, read } from '#core/contract.ts';
import { id } from '#core/fields.ts';
import { feedbackRespondido } from '#feedback/schemas.ts';
import { calificarRespuesta, lugarEnRuta, respuestaPorCalificar } from '#intentos/calificar.ts';
import {
  anularIntentos,
  consultaDeExportacion,
  consultaDeResultados,
  consultaSinEmpezar,
  darOtroIntento,
  hechosVarios,
  intentoVisto,
  reabrirIntentos,
  preguntasFalladas,
  pruebaConResultados,
  resultados,
  sinEmpezar,
} from '#intentos/resultados.ts';
import * as estadistica from '#intentos/estadistica/esquemas.ts';
import * as personas from '#intentos/por-persona.ts';
import { enLaPuerta, esperarEnPuerta, puertaVista } from '#intentos/puerta-vista.ts';
import { evaluacionPorDentro, misPruebas } from '#intentos/antes.ts';
import {
  avisarDeError,
  codigoDeRecibo,
  entregado,
  intentoRevisado,
  preguntaRevisada,
  reciboComprobado,
} from '#intentos/despues.ts';
import {
  avanzarIntento,
  empezarIntento,
  entregarIntento,
  guardarRespuestas,
  intentoEnCurso,
  respuestasGuardadas,
  tomarControl,
} from '#intentos/en-curso.ts';
import { anotarHechos, hechosDelIntento, terminarIntentos } from '#intentos/hechos.ts';
import * as sala from '#intentos/sala.ts';
import { consultaDePapel, papel } from '#intentos/papel/esquemas.ts';
import * as reparaciones from '#intentos/reparar/schemas.ts';
import { notasPublicadas, porPublicar, publicarNotas as queNotas } from '#intentos/publicar.ts';
import { decidirTardias, tardiasDelIntento } from '#intentos/tardias.ts';

export const leerPruebas = read('GET /api/aprendizaje/pruebas', {
  summary: 'Lee mis evaluaciones y cómo está cada una',
  answer: misPruebas,
});

export const leerEvaluacion = read('GET /api/aprendizaje/evaluaciones/:id', {
  summary: 'Lee las reglas de una evaluación y si puedo hacerla ahora',
  answer: evaluacionPorDentro,
});

export const empezar = command('POST /api/evaluaciones/:id/empezar', {
  summary: 'Empieza un intento, o sigue con el que está abierto',
  tag: 'intentos',
  body: empezarIntento,
  answer: intentoEnCurso,
  mirada: 'nunca',
});

export const esperar = command('POST /api/evaluaciones/:id/esperar', {
  summary: 'Dice que espero en la puerta de una evaluación que empieza para todos a la vez',
  tag: 'intentos',
  name: 'intentos.esperar',
  body: esperarEnPuerta,
  answer: enLaPuerta,
  mirada: 'nunca',
});

export const leerPuerta = read('GET /api/evaluaciones/:id/puerta', {
  summary: 'Lee cuántas personas esperan en la puerta de una evaluación, de las que vigilo',
  tag: 'intentos',
  answer: puertaVista,
});

export const abrirPuerta = command('POST /api/evaluaciones/:id/abrir-puerta', {
  summary: 'Abre la puerta de una evaluación: empiezan a la vez quienes esperan',
  tag: 'intentos',
  name: 'intentos.abrir-puerta',
  answer: puertaVista,
});

export const leerIntento = read('GET /api/intentos/:id/en-curso', {
  summary: 'Lee mi intento abierto, con sus preguntas y lo que hay guardado',
  answer: intentoEnCurso,
  mirada: 'nunca',
});

export const guardar = command('POST /api/intentos/:id/guardar', {
  summary: 'Guarda respuestas de mi intento',
  body: guardarRespuestas,
  answer: respuestasGuardadas,
});

export const avanzar = command('POST /api/intentos/:id/avanzar', {
  summary: 'Pasa a la pregunta siguiente de un intento sin vuelta atrás',
  body: avanzarIntento,
  answer: intentoEnCurso,
});

export const comprobar = read('GET /api/intentos/:id/comprobacion/:lugar', {
  summary: 'Lee cómo está mi respuesta, en una práctica que lo enseña al momento',
  params: { lugar: lugarEnRuta },
  answer: preguntaRevisada,
  mirada: 'nunca',
});

export const tomar = command('POST /api/intentos/:id/tomar', {
  summary: 'Sigue el intento en esta pestaña o en este equipo',
  body: tomarControl,
  answer: intentoEnCurso,
});

export const entregar = command('POST /api/intentos/:id/entregar', {
  summary: 'Entrega mi intento',
  tag: 'intentos',
  body: entregarIntento,
  answer: entregado,
});

export const leerRevision = read('GET /api/intentos/:id/revision', {
  summary: 'Lee el recibo de mi intento y lo que ya puedo ver de él',
  answer: intentoRevisado,
});

export const leerResultados = read('GET /api/evaluaciones/:id/resultados', {
  summary: 'Lista los intentos de una evaluación de las personas que puedo ver',
  tag: 'intentos',
  query: consultaDeResultados,
  answer: resultados,
});

export const leerReparto = read('GET /api/evaluaciones/:id/resultados/reparto', {
  summary: 'Cuenta cómo se reparten las notas de las personas que puedo ver',
  tag: 'intentos',
  query: personas.consultaDeReparto,
  answer: personas.repartoDeNotas,
});

export const leerPorPersona = read('GET /api/evaluaciones/:id/resultados/personas', {
  summary: 'Lista a las personas que puedo ver con sus intentos de una evaluación, de menor a mayor nota',
  tag: 'intentos',
  query: personas.consultaPorPersona,
  answer: personas.resultadosPorPersona,
});

export const leerEstadistica = read('GET /api/evaluaciones/:id/estadistica', {
  summary: 'Lee la estadística de las notas de una evaluación, de las personas que puedo ver',
  tag: 'intentos',
  query: estadistica.consultaDeEstadistica,
  answer: estadistica.estadisticaDeNotas,
});

export const leerEstadisticaDePreguntas = read('GET /api/evaluaciones/:id/estadistica/preguntas', {
  summary: 'Lee cómo funciona cada pregunta de una evaluación, y la fiabilidad de todas juntas',
  tag: 'intentos',
  query: estadistica.consultaDeEstadistica,
  answer: estadistica.estadisticaDePreguntas,
});

export const exportarEstadistica = read('GET /api/evaluaciones/:id/estadistica/exportar', {
  summary: 'Descarga la estadística de las preguntas de una evaluación',
  tag: 'intentos',
  name: 'intentos.exportar-estadistica',
  query: estadistica.consultaDeEstadisticaEnHoja,
  file: {
    types: ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'text/csv'],
    description: 'Una fila por pregunta, y por cada versión si hay varias',
  },
});

export const leerEnBanco = read('GET /api/preguntas/:id/estadistica', {
  summary: 'Lee cómo funciona una pregunta del banco en todas las evaluaciones que la usan',
  tag: 'intentos',
  answer: estadistica.estadisticaEnBanco,
});

export const leerPreguntaPorDentro = read('GET /api/evaluaciones/:id/estadistica/preguntas/:preguntaId', {
  summary: 'Lee qué se respondió a una pregunta de una evaluación',
  tag: 'intentos',
  params: { preguntaId: id() },
  query: estadistica.consultaDePregunta,
  answer: estadistica.preguntaPorDentro,
});

/** By its activity, which is what an address names. */
export const leerPrueba = read('GET /api/actividades/:id/prueba', {
  summary: 'Dice de qué evaluación son unos resultados, también si está en la papelera',
  tag: 'intentos',
  answer: pruebaConResultados,
});

export const leerPapel = read('GET /api/evaluaciones/:id/papel', {
  summary: 'Lee una evaluación como se imprime, en uno o varios modelos, con su clave',
  tag: 'intentos',
  query: consultaDePapel,
  answer: papel,
});

export const leerFalladas = read('GET /api/evaluaciones/:id/resultados/preguntas', {
  summary: 'Lista las preguntas que falló alguna de las personas que puedo ver',
  tag: 'intentos',
  answer: preguntasFalladas,
});

export const leerSinEmpezar = read('GET /api/evaluaciones/:id/sin-empezar', {
  summary: 'Lista a quienes tienen una evaluación y no la han empezado',
  tag: 'intentos',
  query: consultaSinEmpezar,
  answer: sinEmpezar,
});

export const exportarResultados = read('GET /api/evaluaciones/:id/resultados/exportar', {
  summary: 'Descarga los intentos de una evaluación',
  tag: 'intentos',
  name: 'intentos.exportar',
  query: consultaDeExportacion,
  file: {
    types: ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'text/csv'],
    description: 'Una fila por intento, con su nota y la de cada pregunta',
  },
});

export const leerUnIntento = read('GET /api/intentos/:id', {
  summary: 'Lee un intento pregunta a pregunta, como lo vio su autor',
  answer: intentoVisto,
});

export const comprobarRecibo = read('GET /api/intentos/recibos/:codigo', {
  summary: 'Dice de quién es un recibo, por su código, y si lo que se guarda concuerda con él',
  params: { codigo: codigoDeRecibo },
  answer: reciboComprobado,
});

export const leerTardias = read('GET /api/intentos/:id/tardias', {
  summary: 'Lee las respuestas de un intento que llegaron después del final',
  answer: tardiasDelIntento,
});

export const decidir = command('POST /api/intentos/:id/decidir-tardias', {
  summary: 'Acepta o deja fuera respuestas que llegaron tarde, con un motivo que leerá su persona',
  name: 'intentos.decidir-tardias',
  body: decidirTardias,
  answer: tardiasDelIntento,
});

export const anular = command('POST /api/intentos/anular', {
  summary: 'Anula intentos, con un motivo que leerá cada persona',
  body: anularIntentos,
  answer: hechosVarios,
});

export const reabrir = command('POST /api/intentos/reabrir', {
  summary: 'Reabre intentos por unos minutos, con lo que tenían respondido',
  body: reabrirIntentos,
  answer: hechosVarios,
});

export const darOtro = command('POST /api/evaluaciones/:id/dar-otro-intento', {
  summary: 'Da un intento más a unas personas',
  tag: 'intentos',
  body: darOtroIntento,
  answer: hechosVarios,
});

export const leerPorCalificar = read('GET /api/intentos/:id/por-calificar/:lugar', {
  summary: 'Lee una respuesta con lo que hace falta para calificarla',
  params: { lugar: lugarEnRuta },
  answer: respuestaPorCalificar,
});

export const calificar = command('POST /api/intentos/:id/calificar/:lugar', {
  summary: 'Corrige una respuesta, con su rúbrica o con puntos',
  name: 'intentos.calificar',
  params: { lugar: lugarEnRuta },
  body: calificarRespuesta,
  answer: respuestaPorCalificar,
});

export const leerPorPublicar = read('GET /api/evaluaciones/:id/notas-por-publicar', {
  summary: 'Lista las notas puestas por una persona que nadie ha publicado, de quienes corrijo',
  tag: 'intentos',
  answer: porPublicar,
});

export const publicarNotas = command('POST /api/evaluaciones/:id/publicar-notas', {
  summary: 'Publica notas puestas por una persona: quien las tiene se entera',
  tag: 'intentos',
  name: 'intentos.publicar-notas',
  body: queNotas,
  answer: notasPublicadas,
});

export const avisar = command('POST /api/intentos/:id/avisar/:lugar', {
  summary: 'Avisa de que una pregunta de mi intento tiene un error',
  name: 'intentos.avisar-de-error',
  params: { lugar: lugarEnRuta },
  body: avisarDeError,
  answer: feedbackRespondido,
});

export const leerSala = read('GET /api/evaluaciones/:id/sala', {
  summary: 'Lee en vivo quién está haciendo una evaluación, de las personas que vigilo',
  tag: 'intentos',
  query: sala.consultaDeSala,
  answer: sala.salaEnVivo,
});

export const minutosEnSala = command('POST /api/evaluaciones/:id/sala/minutos', {
  summary: 'Da más minutos a quienes están dentro de una evaluación',
  tag: 'intentos',
  name: 'intentos.dar-minutos',
  body: sala.darMinutos,
  answer: hechosVarios,
});

export const mensajeEnSala = command('POST /api/evaluaciones/:id/sala/mensaje', {
  summary: 'Envía un mensaje a quienes están dentro de una evaluación',
  tag: 'intentos',
  name: 'intentos.enviar-mensaje',
  body: sala.enviarMensaje,
  answer: hechosVarios,
});

export const leerHechos = read('GET /api/intentos/:id/hechos', {
  summary: 'Lee lo que ha pasado en un intento de una persona que vigilo, sin sus preguntas',
  answer: hechosDelIntento,
});

export const leerNovedades = read('GET /api/intentos/:id/novedades', {
  summary: 'Lee la hora, el estado y los mensajes de mi intento abierto',
  answer: sala.novedades,
  mirada: 'nunca',
});

export const confirmarMensajes = command('POST /api/intentos/:id/mensajes-vistos', {
  summary: 'Dice que he visto mensajes de la sala',
  name: 'intentos.mensajes-vistos',
  body: sala.mensajesVistos,
});

export const anotar = command('POST /api/intentos/:id/hechos', {
  summary: 'Anota lo que ha pasado en el equipo con el que hago mi intento',
  name: 'intentos.anotar-hechos',
  body: anotarHechos,
});

export const terminar = command('POST /api/intentos/terminar', {
  summary: 'Termina intentos en curso y los entrega con lo que tengan',
  body: terminarIntentos,
  answer: hechosVarios,
});

export const leerReparable = read('GET /api/evaluaciones/:id/reparaciones/:preguntaId', {
  summary: 'Lee una pregunta ya respondida con lo que hace falta para repararla, y sus reparaciones',
  tag: 'intentos',
  params: { preguntaId: id() },
  answer: reparaciones.preguntaReparable,
});

export const ver = command('POST /api/evaluaciones/:id/reparaciones/prevista', {
  summary: 'Dice a quién le cambiaría la nota una reparación, sin hacerla',
  tag: 'intentos',
  name: 'intentos.prever-reparacion',
  body: reparaciones.verReparacion,
  answer: reparaciones.reparacionPrevista,
  discoLleno: 'sirve',
});

export const reparar = command('PUT /api/evaluaciones/:id/reparaciones/:reparacionId', {
  summary: 'Repara una pregunta ya respondida, con un motivo que leerá cada persona cuya nota cambie',
  tag: 'intentos',
  name: 'intentos.reparar',
  params: { reparacionId: id() },
  body: reparaciones.pedirReparacion,
  answer: reparaciones.reparacion,
});

export const leerDeshacer = read('GET /api/reparaciones/:id/deshacer', {
  summary: 'Dice qué pasaría al deshacer una reparación',
  tag: 'intentos',
  answer: reparaciones.deshechoPrevisto,
});

export const deshacer = command('POST /api/reparaciones/:id/deshacer', {
  summary: 'Deshace una reparación: cada nota vuelve a ser la que era',
  tag: 'intentos',
  name: 'intentos.deshacer-reparacion',
  body: reparaciones.deshacerReparacion,
  answer: reparaciones.reparacion,
});
