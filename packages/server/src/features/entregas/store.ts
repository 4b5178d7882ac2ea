import { randomUUID } from 'node:crypto';
import { noEncontrado } from '@catedra/shared/core/errors.ts';
import type { Entrega, GuardarEntrega } from '@catedra/shared/entregas/schemas.ts';
import { archivoPerdido } from '@catedra/shared/entregas/rules.ts';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { actividadesTable } from '#features/actividades/table.ts';
import { cleanRichText } from '#features/cursos/binding.ts';
import { exigirArchivosALaVista } from '#features/cursos/offers.ts';
import { DE_SU_RONDA, leerEntregas } from '#features/entregas/queries.ts';
import { entregasTable } from '#features/entregas/table.ts';
import { cursoVivo, vivaSql } from '#features/papelera/table.ts';
import type { Work } from '#platform/changes/work.ts';

/** The tries that match, under a lock, the last one first. */
export async function bloquear(work: Work, where: SQL): Promise<Entrega[]> {
  await work.tx.execute(sql`select e.id from entregas e where ${where} order by e.id for update`);
  return leerEntregas(work.tx, where);
}

export const bloquearLasMias = (work: Work, actividadId: string): Promise<Entrega[]> =>
  bloquear(work, sql`e.actividad_id = ${actividadId} and e.usuario_id = ${work.actor.id} and ${DE_SU_RONDA}`);

const porId = (id: string): SQL => sql`e.id = ${id}`;

export async function leerUna(work: Work, id: string): Promise<Entrega> {
  const [una] = await leerEntregas(work.tx, porId(id));
  if (!una) throw noEncontrado();
  return una;
}

/** Only files that the person uploaded for this very task can be handed in. */
async function refuseForeignFiles(work: Work, actividadId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const { rows } = await work.tx.execute<{ n: number }>(sql`
    select count(*)::int as n from archivos where id = any(${sql.param(ids)}::uuid[]) and proposito = 'entrega'
       and estado = 'listo' and usuario_id = ${work.actor.id} and actividad_id = ${actividadId}`);
  if (rows[0]?.n !== ids.length) throw archivoPerdido();
}

async function linkFiles(work: Work, entregaId: string, ids: readonly string[]): Promise<void> {
  await work.tx.execute(sql`delete from entrega_archivos where entrega_id = ${entregaId}`);
  if (ids.length === 0) return;
  await work.tx.execute(sql`insert into entrega_archivos (entrega_id, archivo_id, orden)
    select ${entregaId}, f.id, f.orden from unnest(${sql.param(ids)}::uuid[]) with ordinality as f(id, orden)`);
}

export type Propuesta = Pick<GuardarEntrega, 'version' | 'texto' | 'archivoIds'>;

export const limpia = ({ version, texto, archivoIds }: Propuesta): Propuesta => ({
  version,
  texto: cleanRichText(texto),
  archivoIds: [...new Set(archivoIds)],
});

export const esLoMismo = (entrega: Entrega, { texto, archivoIds }: Propuesta): boolean =>
  entrega.texto === texto &&
  entrega.archivos.length === archivoIds.length &&
  entrega.archivos.every(({ id }, i) => id === archivoIds[i]);

interface Nueva extends Pick<Entrega, 'actividadId' | 'cursoId' | 'usuarioId' | 'intento' | 'texto'> {
  readonly archivoIds: readonly string[];
}

/** Null when another request of the same person was quicker. */
export async function crearBorrador(work: Work, nueva: Nueva): Promise<Entrega | null> {
  const { archivoIds, ...valores } = nueva;
  const id = randomUUID();
  const moment = work.now.toISOString();
  const creadas = await work.tx
    .insert(entregasTable)
    .values({ id, creadoEn: moment, actualizadoEn: moment, ...valores })
    .onConflictDoNothing()
    .returning({ id: entregasTable.id });
  if (creadas.length === 0) return null;
  await linkFiles(work, id, archivoIds);
  return leerUna(work, id);
}

export async function crearMiBorrador(
  work: Work,
  actividad: { readonly id: string; readonly cursoId: string },
  intento: number,
  { texto, archivoIds }: Propuesta,
): Promise<Entrega | null> {
  await refuseForeignFiles(work, actividad.id, archivoIds);
  const suTexto = { cursoId: actividad.cursoId, campo: 'texto', antes: null, despues: texto };
  await exigirArchivosALaVista(work, suTexto);
  const { id: usuarioId } = work.actor;
  return crearBorrador(work, {
    actividadId: actividad.id,
    cursoId: actividad.cursoId,
    usuarioId,
    intento,
    texto,
    archivoIds,
  });
}

export async function reescribir(work: Work, borrador: Entrega, propuesta: Propuesta): Promise<Entrega> {
  await refuseForeignFiles(work, borrador.actividadId, propuesta.archivoIds);
  const { cursoId, texto } = borrador;
  await exigirArchivosALaVista(work, { cursoId, campo: 'texto', antes: texto, despues: propuesta.texto });
  await linkFiles(work, borrador.id, propuesta.archivoIds);
  return cambiar(work, borrador, { texto: propuesta.texto });
}

type Valores = Partial<typeof entregasTable.$inferInsert>;

export async function cambiar(work: Work, antes: Entrega, valores: Valores): Promise<Entrega> {
  await work.tx
    .update(entregasTable)
    .set({ ...valores, actualizadoEn: work.now.toISOString(), version: antes.version + 1 })
    .where(eq(entregasTable.id, antes.id));
  return leerUna(work, antes.id);
}

const ENTREGABLE = and(vivaSql(actividadesTable.papelera), cursoVivo(sql`${actividadesTable.cursoId}`));

/** The activity of some hand-ins, as it stands, also in the bin. */
export async function leerActividad(work: Work, actividadId: string) {
  const [actividad] = await work.tx
    .select({
      id: actividadesTable.id,
      titulo: actividadesTable.titulo,
      contenido: actividadesTable.contenido,
      regla: actividadesTable.regla,
      reglaNota: actividadesTable.reglaNota,
      venceEn: actividadesTable.venceEn,
      admite: sql<boolean>`${ENTREGABLE}`,
    })
    .from(actividadesTable)
    .where(eq(actividadesTable.id, actividadId));
  if (!actividad) throw noEncontrado();
  return actividad;
}

/** The same, while something may be handed in for it. */
export async function leerEntregable(work: Work, actividadId: string) {
  const actividad = await leerActividad(work, actividadId);
  if (!actividad.admite) throw noEncontrado();
  return actividad;
}
