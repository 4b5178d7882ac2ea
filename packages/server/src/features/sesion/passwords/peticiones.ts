import { antesDe, DIA } from '@catedra/shared/core/duraciones.ts';
import { randomInt } from 'node:crypto';
import { type Actor, SISTEMA } from '@catedra/shared/core/actor.ts';
import { matches } from '@catedra/shared/core/scope.ts';
import type { PeticionDeAcceso } from '@catedra/shared/sesion/schemas.ts';
import { usuarios } from '@catedra/shared/usuarios/collection.ts';
import { puedeEntrar } from '@catedra/shared/usuarios/rules.ts';
import { and, desc, eq, gt, isNull, lt, or, sql } from 'drizzle-orm';
import { notify } from '#features/avisos/offers.ts';
import { lockPersona, type Persona, recordAccess } from '#features/sesion/persona.ts';
import {
  avisoDePeticionDeAcceso,
  quienesDanEntrada,
} from '#features/sesion/passwords/peticion-por-decidir.ts';
import { personaPorIdentificador } from '#features/sesion/passwords/por-identificador.ts';
import { loadActor } from '#features/sesion/sessions/load-session.ts';
import { peticionesTable, sesionesTable } from '#features/sesion/table.ts';
import { usuariosBinding } from '#features/usuarios/binding.ts';
import { enActivoSql, usuariosTable } from '#features/usuarios/table.ts';
import { runWork, type Work } from '#platform/changes/work.ts';
import { scopeSql } from '#platform/collections/scope-sql.ts';
import type { Database } from '#platform/db/pool.ts';
import { job } from '#platform/job.ts';
import type { Platform } from '#platform/platform.ts';

const DIAS = 7;
const MAXIMO = 50;

export const desdeCuando = (now: Date): string => antesDe(now, DIAS * DIA).toISOString();

export const nuevoNumero = (): string => String(randomInt(100, 1000));

interface Peticion {
  readonly identificador: string;
  readonly numero: string;
}

/** Whether a link reaches them: they have an e-mail, and the academy has a mail server. */
const llegaEnlace = ({ mail }: Platform, correo: string | null): boolean => mail.delivers && correo !== null;

/** Those who may give them a password hear that they wait for one. */
async function avisar(work: Work, { usuario, scope }: Persona): Promise<void> {
  const { rows } = await work.tx.execute<{ id: string }>(
    sql`select q.id from (${quienesDanEntrada(sql`${usuario.id}::uuid`)}) q where q.id <> ${usuario.id} order by 1`,
  );
  const { read, update } = usuarios.policy;
  const quienes: string[] = [];
  for (const { id } of rows) {
    const actor = await loadActor(work.tx, id);
    if (actor && [read(actor), update(actor)].every((alcance) => matches(alcance, scope))) quienes.push(id);
  }
  await notify(
    work,
    avisoDePeticionDeAcceso,
    ...quienes.map((usuarioId) => ({ usuarioId, personaId: usuario.id })),
  );
}

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
    await avisar(work, persona);
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
export async function leerPeticiones(db: Database, actor: Actor, now: Date): Promise<PeticionDeAcceso[]> {
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
        enActivoSql(sql`usuarios`),
        sinVolver,
        sql`${usuariosTable.id} <> ${actor.id}`,
        scopeSql(usuariosBinding, read(actor)),
        scopeSql(usuariosBinding, update(actor)),
      ),
    )
    .orderBy(desc(peticionesTable.pedidaEn), usuariosTable.id)
    .limit(MAXIMO);
}
