import { DIA } from '@catedra/shared/core/duraciones.ts';
import { DomainError, sinPermiso } from '@catedra/shared/core/errors.ts';
import { MAX_AL_DIA } from '@catedra/shared/fotos/guardadas.ts';
import { puedeFotografiar } from '@catedra/shared/fotos/policy.ts';
import { and, gte, isNotNull } from 'drizzle-orm';
import { tomarPedida } from '#features/fotos/jobs.ts';
import { fotosTable } from '#features/fotos/table.ts';
import type { Work } from '#platform/changes/work.ts';
import { lockInTransaction } from '#platform/turns/lock.ts';

const yaBastan = () =>
  new DomainError(
    409,
    'DEMASIADAS_FOTOS',
    `Hoy ya se tomaron ${MAX_AL_DIA} fotos a mano. Toma la siguiente mañana: la de fin de mes se toma sola.`,
  );

/** Asks for a picture of now; sent twice it is one. */
export async function pedirFoto(work: Work, id: string, zona: string): Promise<void> {
  if (puedeFotografiar(work.actor) !== true) throw sinPermiso();
  await lockInTransaction(work.tx, 'fotos.pedir');
  const ayer = new Date(work.now.getTime() - DIA).toISOString();
  const recientes = and(isNotNull(fotosTable.pedidaPor), gte(fotosTable.pedidaEn, ayer));
  const deHoy = await work.tx.select({ id: fotosTable.id }).from(fotosTable).where(recientes);
  const [nueva] =
    deHoy.length < MAX_AL_DIA || deHoy.some((una) => una.id === id)
      ? await work.tx
          .insert(fotosTable)
          .values({ id, pedidaPor: work.actor.id, zona })
          .onConflictDoNothing()
          .returning({ id: fotosTable.id })
      : [null];
  if (nueva === null) throw yaBastan();
  if (nueva) await work.enqueue(tomarPedida, { id });
}
