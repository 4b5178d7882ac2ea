import type { Procesos } from '@catedra/shared/tecnico/procesos.ts';
import { asc } from 'drizzle-orm';
import { procesosTable } from '#features/tecnico/table.ts';
import type { Database } from '#platform/db/pool.ts';

/** Those that said something of themselves in the last hour, machine by machine. */
export async function leerProcesos(db: Database): Promise<Procesos> {
  return {
    procesos: await db
      .select()
      .from(procesosTable)
      .orderBy(asc(procesosTable.equipo), asc(procesosTable.desde), asc(procesosTable.id)),
  };
}
