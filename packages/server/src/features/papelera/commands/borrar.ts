import { alguienLoUso } from '@catedra/shared/papelera/rules.ts';
import { puedeBorrar } from '@catedra/shared/papelera/policy.ts';
import { noEncontrado } from '@catedra/shared/core/errors.ts';
import { sql } from 'drizzle-orm';
import { borrarActividades } from '#features/papelera/borrar-actividades.ts';
import { borrarCurso } from '#features/papelera/borrar-curso.ts';
import { lockEntrada } from '#features/papelera/entrada.ts';
import type { Work } from '#platform/changes/work.ts';

/** Erases what lies in the bin and nobody used. */
export async function borrarDeLaPapelera(work: Work, id: string): Promise<void> {
  const { tipo, documento, cursoId, recuperadaEn } = await lockEntrada(work, id, (entrada) =>
    puedeBorrar(work.actor, entrada.tipo),
  );
  if (recuperadaEn) throw noEncontrado();
  const { rows } = await work.tx.execute<{ usada: boolean }>(
    sql`select papelera_usada(${id}, ${tipo}, ${documento}) as usada`,
  );
  if (rows[0]?.usada !== false) throw alguienLoUso();
  await (tipo === 'curso' ? borrarCurso(work, documento) : borrarActividades(work, id, cursoId));
}
