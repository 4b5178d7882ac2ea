import { and, eq, inArray } from 'drizzle-orm';
import { esContraseña } from '#features/sesion/passwords/passwords.ts';
import { type Persona, recordAccess } from '#features/sesion/persona.ts';
import { credencialesTable, enlacesTable, peticionesTable } from '#features/sesion/table.ts';
import { esAlAzar, esTemporal } from '#features/sesion/passwords/temporal.ts';
import { palabrasLlanas } from '#features/sesion/passwords/words.ts';
import { usuariosTable } from '#features/usuarios/table.ts';
import type { Work } from '#platform/changes/work.ts';
import type { Database, Tx } from '#platform/db/pool.ts';

export type Credencial = typeof credencialesTable.$inferSelect;

export async function readCredencial(db: Database | Tx, usuarioId: string): Promise<Credencial | null> {
  const [row] = await db.select().from(credencialesTable).where(eq(credencialesTable.usuarioId, usuarioId));
  return row ?? null;
}

/** What the audit says of a password: of which kind it is, never more. */
const claseDe = (credencial: Credencial | null): string => {
  if (!credencial) return 'ninguna';
  return credencial.temporal ? 'temporal' : 'propia';
};

/** Whether it is their password, of whichever kind they have. */
export async function coincide(
  { temporal, hash }: Pick<Credencial, 'temporal' | 'hash'>,
  contraseña: string,
): Promise<boolean> {
  if (!temporal) return esContraseña(hash, contraseña);
  return esAlAzar(hash) ? esTemporal(hash, contraseña) : esContraseña(hash, palabrasLlanas(contraseña));
}

/** Links that could set another password, and requests for one. */
export async function olvidarEnlaces(work: Work, usuarioIds: readonly string[]): Promise<void> {
  const ids = [...usuarioIds];
  await work.tx.delete(enlacesTable).where(inArray(enlacesTable.usuarioId, ids));
  await work.tx.delete(peticionesTable).where(inArray(peticionesTable.usuarioId, ids));
}

const yaNoDebeCambiar = (work: Work, usuarioId: string) =>
  work.tx
    .update(usuariosTable)
    .set({ cambiarContraseña: false, actualizadoEn: work.now.toISOString() })
    .where(eq(usuariosTable.id, usuarioId));

const yaNo = ({ usuario }: Persona) =>
  usuario.cambiarContraseña && { cambiarContraseña: [true, false] as const };

/** A password of their own from now on: the temporary one is over, and so are links that could set another. */
export async function ponerContraseñaPropia(work: Work, persona: Persona, hash: string): Promise<void> {
  const { id } = persona.usuario;
  const anterior = await readCredencial(work.tx, id);
  const propia = { hash, temporal: false, expiraEn: null, usadaEn: null, dadaPor: null };
  await work.tx
    .insert(credencialesTable)
    .values({ usuarioId: id, ...propia })
    .onConflictDoUpdate({ target: credencialesTable.usuarioId, set: propia });
  await olvidarEnlaces(work, [id]);
  await yaNoDebeCambiar(work, id);
  recordAccess(work, persona, { contraseña: [claseDe(anterior), 'propia'], ...yaNo(persona) });
}

/** Whoever comes in by another door needs no temporary password: one that was never used is thrown away. */
export async function descartarTemporal(work: Work, persona: Persona): Promise<void> {
  const { id, cambiarContraseña } = persona.usuario;
  const sinUsar = and(eq(credencialesTable.usuarioId, id), eq(credencialesTable.temporal, true));
  const [temporal] = await work.tx.delete(credencialesTable).where(sinUsar).returning();
  if (!temporal && !cambiarContraseña) return;
  await yaNoDebeCambiar(work, id);
  const descartada = temporal && { contraseña: ['temporal', 'ninguna'] as const };
  recordAccess(work, persona, { ...descartada, ...yaNo(persona) });
}
