import { noEncontrado } from '@catedra/shared/core/errors.ts';
import { type PeticionResuelta, yaContestada } from '@catedra/shared/perfiles/peticiones.ts';
import { eq, sql } from 'drizzle-orm';
import { notify } from '#features/avisos/offers.ts';
import { avisoDePeticionResuelta, LO_PEDIDO } from '#features/perfiles/peticiones/avisos.ts';
import { losQueDanYVenSql } from '#features/perfiles/quien-da.ts';
import { peticionesDePermisoTable as tabla } from '#features/perfiles/table.ts';
import type { Follow, Work } from '#platform/changes/work.ts';

type Resolucion = { readonly estado: 'dada' } | { readonly estado: 'negada'; readonly respuesta: string };

async function resolver(work: Work, id: string, usuarioId: string, resolucion: Resolucion): Promise<void> {
  const suya = { ...resolucion, resueltaPor: work.actor.id, resueltaEn: work.now.toISOString() };
  await work.tx.update(tabla).set(suya).where(eq(tabla.id, id));
  work.record({
    coleccion: 'peticiones',
    documento: id,
    antes: { usuarioId },
    despues: { usuarioId },
    detalle: { estado: ['espera', resolucion.estado] },
  });
  await notify(work, avisoDePeticionResuelta, { peticionId: id });
}

/** Says no, with a word that whoever asked reads. The same answer twice is one. */
export async function negarAcceso(work: Work, id: string, respuesta: string): Promise<PeticionResuelta> {
  const { rows } = await work.tx.execute<{ usuarioId: string; estado: string; respuesta: string | null }>(sql`
    select p.usuario_id as "usuarioId", p.estado, p.respuesta from peticiones_de_permiso p
     where p.id = ${id} and ${work.actor.id} in (${losQueDanYVenSql(sql`p.usuario_id`, LO_PEDIDO)}) for update of p`);
  const [fila] = rows;
  if (!fila) throw noEncontrado();
  if (fila.estado === 'espera') await resolver(work, id, fila.usuarioId, { estado: 'negada', respuesta });
  else if (fila.estado !== 'negada' || fila.respuesta !== respuesta) throw yaContestada();
  return { id, estado: 'negada' };
}

/** It is given by giving another profile, or by writing theirs anew: whichever way, whoever asked hears of it. */
export const darPorDadas: Follow = async (work, changes) => {
  const pudo = changes.some(
    ({ coleccion, despues }) => despues !== null && (coleccion === 'usuarios' || coleccion === 'perfiles'),
  );
  if (!pudo) return;
  const { rows } = await work.tx.execute<{ id: string; usuarioId: string }>(sql`
    select p.id, p.usuario_id as "usuarioId" from peticiones_de_permiso p
      join usuarios u on u.id = p.usuario_id join perfiles g on g.nombre = u.perfil
     where p.estado = 'espera' and g.permisos && ${LO_PEDIDO} order by p.id for update of p`);
  for (const { id, usuarioId } of rows) await resolver(work, id, usuarioId, { estado: 'dada' });
};
