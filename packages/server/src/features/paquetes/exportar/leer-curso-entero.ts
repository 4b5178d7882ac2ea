import type { Actividad } from '@catedra/shared/actividades/collection.ts';
import type { Actor } from '@catedra/shared/core/actor.ts';
import type { Curso } from '@catedra/shared/cursos/collection.ts';
import type { CursoEntero } from '@catedra/shared/paquetes/escribir.ts';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { actividadesTable } from '#features/actividades/table.ts';
import { archivosTable, claveDe } from '#features/archivos/table.ts';
import { archivosDelCurso } from '#features/cursos/offers.ts';
import { seccionesTable } from '#features/cursos/table.ts';
import { leerComposiciones } from '#features/evaluaciones/offers.ts';
import { evaluacionesTable } from '#features/evaluaciones/table.ts';
import { gruposTable } from '#features/grupos/table.ts';
import { vivaSql } from '#features/papelera/table.ts';
import { leerBanco } from '#features/paquetes/exportar/leer-banco.ts';
import type { Database, Tx } from '#platform/db/pool.ts';
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

type Archivo = typeof archivosTable.$inferSelect;

/** The files that questions show, wherever they are kept. */
const archivosDePreguntas = (tx: Tx, ids: readonly string[]): Promise<Archivo[]> =>
  tx
    .select()
    .from(archivosTable)
    .where(
      and(
        eq(archivosTable.estado, 'listo'),
        eq(archivosTable.proposito, 'contenido'),
        sql`exists (select from pregunta_archivos q
             where q.archivo_id = ${archivosTable.id} and q.pregunta_id = any(${sql.param(ids)}::uuid[]))`,
      ),
    );

/** Everything a course is made of, as it stood at one moment. */
export const leerCursoEntero = (db: Database, actor: Actor, curso: Curso): Promise<CursoGuardado> =>
  inTransaction(db, async (tx) => {
    await tx.execute(sql`set transaction isolation level repeatable read, read only`);
    const secciones = await tx
      .select({ id: seccionesTable.id, titulo: seccionesTable.titulo })
      .from(seccionesTable)
      .where(and(eq(seccionesTable.cursoId, curso.id), vivaSql(seccionesTable.papelera)))
      .orderBy(asc(seccionesTable.orden), asc(seccionesTable.id));
    const actividades = await tx
      .select()
      .from(actividadesTable)
      .where(and(eq(actividadesTable.cursoId, curso.id), vivaSql(actividadesTable.papelera)))
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
    const composiciones = await leerComposiciones(tx, curso.id);
    const banco = await leerBanco(tx, actor, curso.id);
    const suyos = await archivosDelCurso(tx, curso.id);
    const deOtros = await archivosDePreguntas(
      tx,
      banco.preguntas.map(({ id }) => id),
    );
    const archivos = [...new Map([...suyos, ...deOtros].map((uno) => [uno.id, uno])).values()];
    const partes = [curso, ...actividades, ...composiciones.values(), ...banco.preguntas];
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
      composiciones,
      ...banco,
      grupos,
      claves: new Map(archivos.map((archivo) => [archivo.id, claveDe(archivo)])),
      archivos: enOrdenDeUso(archivos, partes).map(({ id, nombre, tipo, bytes, sha256 }) => ({
        id,
        nombre,
        tipo: tipo ?? 'application/octet-stream',
        bytes,
        sha256: sha256 ?? '',
      })),
    };
  });

const ID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/** As they are met while reading the course, so that exporting it again numbers them alike; not those of old versions. */
function enOrdenDeUso<T extends { readonly id: string }>(
  archivos: readonly T[],
  partes: readonly object[],
): T[] {
  const porId = new Map(archivos.map((uno) => [uno.id, uno]));
  const nombrados = new Set([...JSON.stringify(partes).matchAll(ID)].map(([id]) => id));
  return [...nombrados].flatMap((id) => porId.get(id) ?? []);
}
