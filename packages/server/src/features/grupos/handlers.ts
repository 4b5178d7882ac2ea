import * as api from '@catedra/shared/grupos/api.ts';
import { añadirPersonas } from '#features/grupos/commands/anadir-personas.ts';
import { añadirPorIdentificador } from '#features/grupos/commands/anadir-por-identificador.ts';
import { eliminarGrupo } from '#features/grupos/commands/eliminar-grupo.ts';
import { quitarPersonas } from '#features/grupos/commands/quitar-personas.ts';
import { leerEfectoDeAsignar, leerEfectoDeAsignarVarios } from '#features/grupos/leer-efecto-de-asignar.ts';
import { leerEfectoDeEliminar } from '#features/grupos/leer-efecto-de-eliminar.ts';
import { leerPlazosPasados } from '#features/grupos/leer-plazos-pasados.ts';
import { dejarALaRegla, guardarRegla } from '#features/grupos/regla/guardar-regla.ts';
import { leerLoQueMiran } from '#features/grupos/regla/leer-lo-que-miran.ts';
import { leerPorQue, leerRegla } from '#features/grupos/regla/leer-regla.ts';
import { preverDejar } from '#features/grupos/regla/prever-dejar.ts';
import { preverRegla } from '#features/grupos/regla/prever.ts';
import { leerCursosDeGrupo, leerMiembros, leerTutores } from '#features/grupos/queries.ts';
import { MIEMBROS, TUTORES } from '#features/grupos/relacion.ts';
import { answer, handle } from '#platform/http/handler.ts';

const parsed = { parsed: true };

export const gruposHandlers = () => [
  handle(api.añadirMiembros, (work, { id, body }) =>
    añadirPersonas(work, MIEMBROS, id, body.usuarioIds, body.diasSiPaso),
  ),
  handle(api.quitarMiembros, (work, { id, body }) => quitarPersonas(work, MIEMBROS, id, body.usuarioIds)),
  handle(api.añadirTutores, (work, { id, body }) => añadirPersonas(work, TUTORES, id, body.usuarioIds)),
  handle(api.quitarTutores, (work, { id, body }) => quitarPersonas(work, TUTORES, id, body.usuarioIds)),
  answer(api.leerEfectoDeAsignar, ({ db, actor }, { id, query }) =>
    leerEfectoDeAsignar(db, actor, id, query.cursoId),
  ),
  answer(api.leerEfectoDeAsignarVarios, ({ db, actor }, { id, body }) =>
    leerEfectoDeAsignarVarios(db, actor, id, body.cursoIds),
  ),
  handle(api.añadirPorIdentificador, (work, { id, body }) =>
    añadirPorIdentificador(work, id, body.identificadores, body.diasSiPaso),
  ),
  answer(api.leerPlazosPasados, ({ db, actor, platform }, { body }) =>
    leerPlazosPasados(db, actor, body, platform.clock.now()),
  ),
  handle(api.eliminar, (work, { id }) => eliminarGrupo(work, id)),
  answer(api.leerEfectoDeEliminar, ({ db, actor }, { id }) => leerEfectoDeEliminar(db, actor, id)),
  answer(api.leerMiembros, ({ db, actor }, { id, query }) => leerMiembros(db, actor, id, query), parsed),
  answer(api.leerTutores, ({ db, actor }, { id, query }) => leerTutores(db, actor, id, query), parsed),
  answer(api.leerCursos, ({ db, actor }, { id, query }) => leerCursosDeGrupo(db, actor, id, query), parsed),
  answer(api.leerRegla, ({ db, actor, platform }, { id }) => leerRegla(db, actor, id, platform.clock.now())),
  answer(api.leerLoQueMiran, ({ db, actor }) => leerLoQueMiran(db, actor)),
  answer(api.preverRegla, ({ db, actor, platform }, { id, body }) =>
    preverRegla(db, actor, id, body.regla, platform.clock.now()),
  ),
  answer(api.guardarRegla, async ({ db, actor, platform }, { id, body }) => ({
    ...(await guardarRegla(platform, actor, id, body)),
    ...(await leerRegla(db, actor, id, platform.clock.now())),
  })),
  answer(api.preverDejar, ({ db, actor, platform }, { id, body }) =>
    preverDejar(db, actor, id, body.usuarioIds, platform.clock.now()),
  ),
  answer(api.dejarALaRegla, async ({ db, actor, platform }, { id, body }) => ({
    ...(await dejarALaRegla(platform, actor, id, body)),
    ...(await leerRegla(db, actor, id, platform.clock.now())),
  })),
  answer(api.leerPorQue, ({ db, actor, platform }, { id, query }) =>
    leerPorQue(db, actor, id, query.usuarioId, platform.clock.now()),
  ),
];
