import * as api from '@catedra/shared/cursos/api.ts';
import { archivarCurso, volverABorrador } from '#features/cursos/commands/cambiar-estado.ts';
import { guardarSecciones } from '#features/cursos/commands/guardar-secciones.ts';
import { inscribirme } from '#features/cursos/commands/inscribirme.ts';
import { programarPublicacion } from '#features/cursos/commands/programar-publicacion.ts';
import { publicarCurso } from '#features/cursos/commands/publicar-curso.ts';
import { duplicarCurso } from '#features/cursos/duplicar/duplicar-curso.ts';
import { leerPalabras, leerPorCompletar } from '#features/cursos/leer-lista.ts';
import { answer, handle } from '#platform/http/handler.ts';

const parsed = { parsed: true };

export const cursosHandlers = () => [
  handle(api.publicar, (work, { id }) => publicarCurso(work, id), parsed),
  handle(api.archivar, (work, { id }) => archivarCurso(work, id), parsed),
  handle(api.volverABorrador, (work, { id }) => volverABorrador(work, id), parsed),
  handle(api.programar, (work, { id, body }) => programarPublicacion(work, id, body.publicarEn), parsed),
  handle(api.guardarSecciones, (work, { id, body }) => guardarSecciones(work, id, body), parsed),
  handle(api.inscribirme, (work, { id }) => inscribirme(work, id)),
  answer(
    api.duplicar,
    ({ platform, actor }, { id, body }) => duplicarCurso(platform, actor, id, body.id),
    parsed,
  ),
  answer(api.leerPalabras, ({ db, actor }) => leerPalabras(db, actor)),
  answer(api.leerPorCompletar, ({ db, actor }, { query }) => leerPorCompletar(db, actor, query.ids)),
];
