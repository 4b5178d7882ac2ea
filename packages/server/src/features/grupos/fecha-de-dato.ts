import type { Actor } from '@catedra/shared/core/actor.ts';
import { datosInvalidos } from '@catedra/shared/core/errors.ts';
import { eq } from 'drizzle-orm';
import { leerCampos } from '#features/campos/offers.ts';
import { camposTable } from '#features/campos/table.ts';
import type { Work } from '#platform/changes/work.ts';
import type { Database, Tx } from '#platform/db/pool.ts';

const noEsFecha = () => datosInvalidos({ venceCampoId: 'Elige un campo de fecha que esté en uso.' });

/** Whoever counts a date from a field sees that field in people. */
export async function exigirVerFecha(db: Database | Tx, actor: Actor, campoId: string): Promise<void> {
  const campo = (await leerCampos(db, actor)).find(({ id }) => id === campoId);
  if (!campo || campo.enOtros === 'no' || campo.tipo !== 'fecha' || campo.estado !== 'activo')
    throw noEsFecha();
}

/** The same for whoever sets it: the field stays as it is meanwhile. */
export async function exigirFecha(work: Work, campoId: string): Promise<void> {
  await exigirVerFecha(work.tx, work.actor, campoId);
  await work.tx.select().from(camposTable).where(eq(camposTable.id, campoId)).for('share');
}
