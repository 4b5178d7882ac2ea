import { faltasDeDiseno } from '@catedra/shared/certificados/disenos/faltas.ts';
import type { Diseno } from '@catedra/shared/certificados/disenos/schemas.ts';
import { datosInvalidos, noEncontrado, versionAntigua } from '@catedra/shared/core/errors.ts';
import { eq } from 'drizzle-orm';
import { anotarDiseno } from '#features/certificados/disenos/audit.ts';
import { bloquearDiseno } from '#features/certificados/disenos/commands/guardar.ts';
import { leerDiseno, pendiente } from '#features/certificados/disenos/leer.ts';
import { signosDeTextos } from '#features/certificados/papel/signos.ts';
import { disenosTable, disenoVersionesTable } from '#features/certificados/table.ts';
import type { Work } from '#platform/changes/work.ts';

/** From now on what is issued looks so; what was issued stays as it was. Twice is once. */
export async function publicarDiseno(work: Work, id: string, revision: number): Promise<Diseno> {
  const antes = await bloquearDiseno(work, id);
  if (!antes) throw noEncontrado();
  if (antes.revision !== revision) throw versionAntigua(await leerDiseno(work.tx, work.actor, id));
  if (!pendiente(antes)) return leerDiseno(work.tx, work.actor, id);
  const { nombre, contenido } = antes;
  const faltas = faltasDeDiseno(nombre, contenido);
  const signos = signosDeTextos(contenido);
  if (signos.length > 0)
    faltas.cuerpo ??= `Falta en nuestra letra ${signos.join(' ')}: cámbialo para imprimirlo.`;
  if (Object.keys(faltas).length > 0) throw datosInvalidos(faltas);
  const version = antes.version + 1;
  const publicadaEn = work.now.toISOString();
  await work.tx
    .insert(disenoVersionesTable)
    .values({ disenoId: id, version, contenido, publicadaEn, por: work.actor.id });
  await work.tx.update(disenosTable).set({ version, publicada: revision }).where(eq(disenosTable.id, id));
  anotarDiseno(work, id, { nombre, publicado: antes.version }, { nombre, publicado: version });
  return leerDiseno(work.tx, work.actor, id);
}
