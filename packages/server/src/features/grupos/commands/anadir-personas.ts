import type { RelacionCambiada } from '@catedra/shared/grupos/schemas.ts';
import { sql } from 'drizzle-orm';
import { darPlazoPropio } from '#features/grupos/plazo-propio.ts';
import { cuenta, lockGrupo, recordGrupo } from '#features/grupos/record.ts';
import type { Relacion } from '#features/grupos/relacion.ts';
import { lockVisibles, type Persona } from '#features/sesion/offers.ts';
import type { Work } from '#platform/changes/work.ts';
import type { Row } from '#platform/collections/rows.ts';

/** Whoever was in by the rule of the group is in by hand from now on. */
const quedanDentro = (work: Work, grupoId: string, personas: readonly Persona[]) =>
  work.tx.execute(sql`
    update grupo_miembros set origen = 'mano' where grupo_id = ${grupoId} and origen = 'regla'
       and usuario_id = any(${sql.param(personas.map(({ usuario }) => usuario.id))}::uuid[])`);

/** Puts people into a relation of the group; those who were in it already stay as they were. */
export async function insertarPersonas(
  work: Work,
  relacion: Relacion,
  grupo: Row,
  personas: readonly Persona[],
): Promise<RelacionCambiada> {
  if (personas.length === 0) return { cambiadas: 0 };
  const grupoId = grupo.id;
  const desde = work.now.toISOString();
  const nuevas = await work.tx
    .insert(relacion.table)
    .values(personas.map(({ usuario }) => ({ grupoId, usuarioId: usuario.id, desde })))
    .onConflictDoNothing()
    .returning({ id: relacion.table.usuarioId });
  if (relacion.cuenta === 'miembros') await quedanDentro(work, grupoId, personas);
  if (nuevas.length === 0) return { cambiadas: 0 };

  const ids = new Set(nuevas.map(({ id }) => id));
  const entran = personas.filter(({ usuario }) => ids.has(usuario.id));
  await relacion.anotar(work, entran, { grupoId, nombre: [null, String(grupo.nombre)] });
  recordGrupo(work, grupo, cuenta(grupo, relacion.cuenta, entran.length));
  return { cambiadas: entran.length };
}

/** All of them or nobody. */
export async function añadirPersonas(
  work: Work,
  relacion: Relacion,
  grupoId: string,
  usuarioIds: readonly string[],
  diasSiPaso?: number,
): Promise<RelacionCambiada> {
  const grupo = await lockGrupo(work, grupoId);
  const personas = await lockVisibles(work, usuarioIds);
  await relacion.exigir(work, grupoId, personas);
  const cambiada = await insertarPersonas(work, relacion, grupo, personas);
  await darPlazoPropio(work, personas, diasSiPaso);
  return cambiada;
}
