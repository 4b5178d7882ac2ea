import * as api from '@catedra/shared/intentos/api.ts';
import { agenteEnPalabras } from '@catedra/shared/sesion/agente.ts';
import type { FastifyRequest } from 'fastify';
import { abrirPuerta } from '#features/intentos/commands/abrir-puerta.ts';
import { esperar } from '#features/intentos/commands/esperar.ts';
import { leerPuerta } from '#features/intentos/puerta/leer-puerta.ts';
import { anular } from '#features/intentos/commands/anular.ts';
import { avisarDeError } from '#features/intentos/commands/avisar-de-error.ts';
import { avanzar } from '#features/intentos/commands/avanzar.ts';
import { calificarRespuesta } from '#features/intentos/commands/calificar-respuesta.ts';
import { darOtro } from '#features/intentos/commands/dar-otro.ts';
import { decidirTardias } from '#features/intentos/commands/decidir-tardias.ts';
import { type Desde, dicha, empezar } from '#features/intentos/commands/empezar.ts';
import { darMinutos } from '#features/intentos/commands/dar-minutos.ts';
import { enviarMensaje } from '#features/intentos/commands/enviar-mensaje.ts';
import { entregar } from '#features/intentos/commands/entregar.ts';
import { guardar, guardarJuntos } from '#features/intentos/commands/guardar.ts';
import { deshacerReparacion } from '#features/intentos/commands/deshacer-reparacion.ts';
import { reparar } from '#features/intentos/commands/reparar.ts';
import { leerReparable } from '#features/intentos/reparar/leer.ts';
import { leerDeshacer } from '#features/intentos/reparar/leer-deshacer.ts';
import { prever } from '#features/intentos/reparar/prever.ts';
import { publicarNotas } from '#features/intentos/commands/publicar-notas.ts';
import { leerPorPublicar } from '#features/intentos/calificar/por-publicar.ts';
import { reabrir } from '#features/intentos/commands/reabrir.ts';
import { terminar } from '#features/intentos/commands/terminar.ts';
import { tomar } from '#features/intentos/commands/tomar.ts';
import { contandoFallos } from '#features/intentos/empezar/contar-fallos.ts';
import { diciendoSorteosCortos } from '#features/intentos/empezar/sorteo-corto.ts';
import { leerIntento } from '#features/intentos/empezar/leer-intento.ts';
import { comprobarRecibo } from '#features/intentos/resultados/comprobar-recibo.ts';
import { exportarResultados } from '#features/intentos/resultados/exportar-resultados.ts';
import { leerComprobacion } from '#features/intentos/guardar/leer-comprobacion.ts';
import { exportarEstadistica } from '#features/intentos/estadistica/exportar-estadistica.ts';
import { leerEnBanco } from '#features/intentos/estadistica/leer-en-banco.ts';
import { leerEstadistica } from '#features/intentos/estadistica/leer-notas.ts';
import { leerPreguntaPorDentro } from '#features/intentos/estadistica/leer-pregunta.ts';
import { leerEstadisticaDePreguntas } from '#features/intentos/estadistica/leer-preguntas.ts';
import { leerEvaluacion } from '#features/intentos/empezar/leer-evaluacion.ts';
import { leerPorCalificar } from '#features/intentos/calificar/leer-por-calificar.ts';
import { leerPorPersona } from '#features/intentos/resultados/leer-por-persona.ts';
import { leerPruebas } from '#features/intentos/empezar/leer-pruebas.ts';
import { leerFalladas } from '#features/intentos/resultados/leer-falladas.ts';
import { leerPrueba } from '#features/intentos/resultados/leer-prueba.ts';
import { leerReparto } from '#features/intentos/resultados/leer-reparto.ts';
import { leerResultados } from '#features/intentos/resultados/leer-resultados.ts';
import { leerRevision } from '#features/intentos/resultados/leer-revision.ts';
import { leerSinEmpezar } from '#features/intentos/resultados/leer-sin-empezar.ts';
import { leerTardias } from '#features/intentos/tardias/leer-tardias.ts';
import { leerUnIntento } from '#features/intentos/resultados/leer-un-intento.ts';
import { leerPapel } from '#features/intentos/papel/leer-papel.ts';
import { presencia } from '#features/intentos/guardar/presencia.ts';
import { cuartos } from '#features/intentos/sala/cuarto.ts';
import { anotarHechos } from '#features/intentos/sala/anotar-hechos.ts';
import { leerHechos } from '#features/intentos/sala/leer-hechos.ts';
import { leerSuSala, mirar } from '#features/intentos/sala/leer-sala.ts';
import { confirmarMensajes, leerNovedades } from '#features/intentos/sala/novedades.ts';
import { createLimits } from '#features/sesion/offers.ts';
import { runWork } from '#platform/changes/work.ts';
import { answer, handle, nameOf } from '#platform/http/handler.ts';
import type { Platform } from '#platform/platform.ts';

const equipoDe = (request: FastifyRequest): string => agenteEnPalabras(request.headers['user-agent'] ?? '');

const desde = (request: FastifyRequest): Desde => ({ equipo: equipoDe(request), direccion: request.ip });

const parsed = { parsed: true };

/** Evaluations as the person who takes them meets them. */
export const intentosHandlers = (
  ground: Platform,
  { db, clock, config: { ZONA_HORARIA: zona } } = ground,
  juntos = guardarJuntos(db.$client),
  limits = createLimits(db),
  presente = presencia(db),
  abrirCuarto = cuartos(ground),
) => [
  answer(api.leerPruebas, async ({ actor }) => ({
    pruebas: await leerPruebas(db, actor, zona, clock.now()),
    ahora: clock.now().toISOString(),
  })),
  answer(api.leerEvaluacion, ({ platform, actor, request }, { id }) =>
    leerEvaluacion(platform, db, actor, id, request.ip),
  ),
  answer(
    api.empezar,
    ({ platform, actor, request }, { id, body }) => {
      const run = () =>
        diciendoSorteosCortos(platform, id, () =>
          runWork(platform, actor, nameOf(api.empezar), (work) =>
            empezar(work, zona, id, body, desde(request)),
          ),
        );
      return dicha(body) === '' ? run() : contandoFallos(limits, actor.id, id, run);
    },
    parsed,
  ),
  answer(
    api.esperar,
    ({ platform, actor, request }, { id, body }) => {
      const run = () =>
        runWork(platform, actor, nameOf(api.esperar), (work) => esperar(work, id, body, request.ip));
      return dicha(body) === '' ? run() : contandoFallos(limits, actor.id, id, run);
    },
    parsed,
  ),
  answer(api.leerPuerta, ({ actor }, { id }) => leerPuerta(db, actor, id, clock.now())),
  handle(api.abrirPuerta, (work, { id }) => abrirPuerta(work, id)),
  answer(api.leerIntento, ({ platform, actor }, { id }) => leerIntento(platform, actor, id), parsed),
  answer(
    api.guardar,
    ({ platform, actor, request }, { id, body }) =>
      guardar(platform, { juntos, presente, direccion: request.ip }, actor, id, body),
    parsed,
  ),
  handle(api.avanzar, (work, { id, body }) => avanzar(work, id, body), parsed),
  answer(api.comprobar, ({ actor }, { id, lugar }) => leerComprobacion(db, actor, id, lugar)),
  handle(
    api.tomar,
    (work, { id, body }, { request }) => tomar(work, id, body.pestana, desde(request)),
    parsed,
  ),
  handle(api.entregar, (work, { id, body }) => entregar(work, id, body)),
  answer(api.leerRevision, ({ actor }, { id }) => leerRevision(db, actor, id, clock.now())),
  answer(api.leerResultados, ({ actor }, { id, query }) => leerResultados(db, actor, id, query)),
  answer(api.leerReparto, ({ platform, actor }, { id, query }) =>
    leerReparto(platform.pools.reports, actor, id, query),
  ),
  answer(api.leerPorPersona, ({ platform, actor }, { id, query }) =>
    leerPorPersona(platform.pools.reports, actor, id, query),
  ),
  answer(api.leerEstadistica, ({ platform, actor }, { id, query }) =>
    leerEstadistica(platform.pools.reports, actor, id, query, zona),
  ),
  answer(api.leerEstadisticaDePreguntas, ({ platform, actor }, { id, query }) =>
    leerEstadisticaDePreguntas(platform.pools.reports, actor, id, query),
  ),
  answer(api.leerEnBanco, ({ platform, actor }, { id }) => leerEnBanco(platform.pools.reports, actor, id)),
  answer(api.exportarEstadistica, (asked, { id, query }) =>
    exportarEstadistica(asked.platform, asked.db, asked.actor, id, query),
  ),
  answer(api.leerPreguntaPorDentro, ({ platform, actor }, { id, preguntaId, query }) =>
    leerPreguntaPorDentro(platform.pools.reports, actor, id, preguntaId, query),
  ),
  answer(api.leerPrueba, ({ actor }, { id }) => leerPrueba(db, actor, id)),
  answer(api.leerPapel, ({ actor }, { id, query }) => leerPapel(db, actor, id, query.modelos)),
  answer(api.leerFalladas, ({ actor }, { id }) => leerFalladas(db, actor, id)),
  answer(api.leerSinEmpezar, ({ actor }, { id, query }) => leerSinEmpezar(db, actor, id, query)),
  answer(api.exportarResultados, ({ platform, actor }, { id, query }) =>
    exportarResultados(platform, actor, id, query),
  ),
  answer(api.leerUnIntento, ({ actor }, { id }) => leerUnIntento(db, actor, id)),
  answer(api.comprobarRecibo, ({ actor }, { codigo }) => comprobarRecibo(db, actor, codigo)),
  answer(api.leerTardias, ({ actor }, { id }) => leerTardias(db, actor, id)),
  handle(api.decidir, (work, { id, body }) => decidirTardias(work, id, body)),
  handle(api.anular, (work, { body }) => anular(work, body)),
  handle(api.reabrir, (work, { body }) => reabrir(work, body)),
  answer(api.leerReparable, ({ actor }, { id, preguntaId }) => leerReparable(db, actor, id, preguntaId)),
  answer(api.ver, ({ actor }, { id, body }) => prever(db, actor, id, body)),
  handle(api.reparar, (work, { id, reparacionId, body }) => reparar(work, id, reparacionId, body)),
  answer(api.leerDeshacer, ({ actor }, { id }) => leerDeshacer(db, actor, id)),
  handle(api.deshacer, (work, { id, body }) => deshacerReparacion(work, id, body)),
  answer(api.leerPorCalificar, ({ actor }, { id, lugar }) => leerPorCalificar(db, actor, id, lugar)),
  handle(api.calificar, (work, { id, lugar, body }) => calificarRespuesta(work, id, lugar, body)),
  answer(api.leerPorPublicar, ({ db: suya, actor }, { id }) => leerPorPublicar(suya, actor, id)),
  handle(api.publicarNotas, (work, { id, body }) => publicarNotas(work, id, body)),
  handle(api.avisar, (work, { id, lugar, body }) => avisarDeError(work, id, lugar, body), parsed),
  handle(api.darOtro, (work, { id, body }) => darOtro(work, id, body)),
  answer(
    api.leerSala,
    async ({ actor }, { id, query }) => {
      const cuarto = await abrirCuarto(await leerSuSala(db, actor, id));
      return mirar(cuarto, actor, query.desde, clock.now());
    },
    parsed,
  ),
  handle(api.minutosEnSala, (work, { id, body }) => darMinutos(work, id, body)),
  handle(api.mensajeEnSala, (work, { id, body }) => enviarMensaje(work, id, body)),
  answer(api.leerHechos, ({ actor }, { id }) => leerHechos(db, actor, id)),
  answer(api.leerNovedades, ({ platform, actor }, { id }) => leerNovedades(platform, actor, id), parsed),
  answer(api.confirmarMensajes, ({ platform, actor }, { id, body }) =>
    confirmarMensajes(platform, actor, id, body.ids),
  ),
  answer(api.anotar, ({ actor }, { id, body }) => anotarHechos(db, actor, id, body, clock.now())),
  handle(api.terminar, (work, { body }) => terminar(work, body)),
];
