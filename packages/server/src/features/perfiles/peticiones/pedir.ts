import { puede } from '@catedra/shared/core/puede.ts';
import { versionAntigua } from '@catedra/shared/core/errors.ts';
import {
  demasiadasPeticiones,
  MAX_PETICIONES_AL_DIA,
  type MiPeticion,
  type PeticionNueva,
  yaPedido,
  yaPuedes,
} from '@catedra/shared/perfiles/peticiones.ts';
import { and, eq, gt, sql } from 'drizzle-orm';
import { notify } from '#features/avisos/offers.ts';
import { avisoDePeticion, LO_PEDIDO } from '#features/perfiles/peticiones/avisos.ts';
import { desdeHace, leerUltimaMia } from '#features/perfiles/peticiones/mia.ts';
import { losQueDanYVenSql } from '#features/perfiles/quien-da.ts';
import { peticionesDePermisoTable as tabla } from '#features/perfiles/table.ts';
import type { Work } from '#platform/changes/work.ts';
import { lockInTransaction } from '#platform/turns/lock.ts';

/** The same one by its id, however often it is sent. */
async function laMisma({ tx, actor }: Work, id: string, pedida: PeticionNueva): Promise<MiPeticion | null> {
  const [fila] = await tx.select().from(tabla).where(eq(tabla.id, id));
  if (!fila) return null;
  if (fila.usuarioId !== actor.id || fila.permiso !== pedida.permiso) throw versionAntigua();
  return { en: fila.en, estado: fila.estado, respuesta: fila.respuesta };
}

/** Asks those who may give it; the answer is the same whether or not there is anybody. */
export async function pedirAcceso(work: Work, id: string, pedida: PeticionNueva): Promise<MiPeticion> {
  const { tx, actor, now } = work;
  await lockInTransaction(tx, `peticiones.${actor.id}`);
  const hecha = await laMisma(work, id, pedida);
  if (hecha) return hecha;
  if (puede(actor, pedida.permiso)) throw yaPuedes();
  const antes = await leerUltimaMia(tx, actor.id, pedida.permiso, now);
  // What waits for more than a day is asked for again: it takes the place of the one that nobody answered.
  if (antes && (antes.estado === 'negada' || antes.en > desdeHace(now))) throw yaPedido(antes);
  const deHoy = and(eq(tabla.usuarioId, actor.id), gt(tabla.en, desdeHace(now)));
  if ((await tx.$count(tabla, deHoy)) >= MAX_PETICIONES_AL_DIA) throw demasiadasPeticiones();
  await tx
    .delete(tabla)
    .where(and(eq(tabla.usuarioId, actor.id), eq(tabla.permiso, pedida.permiso), eq(tabla.estado, 'espera')));
  const en = now.toISOString();
  await tx.insert(tabla).values({ id, usuarioId: actor.id, ...pedida, en });
  work.record({
    coleccion: 'peticiones',
    documento: id,
    antes: null,
    despues: { usuarioId: actor.id },
    detalle: { permiso: [null, pedida.permiso] },
  });
  const { rows } = await tx.execute<{ usuarioId: string }>(sql`
    select q.id as "usuarioId" from peticiones_de_permiso p
     cross join lateral (${losQueDanYVenSql(sql`p.usuario_id`, LO_PEDIDO)}) q where p.id = ${id} order by 1`);
  await notify(work, avisoDePeticion, ...rows.map(({ usuarioId }) => ({ usuarioId, peticionId: id })));
  return { en, estado: 'espera', respuesta: null };
}
