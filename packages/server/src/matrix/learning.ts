import { randomUUID } from 'node:crypto';
import * as aprendizaje from '@catedra/shared/aprendizaje/api.ts';
import * as archivos from '@catedra/shared/archivos/api.ts';
import { direccionDeArchivo } from '@catedra/shared/archivos/direccion.ts';
import * as calendario from '@catedra/shared/calendario/api.ts';
import * as entregas from '@catedra/shared/entregas/api.ts';
import * as feedback from '@catedra/shared/feedback/api.ts';
import * as intentos from '@catedra/shared/intentos/api.ts';
import * as progreso from '@catedra/shared/progreso/api.ts';
import * as sesion from '@catedra/shared/sesion/api.ts';
import * as usuarios from '@catedra/shared/usuarios/api.ts';
import {
  ajena,
  cruda,
  EN_ALGUN_GRUPO,
  EN_LA_ACADEMIA,
  EN_SUS_GRUPOS,
  fila,
  LO_DE_LOS_OTROS,
  LO_DE_SUS_GRUPOS,
  muestra,
  QUIEN_LO_CURSA,
  QUIEN_LO_VE,
  type Row,
  TODOS,
} from '#matrix/row.ts';
import type { Scene } from '#matrix/scene.ts';
import { codigoEnEscena, PESTANA } from '#matrix/world-exam.ts';

const actividad = ({ actividadId }: Scene) => ({ id: actividadId });
const archivo = ({ archivoId }: Scene) => ({ id: archivoId });
const trabajo = { version: 0, texto: '<p>Hecho</p>', archivoIds: [] };
const tarea = ({ tareaId }: Scene) => ({ id: tareaId, body: trabajo });
const CALIFICAR = 'actividades:calificar';
const VER_INTENTOS = ['intentos:ver', 'evaluaciones:ver'] as const;
const REPARAR = [...VER_INTENTOS, 'intentos:recalificar', 'preguntas:ver'] as const;
const reparacion = ({ preguntaId }: Scene) => ({
  preguntaId,
  tipo: 'todos' as const,
  clave: null,
  versiones: [1],
  rondasPasadas: false,
  haciaAbajo: false,
});
const evaluacion = ({ evaluacionId }: Scene) => ({ id: evaluacionId });
const intento = ({ intentoId }: Scene) => ({ id: intentoId });
const intentoHecho = ({ intentoHechoId }: Scene) => ({ id: intentoHechoId });
const entrada = { lugar: 0, revision: 1, equipoEn: '2026-01-01T10:00:00.000Z' };
const VIGILAR = ['intentos:vigilar', 'evaluaciones:ver'] as const;
const SOLO_SUYO = '404 200 404 404 404 404 404 404';
const DEL_OTRO = '403 403 403 200 404 200 200 200';
const SOLO_SU_TUTOR = '404 404 404 404 200 404 404 404';

/** What a learner does, what is marked, and everyone's own account. */
export const learningRows: readonly Row[] = [
  fila(progreso.abrir, null, QUIEN_LO_CURSA, actividad),
  fila(progreso.completar, null, QUIEN_LO_CURSA, actividad),
  // To whoever may not see it there is none; whoever may and does not take it has not opened it.
  fila(progreso.latir, null, '404 200 404 404 409 409 409 409', (scene) => ({
    ...actividad(scene),
    body: { segundo: 3 },
  })),
  fila(aprendizaje.leerActividad, null, QUIEN_LO_VE, actividad),
  fila(aprendizaje.leerMiTrabajo, null, QUIEN_LO_VE, actividad),
  fila(aprendizaje.leerInicio, null, TODOS),
  muestra(({ tareaId }) => tareaId, fila(calendario.leerMio, null, '- + - - - - - -')),
  fila(calendario.darDireccion, null, TODOS, () => ({ body: { enLugarDe: 0 } })),
  fila(calendario.quitarDireccion, null, TODOS),
  fila(aprendizaje.leerCurso, null, QUIEN_LO_VE, ({ cursoId }) => ({ idOSlug: cursoId })),
  fila(aprendizaje.leerFinal, null, SOLO_SUYO, ({ cursoId }) => ({ id: cursoId })),
  fila(intentos.leerPruebas, null, TODOS),
  fila(intentos.leerEvaluacion, null, QUIEN_LO_VE, evaluacion),
  fila(intentos.empezar, null, QUIEN_LO_CURSA, (scene) => ({
    ...evaluacion(scene),
    body: { pestana: PESTANA, contrasena: null, acepta: true },
  })),
  fila(intentos.leerIntento, null, SOLO_SUYO, intento),
  fila(intentos.guardar, null, SOLO_SUYO, (scene) => ({
    ...intento(scene),
    body: { pestana: PESTANA, epoca: 1, entradas: [{ ...entrada, respuesta: { opcion: 'aaaa' } }] },
  })),
  fila(intentos.avanzar, null, '404 409 404 404 404 404 404 404', (scene) => ({
    ...intento(scene),
    body: { pestana: PESTANA, epoca: 1, lugar: 0 },
  })),
  fila(intentos.comprobar, null, '404 404 404 404 404 404 404 404', (scene) => ({
    ...intento(scene),
    lugar: 0,
  })),
  fila(intentos.tomar, null, SOLO_SUYO, (scene) => ({
    ...intento(scene),
    body: { pestana: 'otra-pestana' },
  })),
  fila(intentos.entregar, null, SOLO_SUYO, (scene) => ({
    ...intento(scene),
    body: {
      pestana: PESTANA,
      epoca: 1,
      entradas: [],
      revisiones: {},
      aunqueFalten: false,
      pulsadoEn: entrada.equipoEn,
    },
  })),
  fila(intentos.leerRevision, null, SOLO_SUYO, intentoHecho),
  fila(intentos.avisar, null, SOLO_SUYO, (scene) => ({
    ...intentoHecho(scene),
    lugar: 0,
    body: { id: randomUUID(), texto: 'La opción B está repetida', anonimo: false },
  })),
  fila(intentos.leerResultados, VER_INTENTOS, EN_SUS_GRUPOS, (scene) => ({
    ...evaluacion(scene),
    query: {},
  })),
  fila(intentos.leerReparto, VER_INTENTOS, EN_SUS_GRUPOS, (scene) => ({ ...evaluacion(scene), query: {} })),
  fila(intentos.leerPorPersona, VER_INTENTOS, EN_SUS_GRUPOS, (scene) => ({
    ...evaluacion(scene),
    query: {},
  })),
  fila(intentos.leerEstadistica, VER_INTENTOS, EN_SUS_GRUPOS, (scene) => ({
    ...evaluacion(scene),
    query: {},
  })),
  fila(intentos.leerEstadisticaDePreguntas, VER_INTENTOS, EN_SUS_GRUPOS, (scene) => ({
    ...evaluacion(scene),
    query: {},
  })),
  fila(intentos.leerEnBanco, ['intentos:ver', 'preguntas:ver'], EN_SUS_GRUPOS, ({ preguntaId }) => ({
    id: preguntaId,
  })),
  fila(intentos.exportarEstadistica, VER_INTENTOS, EN_SUS_GRUPOS, (scene) => ({
    ...evaluacion(scene),
    query: { formato: 'csv' as const },
  })),
  // Nobody was asked this one in an attempt with a mark: to whoever may look there is nothing.
  fila(intentos.leerPreguntaPorDentro, 'intentos:ver', '403 403 403 404 404 404 404 404', (scene) => ({
    ...evaluacion(scene),
    preguntaId: scene.preguntaId,
    query: {},
  })),
  fila(intentos.leerPrueba, VER_INTENTOS, EN_SUS_GRUPOS, ({ pruebaId }) => ({ id: pruebaId })),
  fila(intentos.leerFalladas, VER_INTENTOS, EN_SUS_GRUPOS, evaluacion),
  fila(intentos.leerSinEmpezar, VER_INTENTOS, EN_SUS_GRUPOS, (scene) => ({
    ...evaluacion(scene),
    query: { limite: 50 },
  })),
  fila(intentos.exportarResultados, VER_INTENTOS, EN_SUS_GRUPOS, (scene) => ({
    ...evaluacion(scene),
    query: { formato: 'csv' as const },
  })),
  fila(intentos.leerUnIntento, 'intentos:ver', EN_SUS_GRUPOS, intentoHecho),
  ajena('de otra persona', intentos.leerUnIntento, DEL_OTRO, ({ otro }) => ({ id: otro.intentoHechoId })),
  fila(intentos.comprobarRecibo, VER_INTENTOS, EN_SUS_GRUPOS, ({ intentoHechoId }) => ({
    codigo: codigoEnEscena(intentoHechoId),
  })),
  ajena('de otra persona', intentos.comprobarRecibo, DEL_OTRO, ({ otro }) => ({
    codigo: codigoEnEscena(otro.intentoHechoId),
  })),
  fila(intentos.leerTardias, 'intentos:ver', EN_SUS_GRUPOS, intentoHecho),
  ajena('de otra persona', intentos.leerTardias, DEL_OTRO, ({ otro }) => ({ id: otro.intentoHechoId })),
  fila(intentos.decidir, ['intentos:ver', 'intentos:anular'], EN_SUS_GRUPOS, (scene) => ({
    ...intentoHecho(scene),
    body: { lugares: [0], aceptar: true, motivo: 'Se cortó la red' },
  })),
  ajena('de otra persona', intentos.decidir, DEL_OTRO, ({ otro }) => ({
    id: otro.intentoHechoId,
    body: { lugares: [0], aceptar: true, motivo: 'Se cortó la red' },
  })),
  fila(intentos.anular, ['intentos:ver', 'intentos:anular'], EN_SUS_GRUPOS, ({ intentoHechoId }) => ({
    body: { ids: [intentoHechoId], motivo: 'Porque sí' },
  })),
  ajena('de otra persona', intentos.anular, DEL_OTRO, ({ otro }) => ({
    body: { ids: [otro.intentoHechoId], motivo: 'Porque sí' },
  })),
  fila(intentos.reabrir, ['intentos:ver', 'intentos:ampliar'], EN_SUS_GRUPOS, ({ intentoId }) => ({
    body: { ids: [intentoId], minutos: 5, motivo: 'Se cortó la red' },
  })),
  fila(intentos.leerPorPublicar, 'actividades:calificar', EN_SUS_GRUPOS, evaluacion),
  fila(intentos.publicarNotas, 'actividades:calificar', EN_SUS_GRUPOS, (scene) => ({
    ...evaluacion(scene),
    body: { ids: null },
  })),
  fila(intentos.darOtro, [...VER_INTENTOS, 'intentos:ampliar'], EN_SUS_GRUPOS, (scene) => ({
    ...evaluacion(scene),
    body: { usuarioIds: [scene.usuarioId], motivo: 'Se cortó la red' },
  })),
  fila(intentos.esperar, null, SOLO_SUYO, (scene) => ({
    ...evaluacion(scene),
    body: { contrasena: null, acepta: false },
  })),
  fila(intentos.leerPuerta, VIGILAR, EN_SUS_GRUPOS, evaluacion),
  // Of the scene's each begins when they want: whoever might open it is told that there is nothing to open.
  fila(intentos.abrirPuerta, null, '403 403 403 404 409 409 409 409', evaluacion),
  fila(intentos.leerSala, VIGILAR, EN_SUS_GRUPOS, (scene) => ({ ...evaluacion(scene), query: {} })),
  fila(intentos.minutosEnSala, [...VIGILAR, 'intentos:ampliar'], EN_SUS_GRUPOS, (scene) => ({
    ...evaluacion(scene),
    body: {
      id: randomUUID(),
      a: { tipo: 'intentos' as const, ids: [scene.intentoId] },
      minutos: 5,
      motivo: 'Red',
    },
  })),
  fila(intentos.mensajeEnSala, VIGILAR, EN_SUS_GRUPOS, (scene) => ({
    ...evaluacion(scene),
    body: { id: randomUUID(), a: { tipo: 'intentos' as const, ids: [scene.intentoId] }, texto: 'Calma' },
  })),
  fila(intentos.leerHechos, 'intentos:vigilar', EN_SUS_GRUPOS, intento),
  ajena('de otra persona', intentos.leerHechos, DEL_OTRO, ({ otro }) => ({ id: otro.intentoHechoId })),
  fila(intentos.anotar, null, SOLO_SUYO, (scene) => ({
    ...intento(scene),
    body: { pestana: PESTANA, hechos: [{ tipo: 'foco' as const, en: entrada.equipoEn, segundos: 5 }] },
  })),
  fila(intentos.terminar, ['intentos:ver', 'intentos:anular'], EN_SUS_GRUPOS, ({ intentoId }) => ({
    body: { ids: [intentoId], motivo: 'Se acabó la hora' },
  })),
  fila(intentos.leerNovedades, null, SOLO_SUYO, intento),
  fila(intentos.confirmarMensajes, null, SOLO_SUYO, (scene) => ({
    ...intento(scene),
    body: { ids: [randomUUID()] },
  })),
  fila(intentos.leerReparable, REPARAR, EN_SUS_GRUPOS, ({ evaluacionId: id, preguntaId }) => ({
    id,
    preguntaId,
  })),
  fila(intentos.ver, REPARAR, EN_SUS_GRUPOS, (scene) => ({
    ...evaluacion(scene),
    body: reparacion(scene),
  })),
  fila(intentos.reparar, REPARAR, EN_SUS_GRUPOS, (scene) => ({
    ...evaluacion(scene),
    reparacionId: randomUUID(),
    body: { ...reparacion(scene), motivo: 'Era ambigua' },
  })),
  fila(intentos.leerDeshacer, REPARAR, EN_SUS_GRUPOS, ({ reparacionId }) => ({ id: reparacionId })),
  fila(intentos.deshacer, REPARAR, EN_SUS_GRUPOS, ({ reparacionId }) => ({
    id: reparacionId,
    body: { motivo: 'No lo era', certificados: 'dejar' as const },
  })),
  fila(intentos.leerPorCalificar, CALIFICAR, EN_SUS_GRUPOS, (scene) => ({
    ...intentoHecho(scene),
    lugar: 0,
  })),
  fila(intentos.calificar, CALIFICAR, EN_SUS_GRUPOS, (scene) => ({
    ...intentoHecho(scene),
    lugar: 0,
    body: { version: 0, logrados: 1, criterios: null, comentario: '' },
  })),

  fila(entregas.guardar, null, QUIEN_LO_CURSA, tarea),
  fila(entregas.entregar, null, QUIEN_LO_CURSA, tarea),
  ajena(
    'con un archivo de otra persona',
    entregas.guardar,
    '404 400 404 404 409 409 409 409',
    ({ tareaId, otro }) => ({
      id: tareaId,
      body: { ...trabajo, archivoIds: [otro.archivoId] },
    }),
  ),
  muestra(
    ({ entregaId }) => entregaId,
    fila(entregas.leerCola, CALIFICAR, LO_DE_SUS_GRUPOS, () => ({ query: {} })),
  ),
  muestra(
    ({ otro }) => otro.entregaId,
    ajena('de un curso ajeno', entregas.leerCola, LO_DE_LOS_OTROS, ({ otro }) => ({
      query: { cursoId: otro.cursoId },
    })),
  ),
  muestra(({ cursoId }) => cursoId, fila(entregas.leerEspera, CALIFICAR, LO_DE_SUS_GRUPOS)),
  muestra(
    ({ cursoId }) => cursoId,
    fila(entregas.leerPendientes, CALIFICAR, LO_DE_SUS_GRUPOS, ({ cursoId }) => ({ query: { cursoId } })),
  ),
  muestra(
    ({ cursoId }) => cursoId,
    fila(entregas.leerMontones, CALIFICAR, LO_DE_SUS_GRUPOS, ({ cursoId }) => ({ query: { cursoId } })),
  ),
  muestra(
    ({ intentoHechoId }) => intentoHechoId,
    fila(entregas.leerPorPersona, CALIFICAR, LO_DE_SUS_GRUPOS, ({ preguntaId }) => ({
      query: { preguntaId },
    })),
  ),
  muestra(
    ({ otro }) => otro.cursoId,
    ajena('de un grupo ajeno', entregas.leerMontones, LO_DE_LOS_OTROS, ({ otro }) => ({
      query: { grupoId: otro.grupoId },
    })),
  ),
  muestra(
    ({ intentoHechoId }) => intentoHechoId,
    fila(entregas.leerPaso, CALIFICAR, LO_DE_SUS_GRUPOS, ({ preguntaId }) => ({
      query: { preguntaId, id: randomUUID(), entregadaEn: '2020-01-01T00:00:00.000Z' },
    })),
  ),
  fila(entregas.leerPorCalificar, CALIFICAR, EN_SUS_GRUPOS, ({ entregaId }) => ({ id: entregaId })),
  fila(entregas.leerOtras, CALIFICAR, EN_ALGUN_GRUPO, ({ tareaId }) => ({
    query: { actividadId: tareaId, menos: randomUUID() },
  })),
  fila(entregas.leerComentarios, CALIFICAR, EN_ALGUN_GRUPO, ({ cursoId }) => ({ query: { cursoId } })),
  fila(entregas.guardarComentario, CALIFICAR, EN_SUS_GRUPOS, ({ cursoId }) => ({
    id: randomUUID(),
    body: { texto: '<p>Muy claro.</p>', cursoId },
  })),
  fila(entregas.quitarComentario, CALIFICAR, '403 403 403 404 404 404 404 404', () => ({ id: randomUUID() })),
  fila(entregas.anotar, CALIFICAR, EN_SUS_GRUPOS, ({ entregaId }) => ({
    id: entregaId,
    anotacionId: randomUUID(),
    body: { lugar: null, version: 0, ancla: { tipo: 'texto', cita: 'zq', desde: 0 } as const, texto: 'Bien' },
  })),
  fila(entregas.quitarAnotacion, CALIFICAR, EN_SUS_GRUPOS, ({ entregaId, anotacionId }) => ({
    id: entregaId,
    anotacionId,
  })),
  fila(entregas.estarCorrigiendo, CALIFICAR, EN_SUS_GRUPOS, ({ entregaId }) => ({
    id: entregaId,
    body: { lugar: null },
  })),
  fila(entregas.dejarDeCorregir, CALIFICAR, EN_SUS_GRUPOS, ({ entregaId }) => ({
    id: entregaId,
    body: { lugar: null },
  })),
  fila(entregas.calificar, CALIFICAR, EN_SUS_GRUPOS, ({ entregaId }) => ({
    id: entregaId,
    body: { version: 1, comentario: '', nota: 7, puntos: null },
  })),
  fila(entregas.devolver, CALIFICAR, EN_SUS_GRUPOS, ({ entregaId }) => ({
    id: entregaId,
    body: { version: 1, comentario: '' },
  })),
  fila(feedback.responder, 'feedback:responder', EN_SUS_GRUPOS, ({ feedbackId }) => ({
    id: feedbackId,
    body: { respuesta: 'Gracias', estado: 'resuelto' },
  })),

  cruda('POST /api/subidas', '400 400 400 400 400 400 400 400', () => ({ path: '/api/subidas', body: {} })),
  cruda('PATCH /api/subidas/:id', '404 404 404 404 415 404 404 404', ({ subidaId }) => ({
    path: `/api/subidas/${subidaId}`,
    body: {},
  })),
  cruda('GET /archivos/:id', QUIEN_LO_VE, ({ archivoId }) => ({ path: direccionDeArchivo(archivoId) })),
  fila(archivos.abandonar, null, SOLO_SU_TUTOR, ({ subidaId }) => ({ id: subidaId })),
  fila(archivos.terminar, null, SOLO_SU_TUTOR, archivo),
  fila(archivos.leerUno, null, QUIEN_LO_VE, archivo),
  fila(archivos.leerLimites, null, TODOS),
  fila(archivos.leerUso, null, EN_LA_ACADEMIA),
  fila(archivos.ponerMiFoto, null, TODOS, () => ({ body: { archivoId: null } })),
  ajena('de otra persona', archivos.ponerMiFoto, '400 400 400 400 400 400 400 400', ({ otro }) => ({
    body: { archivoId: otro.archivoId },
  })),

  fila(sesion.leerAbiertas, null, TODOS),
  fila(sesion.cerrarAbierta, null, '404 404 404 404 404 404 404 404', () => ({ id: randomUUID() })),
  fila(usuarios.actualizarMisDatos, null, '409 409 409 409 409 409 409 409', () => ({
    body: { version: 999, nombre: 'Otra', apellidos: 'Persona', telefono: '1', zonaHoraria: null },
  })),
];
