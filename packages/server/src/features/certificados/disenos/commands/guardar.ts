import { isDeepStrictEqual } from 'node:util';
import { MAX_DISENOS } from '@catedra/shared/certificados/disenos/contenido.ts';
import type { Diseno, DisenoEscrito } from '@catedra/shared/certificados/disenos/schemas.ts';
import { DomainError, noEncontrado, versionAntigua } from '@catedra/shared/core/errors.ts';
import { eq } from 'drizzle-orm';
import { anotarDiseno } from '#features/certificados/disenos/audit.ts';
import { exigirImagenes } from '#features/certificados/disenos/imagenes.ts';
import { enUso, exigirDisenar, type FilaDeDiseno, leerDiseno } from '#features/certificados/disenos/leer.ts';
import { disenosTable } from '#features/certificados/table.ts';
import type { Work } from '#platform/changes/work.ts';
import { lockInTransaction } from '#platform/turns/lock.ts';

const noCabenMas = () =>
  new DomainError(
    409,
    'DEMASIADOS_DISENOS',
    `Una academia tiene como mucho ${MAX_DISENOS} diseños. Retira alguno antes de añadir otro.`,
  );

async function crear(work: Work, id: string, { nombre, contenido }: DisenoEscrito): Promise<Diseno> {
  await lockInTransaction(work.tx, 'certificados.disenos');
  if ((await work.tx.$count(disenosTable, enUso)) >= MAX_DISENOS) throw noCabenMas();
  await work.tx.insert(disenosTable).values({ id, nombre, contenido, guardadoEn: work.now.toISOString() });
  anotarDiseno(work, id, null, { nombre });
  return leerDiseno(work.tx, work.actor, id);
}

/** The row under a lock; null where there is none. */
export async function bloquearDiseno(work: Work, id: string): Promise<FilaDeDiseno | null> {
  exigirDisenar(work.actor);
  const [fila] = await work.tx.select().from(disenosTable).where(eq(disenosTable.id, id)).for('update');
  if (fila?.retiradoEn) throw noEncontrado();
  return fila ?? null;
}

/** What was written, kept without changing any paper. Sent again after a lost answer, it finds itself done. */
export async function guardarDiseno(work: Work, id: string, escrito: DisenoEscrito): Promise<Diseno> {
  const antes = await bloquearDiseno(work, id);
  await exigirImagenes(work.tx, escrito.contenido);
  if (!antes) return crear(work, id, escrito);
  const { nombre, contenido } = escrito;
  const igual = antes.nombre === nombre && isDeepStrictEqual(antes.contenido, contenido);
  if (!igual) {
    if (antes.revision !== escrito.revision) throw versionAntigua(await leerDiseno(work.tx, work.actor, id));
    await work.tx
      .update(disenosTable)
      .set({ nombre, contenido, revision: antes.revision + 1, guardadoEn: work.now.toISOString() })
      .where(eq(disenosTable.id, id));
    if (antes.nombre !== nombre) anotarDiseno(work, id, { nombre: antes.nombre }, { nombre });
  }
  return leerDiseno(work.tx, work.actor, id);
}
