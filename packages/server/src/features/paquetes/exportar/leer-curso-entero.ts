import type { Actividad } from '@catedra/shared/actividades/collection.ts';
import type { Curso } from '@catedra/shared/cursos/collection.ts';
import type { CursoEntero } from '@catedra/shared/paquetes/escribir.ts';
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { actividadesTable } from '#features/actividades/table.ts';
import { claveDe } from '#features/archivos/table.ts';
import { archivosDelCurso } from '#features/cursos/offers.ts';
import { seccionesTable } from '#features/cursos/table.ts';
import { evaluacionesTable } from '#features/evaluaciones/table.ts';
import { gruposTable } from '#features/grupos/table.ts';
import type { Database } from '#platform/db/pool.ts';
import { inTransaction } from '#platform/db/transaction.ts';

const gruposPedidos = (actividades: readonly Pick<Actividad, 'requisitos'>[]): string[] => [
  ...new Set(
    actividades.flatMap(({ requisitos }) =>
      requisitos.condiciones.flatMap((una) => (una.tipo === 'grupo' ? [una.grupoId] : [])),
    ),
  ),
];

interface CursoGuardado extends CursoEntero {
  /** Where the bytes of each file are. */
  readonly claves: ReadonlyMap<string, string>;
}

/** Everything a course is made of, as it stood at one moment. */
export const leerCursoEntero = (db: Database, curso: Curso): Promise<CursoGuardado> =>
  inTransaction(db, async (tx) => {
    await tx.execute(sql`set transaction isolation level repeatable read, read only`);
    const secciones = await tx
      .select({ id: seccionesTable.id, titulo: seccionesTable.titulo })
      .from(seccionesTable)
      .where(and(eq(seccionesTable.cursoId, curso.id), isNull(seccionesTable.papelera)))
      .orderBy(asc(seccionesTable.orden), asc(seccionesTable.id));
    const actividades = await tx
      .select()
      .from(actividadesTable)
      .where(and(eq(actividadesTable.cursoId, curso.id), isNull(actividadesTable.papelera)))
      .orderBy(asc(actividadesTable.orden), asc(actividadesTable.id));
    const evaluaciones = await tx
      .select()
      .from(evaluacionesTable)
      .where(
        inArray(
          evaluacionesTable.actividadId,
          actividades.map(({ id }) => id),
        ),
      );
    const archivos = await archivosDelCurso(tx, curso.id);
    const grupos = await tx
      .select({ id: gruposTable.id, nombre: gruposTable.nombre })
      .from(gruposTable)
      .where(inArray(gruposTable.id, gruposPedidos(actividades)))
      .orderBy(asc(gruposTable.nombre));
    return {
      curso,
      secciones,
      actividades,
      evaluaciones,
      grupos,
      claves: new Map(archivos.map((archivo) => [archivo.id, claveDe(archivo)])),
      archivos: enOrdenDeUso(archivos, [curso, ...actividades]).map(
        ({ id, nombre, tipo, bytes, sha256 }) => ({
          id,
          nombre,
          tipo: tipo ?? 'application/octet-stream',
          bytes,
          sha256: sha256 ?? '',
        }),
      ),
    };
  });

/** As they are met while reading the course, so that exporting it again numbers them alike. */
function enOrdenDeUso<T extends { readonly id: string }>(
  archivos: readonly T[],
  partes: readonly object[],
): T[] {
  const texto = JSON.stringify(partes);
  const lugar = new Map(archivos.map(({ id }) => [id, texto.indexOf(id)]));
  return archivos.toSorted((a, b) => (lugar.get(a.id) ?? 0) - (lugar.get(b.id) ?? 0));
}
