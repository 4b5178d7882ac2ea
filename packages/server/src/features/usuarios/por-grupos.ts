import type { Actor } from '@catedra/shared/core/actor.ts';
import { id as cualId } from '@catedra/shared/core/fields.ts';
import { grupos } from '@catedra/shared/grupos/collection.ts';
import { and, inArray, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { gruposBinding } from '#features/grupos/binding.ts';
import { grupoMiembrosTable, gruposTable } from '#features/grupos/table.ts';
import {
  contar,
  type GrupoVisto,
  JUNTAS,
  type Juntos,
  loQueSeLeeJunto,
} from '#features/usuarios/grupos-juntos.ts';
import { usuariosTable } from '#features/usuarios/table.ts';
import { scopeSql } from '#platform/collections/scope-sql.ts';
import type { Asked, ListQuery, PageInParts } from '#platform/db/asked.ts';
import { countUpTo } from '#platform/db/json-page.ts';
import { readCursor, writeCursor } from '#platform/db/keyset.ts';
import type { Database } from '#platform/db/pool.ts';

const { id, apellidos, nombre } = usuariosTable;
const { usuarioId, grupoId } = grupoMiembrosTable;

const ids = (unos: readonly { readonly id: string }[]): SQL =>
  sql`${sql.param(unos.map((uno) => uno.id))}::uuid[]`;

/** Looked up for each person in the order in which they are read: as a join it would be read whole before the first. */
const estaEn = (grupo: GrupoVisto): SQL =>
  sql`(select true from ${grupoMiembrosTable} where ${usuarioId} = ${id} and ${grupoId} = ${grupo.id}) is not null`;

/** The same of any of some; by their text, or the index would be gone through once for each of them. */
const enNinguno = (persona: SQL, unos: readonly GrupoVisto[]): SQL =>
  sql`(select true from ${grupoMiembrosTable} suyos where suyos.usuario_id = ${persona}
    and suyos.grupo_id::text = any(${sql.param(unos.map((uno) => uno.id))}::text[]) limit 1) is null`;

/** Where the first group of a person stands among these. */
const lugarEn = (unos: readonly GrupoVisto[]): SQL =>
  sql`(select min(array_position(${ids(unos)}, ${grupoId})) from ${grupoMiembrosTable} where ${usuarioId} = ${id})`;

/** The groups that the reader sees, in their order: others must not be guessed by where their people stand. */
async function leerVistos(db: Database, actor: Actor): Promise<GrupoVisto[]> {
  const { rows } = await db.execute<{ id: string; nombre: string }>(sql`
    select ${gruposTable.id}, ${gruposTable.nombre} from ${gruposTable}
     where ${scopeSql(gruposBinding, grupos.policy.read(actor)) ?? sql`true`}
     order by ${gruposTable.nombre}, ${gruposTable.id}`);
  return rows;
}

/** Someone as the order sees them, and their first group; null when they have none. */
interface Puesto {
  readonly id: string;
  readonly grupo: GrupoVisto | null;
}

/** Where a page begins: after this person of that group. */
const formaDelCursor = (orden: string) =>
  z.tuple([
    z.literal(orden),
    z.object({ id: cualId(), nombre: z.string() }).nullable(),
    z.string(),
    z.string(),
    cualId(),
  ]);
type Desde = z.output<ReturnType<typeof formaDelCursor>>;

interface Lista {
  readonly db: Database;
  readonly where: SQL | undefined;
  readonly vistos: readonly GrupoVisto[];
  readonly alReves: boolean;
}

const trasElla = ({ alReves }: Lista, [, , ...persona]: Desde): SQL =>
  sql`(${apellidos}, ${nombre}, ${id}) ${alReves ? sql`<` : sql`>`} (${persona[0]}, ${persona[1]}, ${persona[2]}::uuid)`;

const enOrdenDe = ({ alReves }: Lista, ...columnas: readonly SQL[]): SQL =>
  sql.join(
    [...columnas, sql`${apellidos}`, sql`${nombre}`, sql`${id}`].map((una) =>
      alReves ? sql`${una} desc` : una,
    ),
    sql`, `,
  );

/** Those of a group that is too large to be sorted, or, without one, those in none: by the index of surnames. */
async function porApellidos(
  lista: Lista,
  grupo: GrupoVisto | null,
  desde: Desde | null,
  cuantas: number,
): Promise<Puesto[]> {
  const { db, where, vistos } = lista;
  const antes = grupo ? vistos.slice(0, vistos.indexOf(grupo)) : vistos;
  const suyas = and(
    where,
    grupo ? estaEn(grupo) : undefined,
    antes.length > 0 ? enNinguno(sql`${id}`, antes) : undefined,
    desde ? trasElla(lista, desde) : undefined,
  );
  const { rows } = await db.execute<{ id: string }>(sql`
    select ${id} from ${usuariosTable} where ${suyas ?? sql`true`} order by ${enOrdenDe(lista)} limit ${cuantas}`);
  return rows.map((fila) => ({ id: fila.id, grupo }));
}

interface Colocada extends Record<string, unknown> {
  readonly id: string;
  readonly lugar: number | null;
}

/** Those whose first group is one of some small ones, which are found first and sorted then. */
async function porGrupos(
  lista: Lista,
  juntos: readonly GrupoVisto[],
  desde: Desde | null,
  cuantas: number,
): Promise<Puesto[]> {
  const { db, where, vistos } = lista;
  const suyos = vistos.filter((uno) => juntos.includes(uno));
  const antes = vistos.slice(0, vistos.indexOf(suyos[0] as GrupoVisto));
  const { rows } = await db.execute<Colocada>(sql`
    select ${id}, lugar from (
        select ${usuarioId} as suyo, min(array_position(${ids(suyos)}, ${grupoId})) as lugar
          from ${grupoMiembrosTable} where ${grupoId} = any(${ids(suyos)})
           and ${antes.length > 0 ? enNinguno(sql`${usuarioId}`, antes) : sql`true`} group by 1) g
      join ${usuariosTable} on ${id} = suyo
     where ${and(where, desde ? trasElla(lista, desde) : undefined) ?? sql`true`}
     order by ${enOrdenDe(lista, sql`lugar`)} limit ${cuantas}`);
  return rows.map((fila) => ({ id: fila.id, grupo: suyos[Number(fila.lugar) - 1] ?? null }));
}

/** A few people, whatever their groups: all of them are placed and sorted. */
async function unasPocas(lista: Lista, desde: Desde | null): Promise<Puesto[]> {
  const { db, where, vistos, alReves } = lista;
  const { rows } = await db.execute<Colocada>(sql`
    select ${id}, lugar from (
      select ${usuariosTable}.*, ${lugarEn(vistos)} as lugar from ${usuariosTable} where ${where ?? sql`true`}) ${usuariosTable}
     where ${desde ? trasElGrupo(lista, desde) : sql`true`}
     order by lugar is null, ${enOrdenDe(lista, sql`lugar`)}`);
  return rows.map((fila) => ({
    id: fila.id,
    grupo: fila.lugar === null ? null : (vistos[fila.lugar - 1] ?? null),
  }));

  function trasElGrupo(suya: Lista, cursor: Desde): SQL {
    const [, grupo] = cursor;
    if (grupo === null) return sql`lugar is null and ${trasElla(suya, cursor)}`;
    const en = vistos.findIndex((uno) => uno.id === grupo.id);
    const lugar =
      en >= 0 ? en + 1 : vistos.filter((uno) => compara(uno.nombre, grupo.nombre) < 0).length + 0.5;
    const mas = alReves ? sql`<` : sql`>`;
    return sql`(lugar is null or lugar ${mas} ${lugar}::numeric or lugar = ${lugar}::numeric and ${trasElla(suya, cursor)})`;
  }
}

const compara = new Intl.Collator('es').compare;

/** The cursor names the group: the rest go on from where it stood, although groups come, go and change their names. */
async function leerPuestos(lista: Lista, desde: Desde | null, cuantas: number): Promise<Puesto[]> {
  const { db, vistos, alReves } = lista;
  const pocas = await countUpTo(db, usuariosTable, lista.where, JUNTAS);
  if (pocas.exacto) return (await unasPocas(lista, desde)).slice(0, cuantas);
  const enOrden = alReves ? vistos.toReversed() : vistos;
  const dicho = desde?.[1] ?? null;
  const actual = dicho && enOrden.find((uno) => uno.id === dicho.id);
  const siguen = dicho
    ? enOrden.filter((uno) => uno !== actual && (alReves ? -1 : 1) * compara(uno.nombre, dicho.nombre) > 0)
    : desde
      ? []
      : enOrden;
  const leer = ({ grupos: unos, grande }: Juntos, tras: Desde | null, faltan: number) =>
    grande && unos[0] ? porApellidos(lista, unos[0], tras, faltan) : porGrupos(lista, unos, tras, faltan);
  const puestos: Puesto[] = [];
  if (actual) {
    const grande = (await contar(db, [actual])).get(actual.id) === JUNTAS;
    puestos.push(...(await leer({ grupos: [actual], grande }, desde, cuantas)));
  }
  for await (const juntos of loQueSeLeeJunto(db, siguen)) {
    if (puestos.length >= cuantas) return puestos;
    puestos.push(...(await leer(juntos, null, cuantas - puestos.length)));
  }
  if (puestos.length >= cuantas) return puestos;
  const yaSinGrupo = desde && dicho === null ? desde : null;
  return [...puestos, ...(await porApellidos(lista, null, yaSinGrupo, cuantas - puestos.length))];
}

const paginaPorGrupos =
  (orden: string, vistos: readonly GrupoVisto[]): PageInParts =>
  async (db, readPage, { where, limite, cursor }) => {
    const desde = cursor === undefined ? null : readCursor(formaDelCursor(orden), cursor);
    const lista = { db, where, vistos, alReves: orden.startsWith('-') };
    const puestos = await leerPuestos(lista, desde, limite + 1);
    const suyos = puestos.slice(0, limite);
    const leidas = await readPage(
      db,
      inArray(
        id,
        suyos.map((uno) => uno.id),
      ),
      SIN_ORDEN,
      limite,
    );
    const porId = new Map(leidas.map((row) => [row['id'], row]));
    const rows = suyos.map((uno) => porId.get(uno.id)).filter((row) => row !== undefined);
    const [ultimo, row] = [suyos.at(-1), rows.at(-1)];
    const hayMas = ultimo && row && puestos.length > limite;
    return {
      rows,
      siguiente: hayMas ? writeCursor(orden, ultimo.grupo, row['apellidos'], row['nombre'], row['id']) : null,
    };
  };

const SIN_ORDEN = { name: 'por-grupos', columns: [id], descending: false };

/** People by the name of their first group, those without any at the end both ways; null when another order was asked for. */
export async function ordenPorGrupos(
  db: Database,
  actor: Actor,
  { orden }: Partial<ListQuery>,
): Promise<Asked | null> {
  if (orden !== 'grupos' && orden !== '-grupos') return null;
  const vistos = await leerVistos(db, actor);
  const todos = grupos.policy.read(actor) === true;
  return { page: paginaPorGrupos(orden, vistos), reader: todos ? null : actor.id };
}
