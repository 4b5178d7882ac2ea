import { MAX_DISENOS } from '@catedra/shared/certificados/disenos/contenido.ts';
import type { Diseno, DisenoEnLista } from '@catedra/shared/certificados/disenos/schemas.ts';
import { puedeDisenar, puedeElegirDiseno } from '@catedra/shared/certificados/policy.ts';
import type { Actor } from '@catedra/shared/core/actor.ts';
import { noEncontrado, sinPermiso } from '@catedra/shared/core/errors.ts';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { disenosTable } from '#features/certificados/table.ts';
import type { Database, Tx } from '#platform/db/pool.ts';

export type FilaDeDiseno = typeof disenosTable.$inferSelect;

export function exigirDisenar(actor: Actor): void {
  if (puedeDisenar(actor) !== true) throw sinPermiso();
}

/** Written since it was published, or never published. */
export const pendiente = ({ revision, publicada }: Pick<FilaDeDiseno, 'revision' | 'publicada'>): boolean =>
  revision !== publicada;

export const enUso = isNull(disenosTable.retiradoEn);

const cursosCon = sql<number>`(select count(*)::int from curso_certificados s
  where s.diseno_id = certificado_disenos.id)`;
const expedidosCon = sql<number>`(select count(*)::int from certificados k
  where k.diseno_id = certificado_disenos.id)`;

/** Those that are in use, by their name. */
export async function leerDisenos(db: Database, actor: Actor): Promise<DisenoEnLista[]> {
  if (!puedeElegirDiseno(actor)) throw sinPermiso();
  const filas = await db
    .select({ fila: disenosTable, cursos: cursosCon })
    .from(disenosTable)
    .where(enUso)
    .orderBy(disenosTable.nombre, disenosTable.id)
    .limit(MAX_DISENOS);
  return filas.map(({ fila, cursos }) => ({
    id: fila.id,
    nombre: fila.nombre,
    modelo: fila.contenido.modelo,
    version: fila.version,
    pendiente: pendiente(fila),
    cursos,
  }));
}

/** One of them as it is worked on. */
export async function leerDiseno(db: Database | Tx, actor: Actor, id: string): Promise<Diseno> {
  exigirDisenar(actor);
  const [leido] = await db
    .select({ fila: disenosTable, cursos: cursosCon, expedidos: expedidosCon })
    .from(disenosTable)
    .where(and(eq(disenosTable.id, id), enUso));
  if (!leido) throw noEncontrado();
  const { fila, cursos, expedidos } = leido;
  const { nombre, contenido, revision, version, guardadoEn } = fila;
  return {
    id,
    nombre,
    contenido,
    revision,
    version,
    pendiente: pendiente(fila),
    guardadoEn,
    cursos,
    expedidos,
  };
}
