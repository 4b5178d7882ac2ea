import type { ResultadoDeExencion } from '@catedra/shared/participantes/exenciones.ts';
import { sql } from 'drizzle-orm';
import { leerPlazos, resultado } from '#features/participantes/exenciones/sus-plazos.ts';
import type { Persona } from '#features/sesion/offers.ts';
import type { Work } from '#platform/changes/work.ts';

interface Prueba {
  /** Done to know what it gives, and taken back at once: what is told before is what happens then. */
  readonly simular: boolean;
  readonly iguales: number;
}

/** Does it to these people and tells the due date that each had and has. */
export async function probar(
  work: Work,
  cursoId: string,
  personas: readonly Persona[],
  { simular, iguales }: Prueba,
  hacer: () => Promise<void>,
): Promise<Omit<ResultadoDeExencion, 'marca'>> {
  const ids = personas.map(({ usuario }) => usuario.id);
  const antes = await leerPlazos(work, cursoId, ids);
  if (simular) await work.tx.execute(sql`savepoint previa`);
  if (ids.length > 0) await hacer();
  const despues = await leerPlazos(work, cursoId, ids);
  if (simular) await work.tx.execute(sql`rollback to savepoint previa`);
  return resultado(personas, antes, despues, iguales);
}
