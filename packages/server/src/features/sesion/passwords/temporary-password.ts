import { DIA, tras } from '@catedra/shared/core/duraciones.ts';
import { SISTEMA } from '@catedra/shared/core/actor.ts';
import type { ContraseñaTemporal } from '@catedra/shared/sesion/schemas.ts';
import { inArray, sql } from 'drizzle-orm';
import { leerAjustes } from '#features/ajustes/offers.ts';
import { olvidarEnlaces } from '#features/sesion/passwords/credentials.ts';
import { terminarSesionesDeVarios } from '#features/sesion/sessions/end-sessions.ts';
import { lockPersonas, recordAccess } from '#features/sesion/persona.ts';
import { credencialesTable } from '#features/sesion/table.ts';
import { hashContraseña } from '#features/sesion/passwords/passwords.ts';
import { hashTemporal, nuevaTemporal } from '#features/sesion/passwords/temporal.ts';
import { nuevasPalabras, palabrasLlanas } from '#features/sesion/passwords/words.ts';
import { usuariosTable } from '#features/usuarios/table.ts';
import type { Work } from '#platform/changes/work.ts';

const CHUNK = 1000;

/** A password on its way to a person: what they will type, and what is kept of it. */
interface Nueva {
  readonly contraseña: string;
  readonly hash: string;
}

const alAzar = (): Nueva => {
  const contraseña = nuevaTemporal();
  return { contraseña, hash: hashTemporal(contraseña) };
};

/** Made before any row is locked: its hash takes its time. */
export async function enPalabras(): Promise<Nueva> {
  const contraseña = nuevasPalabras();
  return { contraseña, hash: await hashContraseña(palabrasLlanas(contraseña)) };
}

async function ponerTanda(
  work: Work,
  ids: readonly string[],
  expiraEn: string,
  nueva: () => Nueva,
): Promise<Map<string, string>> {
  const personas = await lockPersonas(work, ids);
  const nuevas = personas.map(({ usuario }) => ({ usuarioId: usuario.id, ...nueva() }));
  const temporales = new Map(nuevas.map(({ usuarioId, contraseña }) => [usuarioId, contraseña]));
  // At the start of an academy nobody gives it: the program itself does.
  const dadaPor = work.actor.id === SISTEMA.id ? null : work.actor.id;
  const rows = nuevas.map(({ usuarioId, hash }) => ({ usuarioId, hash, temporal: true, expiraEn, dadaPor }));
  if (rows.length === 0) return temporales;
  await work.tx
    .insert(credencialesTable)
    .values(rows)
    .onConflictDoUpdate({
      target: credencialesTable.usuarioId,
      set: { hash: sql`excluded.hash`, temporal: true, expiraEn, dadaPor, usadaEn: null },
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
  nueva: () => Nueva = alAzar,
): Promise<Map<string, ContraseñaTemporal>> {
  const { diasDeTemporal } = await leerAjustes(work.tx);
  const expiraEn = tras(work.now, diasDeTemporal * DIA).toISOString();
  const puestas = new Map<string, ContraseñaTemporal>();
  for (let i = 0; i < usuarioIds.length; i += CHUNK) {
    const tanda = await ponerTanda(work, usuarioIds.slice(i, i + CHUNK), expiraEn, nueva);
    for (const [id, contraseña] of tanda) puestas.set(id, { contraseña, expiraEn });
  }
  return puestas;
}

/** The same for one person, in words that can be read aloud; null if there is no such person. */
export async function ponerContraseñaTemporal(
  work: Work,
  usuarioId: string,
): Promise<ContraseñaTemporal | null> {
  const nueva = await enPalabras();
  return (await ponerContraseñasTemporales(work, [usuarioId], () => nueva)).get(usuarioId) ?? null;
}
