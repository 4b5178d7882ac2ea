import { puedeAnunciar } from '@catedra/shared/anuncios/policy.ts';
import type { TipoDeDestino } from '@catedra/shared/anuncios/rules.ts';
import type { Destino } from '@catedra/shared/anuncios/schemas.ts';
import type { Actor } from '@catedra/shared/core/actor.ts';
import { datosInvalidos, sinPermiso } from '@catedra/shared/core/errors.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { anunciosTable } from '#features/anuncios/table.ts';
import type { Database, Tx } from '#platform/db/pool.ts';

export type FilaDeAnuncio = typeof anunciosTable.$inferSelect;
/** For whom an announcement is, as it is stored. */
export type ParaQuien = Pick<
  FilaDeAnuncio,
  'aTodos' | 'perfiles' | 'grupos' | 'cursos' | 'personas' | 'ambito'
>;

const LISTAS = { perfil: 'perfiles', grupo: 'grupos', curso: 'cursos', persona: 'personas' } as const;

/** Each once, in an order of its own: the same ones are the same row. */
function idsDe(destinos: readonly Destino[], tipo: TipoDeDestino): string[] {
  const ids = destinos.flatMap((uno) => (uno.tipo === tipo && uno.id !== null ? [uno.id] : []));
  return [...new Set(ids)].toSorted();
}

const enColumnas = (destinos: readonly Destino[]): Omit<ParaQuien, 'ambito'> => ({
  aTodos: destinos.some(({ tipo }) => tipo === 'todos'),
  perfiles: idsDe(destinos, 'perfil'),
  grupos: idsDe(destinos, 'grupo'),
  cursos: idsDe(destinos, 'curso'),
  personas: idsDe(destinos, 'persona'),
});

export const destinosDe = (para: ParaQuien): Destino[] => [
  ...(para.aTodos ? [{ tipo: 'todos' as const, id: null }] : []),
  ...(['perfil', 'grupo', 'curso', 'persona'] as const).flatMap((tipo) =>
    para[LISTAS[tipo]].map((id) => ({ tipo, id })),
  ),
];

/** A list of ids as PostgreSQL takes it. */
export const uuids = (ids: readonly string[]): SQL => sql`${sql.param([...ids])}::uuid[]`;

/** Who they are now: `personas_de_destinos` of `base/reglas/anuncios.sql`. */
export const personasSql = ({ aTodos, perfiles, grupos, cursos, personas, ambito }: ParaQuien): SQL =>
  sql`personas_de_destinos(${aTodos}, ${uuids(perfiles)}, ${uuids(grupos)}, ${uuids(cursos)}, ${uuids(personas)},
    ${ambito === null ? sql`null` : uuids(ambito)})`;

const YA_NO_ESTA: Readonly<Record<Exclude<TipoDeDestino, 'todos'>, string>> = {
  perfil: 'Ese perfil ya no está. Elige otro.',
  grupo: 'Ese grupo ya no está o está archivado. Elige otro.',
  curso: 'Ese curso ya no está. Elige otro.',
  persona: 'Esa persona ya no está. Elige otra.',
};

/** What is named and is not there. */
async function exigirQueEsten(db: Database | Tx, para: Omit<ParaQuien, 'ambito'>): Promise<void> {
  const { rows } = await db.execute<{ tipo: keyof typeof YA_NO_ESTA }>(sql`
    select 'perfil' as tipo from unnest(${uuids(para.perfiles)}) x where x not in (select id from perfiles)
    union all select 'grupo' from unnest(${uuids(para.grupos)}) x
     where x not in (select id from grupos where estado = 'activo')
    union all select 'curso' from unnest(${uuids(para.cursos)}) x
     where x not in (select id from cursos where viva(papelera))
    union all select 'persona' from unnest(${uuids(para.personas)}) x
     where x not in (select id from usuarios where fecha_baja is null)`);
  if (rows[0]) throw datosInvalidos({ destinos: YA_NO_ESTA[rows[0].tipo] });
}

/** Whoever announces in their groups names those, their courses and the people in them. */
async function exigirSuyos(db: Database | Tx, actor: Actor, para: Omit<ParaQuien, 'ambito'>): Promise<void> {
  const fuera =
    para.aTodos ||
    para.perfiles.length > 0 ||
    para.grupos.some((id) => !actor.tutorGrupoIds.includes(id)) ||
    para.cursos.some((id) => !actor.tutorCursoIds.includes(id));
  if (fuera) throw sinPermiso();
  const { rows } = await db.execute(sql`
    select from unnest(${uuids(para.personas)}) x where x not in (
      select m.usuario_id from miembros_vigentes m where m.grupo_id = any(${uuids(actor.tutorGrupoIds)})) limit 1`);
  if (rows.length > 0) throw sinPermiso();
}

/** For whom somebody may announce, as it is stored; refuses whom they don't reach and what is not there. */
export async function paraQuien(
  db: Database | Tx,
  actor: Actor,
  destinos: readonly Destino[],
): Promise<ParaQuien> {
  const donde = puedeAnunciar(actor);
  if (donde === false) throw sinPermiso();
  const para = enColumnas(destinos);
  if (donde !== true) await exigirSuyos(db, actor, para);
  await exigirQueEsten(db, para);
  return { ...para, ambito: donde === true ? null : [...actor.tutorGrupoIds].toSorted() };
}
