import { sinPermiso } from '@catedra/shared/core/errors.ts';
import type { Actor } from '@catedra/shared/core/actor.ts';
import type { Scope } from '@catedra/shared/core/scope.ts';
import * as api from '@catedra/shared/fotos/api.ts';
import { POR_PAGINA_DE_FOTO } from '@catedra/shared/fotos/schemas.ts';
import { personasEnReportes } from '@catedra/shared/reportes/policy.ts';
import { pedirFoto } from '#features/fotos/commands/pedir-foto.ts';
import { comprobarFoto } from '#features/fotos/comprobar.ts';
import { hojaDeFoto } from '#features/fotos/hoja.ts';
import { contarFilas, leerCursos, leerFilas } from '#features/fotos/leer-filas.ts';
import { leerFotos, leerUna } from '#features/fotos/leer-fotos.ts';
import { answer, handle } from '#platform/http/handler.ts';
import type { Platform } from '#platform/platform.ts';

/** A picture is read by the permission of today. */
function genteDe(actor: Actor): Scope {
  const gente = personasEnReportes(actor, 'reportes:ver');
  if (gente === false) throw sinPermiso();
  return gente;
}

export const fotosHandlers = ({ config }: Platform) => [
  answer(api.leerFotos, async ({ db, actor }) => ({ fotos: await leerFotos(db, genteDe(actor)) })),
  answer(api.leerFoto, async ({ db, actor }, { id, query: { cursor, ...filtros } }) => {
    const gente = genteDe(actor);
    const foto = await leerUna(db, gente, id);
    const de = { id, gente: [gente], filtros };
    const [pagina, total, cursos] = await Promise.all([
      leerFilas(db, de, POR_PAGINA_DE_FOTO, cursor),
      contarFilas(db, de),
      leerCursos(db, id, gente),
    ]);
    return { foto, ...pagina, total, cursos };
  }),
  answer(api.descargarFoto, async ({ db, actor }, { id, query: { formato, ...filtros } }) => {
    const gente = genteDe(actor);
    const exporta = personasEnReportes(actor, 'reportes:exportar');
    if (exporta === false) throw sinPermiso();
    const foto = await leerUna(db, gente, id);
    return hojaDeFoto(db, { id, gente: [gente, exporta], filtros }, foto, formato);
  }),
  answer(api.comprobarFoto, ({ db, actor }, { id }) => {
    genteDe(actor);
    return comprobarFoto(db, id);
  }),
  handle(api.pedirFoto, (work, { id }) => pedirFoto(work, id, config.ZONA_HORARIA)),
];
