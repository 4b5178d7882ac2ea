import type { Actor } from '@catedra/shared/core/actor.ts';
import { noEncontrado, sinPermiso } from '@catedra/shared/core/errors.ts';
import { PERSONA_FUERA_DE_LA_VISTA, valorEnPalabras } from '@catedra/shared/campos/formato.ts';
import { mueveGrupos } from '@catedra/shared/campos/policy.ts';
import {
  type CondicionDeRegla,
  type ContextoDeRegla,
  cumpleCondicion,
  diaEnQueCambia,
  type PersonaDeRegla,
  type Regla,
  regla as reglaGuardada,
} from '@catedra/shared/grupos/regla.ts';
import { condicionEnPalabras, reglaEnPalabras } from '@catedra/shared/grupos/regla-en-palabras.ts';
import type { PorQueEsta, ReglaDeGrupo } from '@catedra/shared/grupos/regla-schemas.ts';
import { usuarios } from '@catedra/shared/usuarios/collection.ts';
import { type SQL, sql } from 'drizzle-orm';
import { refuseHidden } from '#features/grupos/queries.ts';
import { leerContexto } from '#features/grupos/regla/contexto.ts';
import { usuariosBinding } from '#features/usuarios/binding.ts';
import { scopeSql } from '#platform/collections/scope-sql.ts';
import type { Database, Tx } from '#platform/db/pool.ts';

const MUESTRA = 50;

/** A rule looks at everybody in the academy: it is for whoever may edit every group. */
export async function exigirReglas(db: Database, actor: Actor, grupoId: string): Promise<void> {
  if (!mueveGrupos(actor)) throw sinPermiso();
  await refuseHidden(db, actor, grupoId);
}

export const visibles = (actor: Actor): SQL =>
  scopeSql(usuariosBinding, usuarios.policy.read(actor)) ?? sql`true`;

interface ReglaRow extends Record<string, unknown> {
  regla: Regla;
  version: number;
  proximo: string | null;
}

export async function leerFila(db: Database | Tx, grupoId: string): Promise<ReglaRow | null> {
  const { rows } = await db.execute<ReglaRow>(
    sql`select regla, version, proximo::text from grupo_reglas where grupo_id = ${grupoId}`,
  );
  const [fila] = rows;
  // The database keeps its keys in another order.
  return fila ? { ...fila, regla: reglaGuardada.parse(fila.regla) } : null;
}

interface Alguien extends Record<string, unknown> {
  id: string;
  nombre: string;
  apellidos: string;
  total: number;
}

async function apartadas(db: Database, actor: Actor, cuales: SQL) {
  const { rows } = await db.execute<Alguien>(sql`
    select usuarios.id, usuarios.nombre, usuarios.apellidos, count(*) over ()::int as total
      from usuarios where usuarios.fecha_baja is null and usuarios.id in (${cuales}) and ${visibles(actor)}
     order by usuarios.apellidos, usuarios.nombre, usuarios.id limit ${MUESTRA}`);
  return {
    total: rows[0]?.total ?? 0,
    personas: rows.map(({ id, nombre, apellidos }) => ({ id, nombre, apellidos })),
  };
}

export async function leerRegla(
  db: Database,
  actor: Actor,
  grupoId: string,
  now: Date,
): Promise<ReglaDeGrupo> {
  await exigirReglas(db, actor, grupoId);
  const [fila, contexto, dentro, fuera] = await Promise.all([
    leerFila(db, grupoId),
    leerContexto(db, now),
    apartadas(
      db,
      actor,
      sql`select usuario_id from grupo_miembros where grupo_id = ${grupoId} and origen = 'mano'`,
    ),
    apartadas(db, actor, sql`select usuario_id from grupo_fuera where grupo_id = ${grupoId}`),
  ]);
  return {
    regla: fila?.regla ?? null,
    version: fila?.version ?? 0,
    enPalabras: fila && reglaEnPalabras(fila.regla, contexto),
    dentro,
    fuera,
    proximo: fila?.proximo ?? null,
  };
}

interface Suya extends PersonaDeRegla, Record<string, unknown> {
  origen: 'mano' | 'regla' | null;
  fuera: boolean;
}

async function suyoEnPalabras(
  db: Database,
  actor: Actor,
  condicion: CondicionDeRegla,
  persona: PersonaDeRegla,
  { campos }: ContextoDeRegla,
): Promise<string | null> {
  if (!('campo' in condicion)) return condicion.es === 'estado' ? null : persona.perfil;
  const campo = campos.get(condicion.campo);
  const valor = persona.campos[condicion.campo];
  if (!campo || valor === undefined) return null;
  if (campo.tipo !== 'persona') return valorEnPalabras(campo, valor, () => undefined);
  const { rows } = await db.execute<{ nombre: string }>(sql`
    select case when ${visibles(actor)} then trim(usuarios.nombre || ' ' || usuarios.apellidos)
                else ${PERSONA_FUERA_DE_LA_VISTA} end as nombre
      from usuarios where usuarios.fecha_baja is null and usuarios.id::text = ${String(valor)}`);
  return rows[0]?.nombre ?? null;
}

/** Why someone is in the group or isn't, condition by condition. */
export async function leerPorQue(
  db: Database,
  actor: Actor,
  grupoId: string,
  usuarioId: string,
  now: Date,
): Promise<PorQueEsta> {
  await exigirReglas(db, actor, grupoId);
  const { rows } = await db.execute<Suya>(sql`
    select usuarios.campos, usuarios.perfil, usuarios.estado,
           (select m.origen from grupo_miembros m where m.usuario_id = usuarios.id and m.grupo_id = ${grupoId}) as origen,
           exists (select from grupo_fuera f where f.usuario_id = usuarios.id and f.grupo_id = ${grupoId}) as fuera
      from usuarios where usuarios.id = ${usuarioId} and ${visibles(actor)}`);
  const [persona] = rows;
  if (!persona) throw noEncontrado();
  const [fila, contexto] = await Promise.all([leerFila(db, grupoId), leerContexto(db, now)]);
  const condiciones = await Promise.all(
    (fila?.regla.condiciones ?? []).map(async (condicion) => ({
      texto: condicionEnPalabras(condicion, contexto),
      cumple: cumpleCondicion(condicion, persona, contexto),
      suyo: await suyoEnPalabras(db, actor, condicion, persona, contexto),
    })),
  );
  const { origen, fuera } = persona;
  return {
    esta: origen !== null,
    porque: origen ?? (fuera ? 'fuera' : null),
    cambiaEl: fila && origen !== 'mano' && !fuera ? diaEnQueCambia(fila.regla, persona, contexto) : null,
    condiciones,
  };
}
