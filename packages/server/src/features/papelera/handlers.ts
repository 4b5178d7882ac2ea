import * as api from '@catedra/shared/papelera/api.ts';
import { borrarDeLaPapelera } from '#features/papelera/commands/borrar.ts';
import { recuperar } from '#features/papelera/commands/recuperar.ts';
import { tirarCurso } from '#features/papelera/commands/tirar-curso.ts';
import { leerPapelera } from '#features/papelera/leer-papelera.ts';
import { leerUsoDeActividades, leerUsoDeCurso } from '#features/papelera/leer-uso.ts';
import { answer, handle } from '#platform/http/handler.ts';

export const papeleraHandlers = () => [
  answer(api.leer, ({ db, actor, platform }, { query }) =>
    leerPapelera(db, actor, query, platform.clock.now()),
  ),
  handle(api.tirarCurso, (work, { id }) => tirarCurso(work, id)),
  handle(api.recuperar, (work, { id }) => recuperar(work, id)),
  handle(api.borrar, (work, { id }) => borrarDeLaPapelera(work, id)),
  answer(api.leerUsoDeCurso, ({ db, actor }, { id }) => leerUsoDeCurso(db, actor, id)),
  answer(api.leerUsoDeActividades, ({ db, actor }, { id, body }) =>
    leerUsoDeActividades(db, actor, id, body.actividadIds),
  ),
];
