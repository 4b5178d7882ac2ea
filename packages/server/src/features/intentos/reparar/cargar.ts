import { racionalDe, racionalDeNumero } from '@catedra/shared/core/racional.ts';
import type { Puntuada } from '@catedra/shared/intentos/nota.ts';
import type { IntentoAReparar, LugarAReparar } from '@catedra/shared/intentos/reparar/efecto.ts';
import type { EstadoDeLugar } from '@catedra/shared/intentos/reparar/regla.ts';
import type { TipoDeReparacion } from '@catedra/shared/intentos/reparar/schemas.ts';
import type { Resta } from '@catedra/shared/preguntas/resta.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { FilaDeIntento } from '#features/intentos/filas.ts';
import { intentosTable } from '#features/intentos/table.ts';
import { leerClaves } from '#features/preguntas/offers.ts';
import type { Database, Tx } from '#platform/db/pool.ts';

/** What of a repair says whom it reaches and what it does to them. */
export interface AlcanceDeReparacion {
  readonly evaluacionId: string;
  readonly preguntaId: string;
  readonly tipo: TipoDeReparacion;
  readonly clave: Record<string, unknown> | null;
  readonly versiones: readonly number[];
  readonly rondasPasadas: boolean;
  readonly grupoIds: readonly string[] | null;
}

const enSusGrupos = (grupoIds: readonly string[] | null): SQL =>
  grupoIds === null
    ? sql`true`
    : sql`exists (select from miembros_vigentes m
        where m.usuario_id = i.usuario_id and m.grupo_id = any(${sql.param([...grupoIds])}::uuid[]))`;

/** Place `p` of attempt `i` asks it, in one of its versions. */
const LA_PIDE = ({ preguntaId, versiones }: AlcanceDeReparacion): SQL =>
  sql`p.pregunta_id = ${preguntaId} and p.numero = any(${sql.param([...versiones])}::int[])`;

/** The attempts `i` that a repair reaches. */
export const losQueAlcanza = (alcance: AlcanceDeReparacion): SQL => sql`
  i.evaluacion_id = ${alcance.evaluacionId} and i.estado = 'entregado' and not i.heredado
  and (${alcance.rondasPasadas} or i.ronda = ronda_vigente(i.usuario_id, i.curso_id)) and ${enSusGrupos(alcance.grupoIds)}
  and exists (select from intento_preguntas p where p.intento_id = i.id and ${LA_PIDE(alcance)})`;

/** The people it reaches, in order, from after one of them. */
export async function personasDesde(
  db: Database | Tx,
  alcance: AlcanceDeReparacion,
  tras: string | null,
  cuantas: number,
): Promise<string[]> {
  const desde = tras === null ? sql`` : sql`and i.usuario_id > ${tras}`;
  const { rows } = await db.execute<{ id: string }>(sql`
    select distinct i.usuario_id as id from intentos i
     where ${losQueAlcanza(alcance)} ${desde} order by 1 limit ${cuantas}`);
  return rows.map(({ id }) => id);
}

interface FilaSuya extends Record<string, unknown> {
  readonly intentoId: string;
  readonly lugar: number;
  readonly numero: number;
  readonly respuesta: unknown;
  readonly resta: Resta;
  readonly antes: EstadoDeLugar;
  readonly base: EstadoDeLugar;
}

/** What it gives now, and what it gave before anything was repaired of it. */
const SUYAS = (ids: readonly string[], alcance: AlcanceDeReparacion): SQL => sql`
  select s.*, coalesce((
           select l.antes from reparacion_lugares l join reparaciones r on r.id = l.reparacion_id
            where l.intento_id = s."intentoId" and l.lugar = s.lugar order by r.orden limit 1), s.antes) as base
    from (select p.intento_id as "intentoId", p.lugar, p.numero, p.respuesta, p.resta,
                 json_build_object('fraccion', p.fraccion, 'regla', p.regla, 'aMano', p.a_mano, 'puntos', p.puntos::float)::jsonb as antes
            from intento_preguntas p
           where p.intento_id = any(${sql.param([...ids])}::uuid[]) and ${LA_PIDE(alcance)}) s
   order by s."intentoId", s.lugar`;

interface FilaOtra extends Record<string, unknown> {
  readonly intentoId: string;
  readonly puntos: number;
  readonly fraccion: string | null;
  readonly veces: number;
}

/** The other questions of each attempt: those that give the same of the same points come together. */
const OTRAS = (ids: readonly string[], alcance: AlcanceDeReparacion): SQL => sql`
  select p.intento_id as "intentoId", p.puntos::float as puntos, p.fraccion, count(*)::int as veces
    from intento_preguntas p join preguntas q on q.id = p.pregunta_id
   where p.intento_id = any(${sql.param([...ids])}::uuid[]) and q.tipo <> 'descripcion' and not (${LA_PIDE(alcance)})
   group by 1, 2, 3`;

const puntuadas = ({ puntos, fraccion, veces }: FilaOtra): Puntuada[] =>
  Array.from({ length: veces }, () => ({
    puntos: racionalDeNumero(puntos),
    fraccion: fraccion === null ? null : racionalDe(fraccion),
  }));

/** What the questions of some attempts give, those to be repaired apart. */
export async function leerReparables(
  db: Database | Tx,
  alcance: AlcanceDeReparacion,
  ids: readonly string[],
): Promise<IntentoAReparar[]> {
  if (ids.length === 0) return [];
  const { rows: suyas } = await db.execute<FilaSuya>(SUYAS(ids, alcance));
  const { rows: otras } = await db.execute<FilaOtra>(OTRAS(ids, alcance));
  const { preguntaId } = alcance;
  const claves = await leerClaves(db, [
    ...new Map(suyas.map(({ numero }) => [numero, { preguntaId, numero }])).values(),
  ]);
  const otrasDe = Map.groupBy(otras, ({ intentoId }) => intentoId);
  const suyasDe = Map.groupBy(suyas, ({ intentoId }) => intentoId);
  const deLugar = ({ numero, lugar, respuesta, resta, antes, base }: FilaSuya): LugarAReparar => {
    const version = claves.get(`${preguntaId}:${numero}`);
    if (!version) throw new Error(`version ${numero} of ${preguntaId} is missing`);
    return { lugar, respuesta, resta, antes, base, publica: version.publica };
  };
  return [...suyasDe].map(([id, filas]) => ({
    id,
    otras: (otrasDe.get(id) ?? []).flatMap(puntuadas),
    suyas: filas.map(deLugar),
  }));
}

/** All the attempts of some people in an evaluation, in the order in which they were made. */
export async function intentosDe(
  db: Database | Tx,
  evaluacionId: string,
  usuarioIds: readonly string[],
  bloqueados: boolean,
): Promise<FilaDeIntento[]> {
  const suyos = db
    .select()
    .from(intentosTable)
    .where(
      sql`${intentosTable.evaluacionId} = ${evaluacionId} and ${intentosTable.usuarioId} = any(${sql.param([...usuarioIds])}::uuid[])`,
    )
    .orderBy(intentosTable.id);
  const filas = await (bloqueados ? suyos.for('update') : suyos);
  return filas.toSorted((a, b) => a.ronda - b.ronda || a.numero - b.numero);
}

/** In which round of the course each of them is. */
export async function rondasDe(
  db: Database | Tx,
  cursoId: string,
  usuarioIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await db.execute<{ id: string; ronda: number }>(sql`
    select u.id, ronda_vigente(u.id, ${cursoId}) as ronda from unnest(${sql.param([...usuarioIds])}::uuid[]) u (id)`);
  return new Map(rows.map(({ id, ronda }) => [id, ronda]));
}
