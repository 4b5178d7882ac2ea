import type { Actor } from '@catedra/shared/core/actor.ts';
import { noAutenticado } from '@catedra/shared/core/errors.ts';
import type { SesionAbierta, SesionActual } from '@catedra/shared/sesion/schemas.ts';
import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import { loadActor } from '#features/sesion/sessions/load-session.ts';
import { readUsuario } from '#features/sesion/persona.ts';
import { sesionesTable } from '#features/sesion/table.ts';
import type { Database } from '#platform/db/pool.ts';
import type { Asked } from '#platform/http/handler.ts';
import type { Session } from '#platform/session.ts';

/** Whoever gives no profile to anybody need not know which there are. */
const trataConPersonas = ({ permisos }: Actor): boolean =>
  permisos.some((permiso) => /^(usuarios|perfiles):/.test(permiso));

/** Who someone is and what they may do now. The feed's position is taken first: what changes later is heard. */
export async function leerSesion(
  { platform: { db, config, mail }, request }: Pick<Asked, 'platform' | 'request'>,
  { actor: { id }, mirada }: Pick<Session, 'mirada'> & { readonly actor: { readonly id: string } },
): Promise<SesionActual> {
  const posicion = await request.server.feedPosition();
  const [usuario, loaded] = await Promise.all([readUsuario(db, id), loadActor(db, id)]);
  if (!usuario || !loaded) throw noAutenticado();
  const { campos: _own, ...derechos } = loaded;
  const actor = trataConPersonas(loaded) ? derechos : { ...derechos, otorgables: [], otorgablesEnTodo: [] };
  const zona = usuario.zonaHoraria ?? config.ZONA_HORARIA;
  const sesion = { usuario, actor, zona, posicion, ...(!mail.delivers && { sinCorreo: true as const }) };
  if (!mirada) return sesion;
  const quien = await readUsuario(db, mirada.quien.id);
  const nombre = `${quien?.nombre ?? ''} ${quien?.apellidos ?? ''}`.trim();
  return { ...sesion, mirada: { quien: nombre, hasta: mirada.hasta.toISOString() } };
}

export async function leerAbiertas(db: Database, session: Session, now: Date): Promise<SesionAbierta[]> {
  const rows = await db
    .select()
    .from(sesionesTable)
    .where(
      and(
        eq(sesionesTable.usuarioId, session.actor.id),
        isNull(sesionesTable.motivoFin),
        gt(sesionesTable.expiraEn, now.toISOString()),
      ),
    )
    .orderBy(desc(sesionesTable.vistaEn), sesionesTable.id);
  return rows.map(({ id, agente, creadaEn, vistaEn }) => ({
    id,
    agente,
    creadaEn,
    vistaEn,
    actual: id === session.id,
  }));
}
