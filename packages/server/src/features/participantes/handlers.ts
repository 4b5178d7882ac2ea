import * as gruposApi from '@catedra/shared/grupos/api.ts';
import * as api from '@catedra/shared/participantes/api.ts';
import {
  leerCierresAlEntrar,
  leerCierresDeCarga,
  leerCierresPorGrupo,
  leerCierresPorNombre,
} from '#features/participantes/cierres/leer-cierres.ts';
import { leerPlazosTrasCierre } from '#features/participantes/cierres/leer-tras-cierre.ts';
import {
  asignarConCierres,
  asignarCursos,
  quitarConCierres,
} from '#features/participantes/commands/curso-de-grupo.ts';
import { eximirDeActividad, retirarExcepcion } from '#features/participantes/commands/eximir-de-actividad.ts';
import { inscribirPersonas } from '#features/participantes/commands/inscribir-personas.ts';
import { prorrogarPlazo } from '#features/participantes/commands/prorrogar-plazo.ts';
import { quitarPersonas } from '#features/participantes/commands/quitar-personas.ts';
import { reabrirActividad } from '#features/participantes/commands/reabrir-actividad.ts';
import { recordarCurso } from '#features/participantes/commands/recordar-curso.ts';
import { contarFechasDeDato } from '#features/participantes/contar-fechas-de-dato.ts';
import { contarFechasDeGrupo } from '#features/participantes/contar-fechas-de-grupo.ts';
import { eximirDeCurso } from '#features/participantes/exenciones/dar.ts';
import { leerExenciones } from '#features/participantes/exenciones/leer.ts';
import { deshacerExencion, quitarExencion } from '#features/participantes/exenciones/quitar.ts';
import { leerAprendizaje } from '#features/participantes/leer-aprendizaje.ts';
import { miradaDe } from '#features/participantes/mirada.ts';
import { leerAtascados } from '#features/participantes/leer-atascados.ts';
import { leerEmbudo } from '#features/participantes/leer-embudo.ts';
import { leerHechas } from '#features/participantes/leer-hechas.ts';
import { leerParticipantes } from '#features/participantes/leer-participantes.ts';
import { leerSucesos } from '#features/participantes/leer-sucesos.ts';
import { answer, handle } from '#platform/http/handler.ts';
import type { Platform } from '#platform/platform.ts';

export const participantesHandlers = ({ db, clock }: Platform) => [
  answer(api.leerParticipantes, ({ actor }, { id, query }) =>
    leerParticipantes(db, actor, { cursoId: id, now: clock.now() }, query),
  ),
  answer(api.leerAprendizaje, (asked, { id }) => leerAprendizaje(asked.db, miradaDe(asked, id))),
  answer(api.leerSucesos, (asked, { id, query }) => leerSucesos(asked.db, miradaDe(asked, id), query)),
  answer(api.leerEmbudo, ({ actor }, { id }) => leerEmbudo(db, actor, id)),
  answer(api.leerHechas, ({ actor }, { id }) => leerHechas(db, actor, id)),
  answer(api.leerAtascados, ({ actor }, { id }) => leerAtascados(db, actor, id, clock.now())),
  handle(api.inscribir, (work, { id, body }) => inscribirPersonas(work, id, body)),
  handle(api.quitar, (work, { id, body }) => quitarPersonas(work, id, body.usuarioIds)),
  handle(api.prorrogar, (work, { id, body }) => prorrogarPlazo(work, id, body)),
  handle(api.reabrir, (work, { id, body }) => reabrirActividad(work, id, body)),
  handle(api.eximir, (work, { id, body }) => eximirDeActividad(work, id, body)),
  handle(api.retirar, (work, { id, body }) => retirarExcepcion(work, id, body)),
  handle(api.eximirDeCurso, (work, { id, body }) => eximirDeCurso(work, id, body)),
  handle(api.quitarExencion, (work, { id, body }) => quitarExencion(work, id, body)),
  handle(api.deshacerExencion, (work, { id, body }) => deshacerExencion(work, id, body.marca)),
  answer(api.leerExenciones, ({ actor }, { id, query }) => leerExenciones(db, actor, id, query.cursoId)),
  handle(api.recordar, (work, { id, body }) => recordarCurso(work, id, body)),
  // Kept here and not by `grupos`, which knows nothing of evaluations: the dates of both are one act.
  handle(gruposApi.asignarCursos, (work, { id, body }) => asignarCursos(work, id, body)),
  handle(gruposApi.asignarCurso, (work, { id, body }) => asignarConCierres(work, id, body)),
  handle(gruposApi.quitarCurso, (work, { id, body }) => quitarConCierres(work, id, body)),
  answer(api.contarFechasDeDato, ({ actor }, { body }) => contarFechasDeDato(db, actor, body, clock.now())),
  answer(api.contarFechasDeGrupo, ({ actor }, { id, body }) =>
    contarFechasDeGrupo(db, actor, id, body, clock.now()),
  ),
  answer(api.leerCierresPorGrupo, ({ actor }, { id, body }) =>
    leerCierresPorGrupo(db, actor, id, body, clock.now()),
  ),
  answer(api.leerCierresPorNombre, ({ actor }, { id, body }) =>
    leerCierresPorNombre(db, actor, id, body, clock.now()),
  ),
  answer(api.leerCierresAlEntrar, ({ actor }, { body }) => leerCierresAlEntrar(db, actor, body, clock.now())),
  answer(api.leerCierresDeCarga, ({ actor }, { id, query }) =>
    leerCierresDeCarga(db, actor, id, query.diasSiPaso, clock.now()),
  ),
  answer(api.leerPlazosTrasCierre, ({ actor }, { id, query }) => leerPlazosTrasCierre(db, actor, id, query)),
];
