import * as api from '@catedra/shared/cargas/api.ts';
import { type FormatoDeHoja, TIPOS_DE_HOJA } from '@catedra/shared/core/hojas.ts';
import { eq } from 'drizzle-orm';
import { fallidas, hojaDeContraseñas, plantilla } from '#features/cargas/archivo/descargas.ts';
import { leerCatalogo } from '#features/cargas/archivo/catalogo.ts';
import { leerArchivo } from '#features/cargas/archivo/leer-archivo.ts';
import { darContraseñas } from '#features/cargas/commands/dar-contrasenas.ts';
import { huella, subirCarga, yaSubida } from '#features/cargas/commands/subir-carga.ts';
import { archivoMuyGrande } from '#features/cargas/errors.ts';
import { exigirPermiso, leerCarga } from '#features/cargas/queries.ts';
import { usuariosTable } from '#features/usuarios/table.ts';
import { runWork } from '#platform/changes/work.ts';
import { answer, type FileGiven, nameOf } from '#platform/http/handler.ts';

const hoja = (nombre: string, formato: FormatoDeHoja, contenido: FileGiven['contenido']): FileGiven => ({
  nombre: `${nombre}.${formato}`,
  tipo: TIPOS_DE_HOJA[formato],
  contenido,
});

const FALLIDAS = 'filas-por-corregir';

/** What comes and what leaves as a file. */
export const archivoHandlers = [
  answer(
    api.subir,
    async ({ platform, db, actor }, { id, query: { nombre }, body: contenido }) => {
      const sha256 = huella(contenido);
      if (!(await yaSubida(db, { actor }, id, sha256))) {
        const leido = await leerArchivo(actor.id, contenido, { nombre }, await leerCatalogo(db, actor));
        await runWork(platform, actor, nameOf(api.subir), (work) =>
          subirCarga(work, { id, nombre, contenido, sha256, leido }),
        );
      }
      return leerCarga(db, actor, id);
    },
    { before: exigirPermiso, tooLarge: archivoMuyGrande },
  ),
  answer(api.plantilla, async ({ db, actor }) => {
    exigirPermiso(actor);
    return hoja('plantilla-personas', 'xlsx', await plantilla(db, actor));
  }),
  answer(api.fallidasCsv, async ({ db, actor }, { id }) =>
    hoja(FALLIDAS, 'csv', await fallidas(db, actor, id, 'csv')),
  ),
  answer(api.fallidasXlsx, async ({ db, actor }, { id }) =>
    hoja(FALLIDAS, 'xlsx', await fallidas(db, actor, id, 'xlsx')),
  ),
  answer(api.darContraseñas, async ({ platform, db, actor }, { id, body: { nuevas, formato } }) => {
    const [yo] = await db
      .select({ zona: usuariosTable.zonaHoraria })
      .from(usuariosTable)
      .where(eq(usuariosTable.id, actor.id));
    const entregas = await runWork(platform, actor, nameOf(api.darContraseñas), (work) =>
      darContraseñas(work, id, nuevas),
    );
    const zona = yo?.zona ?? platform.config.ZONA_HORARIA;
    return hoja('contrasenas-temporales', formato, hojaDeContraseñas(entregas, zona, formato));
  }),
];
