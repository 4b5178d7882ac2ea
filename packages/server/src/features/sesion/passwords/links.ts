import { HORA, tras } from '@catedra/shared/core/duraciones.ts';
import { and, count, eq, gt } from 'drizzle-orm';
import { enlacesTable } from '#features/sesion/table.ts';
import { hashToken, newToken } from '#features/sesion/sessions/token.ts';
import type { Database, Tx } from '#platform/db/pool.ts';

type Tipo = (typeof enlacesTable.$inferInsert)['tipo'];

const HORAS: Readonly<Record<Tipo, number>> = { restablecer: 1, invitacion: 72 };
/** Asking again and again sends no more mail, and leaves alive the links that were sent. */
const MAX_VIVOS = 3;

export async function sobranEnlaces(db: Database | Tx, usuarioId: string, now: Date): Promise<boolean> {
  const [vivos] = await db
    .select({ n: count() })
    .from(enlacesTable)
    .where(
      and(
        eq(enlacesTable.usuarioId, usuarioId),
        eq(enlacesTable.tipo, 'restablecer'),
        gt(enlacesTable.expiraEn, now.toISOString()),
      ),
    );
  return (vivos?.n ?? 0) >= MAX_VIVOS;
}

/** A link's token, which is kept nowhere but in the message that carries it. */
export async function crearEnlace(
  db: Database | Tx,
  usuarioId: string,
  tipo: Tipo,
  now: Date,
): Promise<string> {
  const token = newToken();
  const expiraEn = tras(now, HORAS[tipo] * HORA).toISOString();
  await db.insert(enlacesTable).values({ hash: hashToken(token), usuarioId, tipo, expiraEn });
  return token;
}

export const quitarEnlace = async (db: Database | Tx, token: string): Promise<void> =>
  void (await db.delete(enlacesTable).where(eq(enlacesTable.hash, hashToken(token))));
