import { antesDe, DIA } from '@catedra/shared/core/duraciones.ts';
import { randomInt } from 'node:crypto';
import { type Actor, SISTEMA } from '@catedra/shared/core/actor.ts';
import type { ConsultaDePeticionesDeAcceso, PeticionDeAcceso } from '@catedra/shared/sesion/schemas.ts';
import { usuarios } from '@catedra/shared/usuarios/collection.ts';
import { puedeEntrar } from '@catedra/shared/usuarios/rules.ts';
import { and, desc, eq, gt, isNull, lt, or, sql } from 'drizzle-orm';
import { lockPersona, recordAccess } from '#features/sesion/persona.ts';
import { personaPorIdentificador } from '#features/sesion/passwords/por-identificador.ts';
import { peticionesTable, sesionesTable } from '#features/sesion/table.ts';
import { usuariosBinding } from '#features/usuarios/binding.ts';
import { enActivoSql, usuariosTable } from '#features/usuarios/table.ts';
import { runWork } from '#platform/changes/work.ts';
import { scopeSql } from '#platform/collections/scope-sql.ts';
import type { Database } from '#platform/db/pool.ts';
import { job } from '#platform/job.ts';
import type { Platform } from '#platform/platform.ts';

const DIAS = 7;

export const desdeCuando = (now: Date): string => antesDe(now, DIAS * DIA).toISOString();

export const nuevoNumero = (): string => String(randomInt(100, 1000));

interface Peticion {
  readonly identificador: string;
  readonly numero: string;
}

/** Whether a link reaches them: they have an e-mail, and the academy has a mail server. */
const llegaEnlace = ({ mail }: Platform, correo: string | null): boolean => mail.delivers && correo !== null;

/** Whoever gets no link: their request waits where those who can give them a password look. */
export async function anotarPeticion(platform: Platform, { identificador, numero }: Peticion): Promise<void> {
  const suya = await personaPorIdentificador(platform.db, identificador);
  if (!suya || llegaEnlace(platform, suya.correo)) return;
  await runWork(platform, SISTEMA, 'sesion.pedir-acceso', async (work) => {
    const persona = await lockPersona(work, suya.id);
    if (!persona || !puedeEntrar(persona.usuario, work.now)) return;
    if (llegaEnlace(platform, persona.usuario.correo)) return;
    const valores = { numero, pedidaEn: work.now.toISOString() };
    await work.tx
      .insert(peticionesTable)
      .values({ usuarioId: suya.id, ...valores })
      .onConflictDoUpdate({ target: peticionesTable.usuarioId, set: valores });
    recordAccess(work, persona, {});
  });
}

/** Done for every request, of anyone or of no one: how long the answer takes says nothing. */
export const peticionDeAcceso = job<Peticion>('sesion.pedir-acceso', anotarPeticion);

/** Sessions tell it at once; the day that someone was last here, also when those are gone. */
const sinVolver = and(
  or(isNull(usuariosTable.ultimoAcceso), lt(usuariosTable.ultimoAcceso, peticionesTable.pedidaEn)),
  sql`not exists (select from ${sesionesTable} s where s.usuario_id = ${usuariosTable.id}
       and s.creada_en >= ${peticionesTable.pedidaEn})`,
);

/** The requests of those to whom the actor may give a password; whoever got in since then needs none. */
export async function leerPeticiones(
  db: Database,
  actor: Actor,
  { usuarioId, limite }: ConsultaDePeticionesDeAcceso,
  now: Date,
): Promise<PeticionDeAcceso[]> {
  const { read, update } = usuarios.policy;
  return db
    .select({
      usuarioId: usuariosTable.id,
      nombre: usuariosTable.nombre,
      apellidos: usuariosTable.apellidos,
      usuario: usuariosTable.usuario,
      numero: peticionesTable.numero,
      pedidaEn: peticionesTable.pedidaEn,
    })
    .from(peticionesTable)
    .innerJoin(usuariosTable, eq(usuariosTable.id, peticionesTable.usuarioId))
    .where(
      and(
        gt(peticionesTable.pedidaEn, desdeCuando(now)),
        usuarioId === undefined ? undefined : eq(peticionesTable.usuarioId, usuarioId),
        enActivoSql(sql`usuarios`),
        sinVolver,
        sql`${usuariosTable.id} <> ${actor.id}`,
        scopeSql(usuariosBinding, read(actor)),
        scopeSql(usuariosBinding, update(actor)),
      ),
    )
    .orderBy(desc(peticionesTable.pedidaEn), usuariosTable.id)
    .limit(limite);
}
