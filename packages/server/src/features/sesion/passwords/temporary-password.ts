import type { ContraseñaTemporal } from '@catedra/shared/sesion/schemas.ts';
import { inArray, sql } from 'drizzle-orm';
import { olvidarEnlaces } from '#features/sesion/passwords/credentials.ts';
import { terminarSesionesDeVarios } from '#features/sesion/sessions/end-sessions.ts';
import { lockPersonas, recordAccess } from '#features/sesion/persona.ts';
import { credencialesTable } from '#features/sesion/table.ts';
import { HORAS_DE_VIDA, hashTemporal, nuevaTemporal } from '#features/sesion/passwords/temporal.ts';
import { usuariosTable } from '#features/usuarios/table.ts';
import type { Work } from '#platform/changes/work.ts';

const CHUNK = 1000;

async function ponerTanda(
  work: Work,
  ids: readonly string[],
  expiraEn: string,
): Promise<Map<string, string>> {
  const personas = await lockPersonas(work, ids);
  const temporales = new Map(personas.map(({ usuario }) => [usuario.id, nuevaTemporal()]));
  const rows = [...temporales].map(([usuarioId, contraseña]) => ({
    usuarioId,
    hash: hashTemporal(contraseña),
    temporal: true,
    expiraEn,
  }));
  if (rows.length === 0) return temporales;
  await work.tx
    .insert(credencialesTable)
    .values(rows)
    .onConflictDoUpdate({
      target: credencialesTable.usuarioId,
      set: { hash: sql`excluded.hash`, temporal: true, expiraEn },
    });
  await work.tx
    .update(usuariosTable)
    .set({ cambiarContraseña: true, actualizadoEn: work.now.toISOString() })
    .where(inArray(usuariosTable.id, [...temporales.keys()]));
  await olvidarEnlaces(work, ids);
  await terminarSesionesDeVarios(work, ids, 'contrasena');
  for (const persona of personas)
    recordAccess(work, persona, { cambiarContraseña: [persona.usuario.cambiarContraseña, true] });
  return temporales;
}

/** Gives each person a temporary password, in place of any other, and ends their sessions. By id; shown once. */
export async function ponerContraseñasTemporales(
  work: Work,
  usuarioIds: readonly string[],
): Promise<Map<string, ContraseñaTemporal>> {
  const expiraEn = new Date(work.now.getTime() + HORAS_DE_VIDA * 3_600_000).toISOString();
  const puestas = new Map<string, ContraseñaTemporal>();
  for (let i = 0; i < usuarioIds.length; i += CHUNK) {
    const tanda = await ponerTanda(work, usuarioIds.slice(i, i + CHUNK), expiraEn);
    for (const [id, contraseña] of tanda) puestas.set(id, { contraseña, expiraEn });
  }
  return puestas;
}

/** The same for one person; null if there is no such person. */
export const ponerContraseñaTemporal = async (
  work: Work,
  usuarioId: string,
): Promise<ContraseñaTemporal | null> =>
  (await ponerContraseñasTemporales(work, [usuarioId])).get(usuarioId) ?? null;
