import { antesDe, MINUTO, tras } from '@catedra/shared/core/duraciones.ts';
import { DomainError } from '@catedra/shared/core/errors.ts';
import { matches, type ScopeFields } from '@catedra/shared/core/scope.ts';
import { alcanceDeVerComo, MINUTOS_VIENDO } from '@catedra/shared/perfiles/ver-como.ts';
import { eq, sql } from 'drizzle-orm';
import { loadActor } from '#features/sesion/sessions/load-session.ts';
import { usuariosBinding } from '#features/usuarios/binding.ts';
import { usuariosTable } from '#features/usuarios/table.ts';
import type { Clock } from '#platform/clock.ts';
import { type Row, scopedSelection, scopeFieldsOf } from '#platform/collections/rows.ts';
import type { Database, Tx } from '#platform/db/pool.ts';
import type { Session } from '#platform/session.ts';

export const EMPEZAR = 'sesion.ver-como';
export const DEJAR = 'sesion.dejar-de-ver-como';
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export const miradaTerminada = () =>
  new DomainError(
    401,
    'MIRADA_TERMINADA',
    'Ya no estás viendo la academia como otra persona. Vuelve a cargar la página.',
  );

export const hastaDe = (desde: Date): Date => tras(desde, MINUTOS_VIENDO * MINUTO);

/** Until when this session looks through those eyes. The log is the only record, so nobody looks without being in it. */
export async function leerHasta(
  db: Database,
  { id, actor }: Session,
  usuarioId: string,
  now: Date,
): Promise<Date | null> {
  const desde = antesDe(now, MINUTOS_VIENDO * MINUTO).toISOString();
  const { rows } = await db.execute<{ en: string; comando: string }>(sql`
    select en, comando from cambios
     where coleccion = 'usuarios' and documento = ${usuarioId} and en > ${desde} and actor_id = ${actor.id}
       and comando in (${EMPEZAR}, ${DEJAR}) and detalle->'sesion' @> to_jsonb(${id}::text)
     order by en desc, id desc limit 1`);
  const [last] = rows;
  return last?.comando === EMPEZAR ? hastaDe(new Date(last.en)) : null;
}

/** A look from its start on. */
export interface Mirada {
  readonly quien: string;
  readonly sesionId: string;
  readonly usuarioId: string;
  readonly hasta: string;
}

/** Until when the last look of this session through those eyes was to last; null once it was ended. */
export async function ultimaMirada(
  on: Database | Tx,
  quien: string,
  sesionId: string,
  usuarioId: string,
): Promise<string | null> {
  const { rows } = await on.execute<{ hasta: string | null }>(sql`
    select detalle->'hasta'->>1 as hasta from cambios
     where coleccion = 'usuarios' and documento = ${usuarioId} and actor_id = ${quien}
       and comando in (${EMPEZAR}, ${DEJAR}) and detalle->'sesion' @> to_jsonb(${sesionId}::text)
     order by en desc, id desc limit 1`);
  return rows[0]?.hasta ?? null;
}

async function readFields(db: Database, usuarioId: string): Promise<ScopeFields | null> {
  const rows = await db
    .select(scopedSelection(usuariosBinding))
    .from(usuariosTable)
    .where(eq(usuariosTable.id, usuarioId));
  const row = (rows as unknown as Row[])[0];
  return row ? scopeFieldsOf(usuariosBinding, row) : null;
}

/** The session as it looks through someone's eyes, if it still may: both people's rights are asked every time. */
export async function mirarComo(
  db: Database,
  clock: Clock,
  session: Session,
  usuarioId: string,
): Promise<Session | null> {
  if (!UUID.test(usuarioId)) return null;
  const hasta = await leerHasta(db, session, usuarioId, clock.now());
  if (!hasta) return null;
  const [fields, otro] = await Promise.all([readFields(db, usuarioId), loadActor(db, usuarioId)]);
  if (!fields || !otro) return null;
  if (!matches(alcanceDeVerComo(session.actor), fields)) return null;
  return {
    ...session,
    actor: { ...otro, quienMira: session.actor },
    expiraEn: hasta < session.expiraEn ? hasta : session.expiraEn,
    mirada: { quien: session.actor, hasta },
  };
}
