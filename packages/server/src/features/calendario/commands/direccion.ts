import type { DireccionDeCalendario, DireccionNueva } from '@catedra/shared/calendario/schemas.ts';
import { DomainError } from '@catedra/shared/core/errors.ts';
import { and, eq, sql } from 'drizzle-orm';
import { calendariosTable } from '#features/calendario/table.ts';
import { hashToken, newToken } from '#features/sesion/offers.ts';
import type { Work } from '#platform/changes/work.ts';
import type { Database } from '#platform/db/pool.ts';

const SE_VEN = { delante: 4, detras: 2 };

const pistaDe = (clave: string): string => `${clave.slice(0, SE_VEN.delante)}…${clave.slice(-SE_VEN.detras)}`;

const VISIBLE = {
  version: calendariosTable.version,
  pista: calendariosTable.pista,
  creadaEn: calendariosTable.creadaEn,
};

export async function leerDireccion(db: Database, usuarioId: string): Promise<DireccionDeCalendario | null> {
  const [una] = await db
    .select(VISIBLE)
    .from(calendariosTable)
    .where(eq(calendariosTable.usuarioId, usuarioId));
  return una ?? null;
}

const otraEntretanto = () =>
  new DomainError(
    409,
    'OTRA_DIRECCION',
    'La dirección de tu calendario cambió entretanto, quizá en otra pestaña. Mira la de ahora antes de cambiarla.',
  );

/** Gives an address in place of the one that was seen, which opens nothing from then on. */
export async function darDireccion(work: Work, enLugarDe: number): Promise<DireccionNueva> {
  const clave = newToken();
  const nueva = { huella: hashToken(clave), pista: pistaDe(clave) };
  const { id: usuarioId } = work.actor;
  const [direccion] =
    enLugarDe === 0
      ? await work.tx
          .insert(calendariosTable)
          .values({ usuarioId, ...nueva })
          .onConflictDoNothing()
          .returning(VISIBLE)
      : await work.tx
          .update(calendariosTable)
          .set({ ...nueva, version: sql`${calendariosTable.version} + 1`, creadaEn: work.now.toISOString() })
          .where(and(eq(calendariosTable.usuarioId, usuarioId), eq(calendariosTable.version, enLugarDe)))
          .returning(VISIBLE);
  if (!direccion) throw otraEntretanto();
  return { direccion, url: `${work.site}/api/calendario/${clave}.ics` };
}

/** Nobody reads it any more; without one nothing changes. */
export async function quitarDireccion(work: Work): Promise<void> {
  await work.tx.delete(calendariosTable).where(eq(calendariosTable.usuarioId, work.actor.id));
}
