import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { peticionesDePermisoTable } from '#features/perfiles/table.ts';
import { canario, type Mundo } from '#matrix/canaries.ts';
import type { TestApp } from '#testing/create-test-app.ts';

/** Its learner asks for a permission; another scene has the same learner, who asks once. */
export async function unaPeticion(
  { platform: { db, clock } }: TestApp,
  mundo: Mundo,
  usuarioId: string,
): Promise<string> {
  const id = randomUUID();
  const [hecha] = await db
    .insert(peticionesDePermisoTable)
    .values({
      id,
      usuarioId,
      permiso: 'reportes:ver',
      nota: canario(mundo, 'peticion', 'nota'),
      pagina: '/admin/reportes',
      en: clock.now().toISOString(),
    })
    .onConflictDoUpdate({
      target: [peticionesDePermisoTable.usuarioId, peticionesDePermisoTable.permiso],
      targetWhere: sql`estado = 'espera'`,
      set: { permiso: 'reportes:ver' },
    })
    .returning({ id: peticionesDePermisoTable.id });
  return hecha?.id ?? id;
}
