import type { Decision } from '@catedra/shared/lotes/rules.ts';
import { PERFIL_SUPER } from '@catedra/shared/perfiles/permisos.ts';
import { and, count, eq } from 'drizzle-orm';
import type { Candidata } from '#features/lotes/aplicar.ts';
import { usuariosTable } from '#features/usuarios/table.ts';
import type { Database, Tx } from '#platform/db/pool.ts';
import { lockInTransaction } from '#platform/turns/lock.ts';

/** Whoever else takes one away waits here, so the count stays true until the end of the transaction. */
async function superadministradores(on: Database | Tx): Promise<number> {
  await lockInTransaction(on, 'usuarios.ultimo_administrador');
  const [activos] = await on
    .select({ n: count() })
    .from(usuariosTable)
    .where(and(eq(usuariosTable.perfil, PERFIL_SUPER), eq(usuariosTable.estado, 'activo')));
  return activos?.n ?? 0;
}

/**
 * Leaves out the last active Super Administrador of those who would stop being one. Made anew for each request: a
 * rehearsal remembers how many it would have taken away on earlier pages.
 */
export function quedaAlguien(simular: boolean) {
  let restados = 0;
  return async (personas: readonly Candidata[], decisiones: Decision[], on: Database | Tx) => {
    const suyos = decisiones.flatMap((decision, i) => {
      const persona = personas[i];
      const cuenta = persona?.perfil === PERFIL_SUPER && persona.estado === 'activo';
      return decision === 'hacer' && cuenta ? [i] : [];
    });
    if (suyos.length === 0) return decisiones;
    const libres = Math.max(0, (await superadministradores(on)) - 1 - restados);
    for (const i of suyos.slice(libres)) decisiones[i] = 'ULTIMO_ADMINISTRADOR';
    if (simular) restados += Math.min(suyos.length, libres);
    return decisiones;
  };
}
