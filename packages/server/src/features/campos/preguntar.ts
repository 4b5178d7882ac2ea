import type { Actor } from '@catedra/shared/core/actor.ts';
import { datosInvalidos } from '@catedra/shared/core/errors.ts';
import { cabeEnCampo, type CondicionDeCampo } from '@catedra/shared/campos/condicion.ts';
import { administraCampos, vistaDeCampo } from '@catedra/shared/campos/policy.ts';
import type { Campo } from '@catedra/shared/campos/schemas.ts';
import { SE_BUSCAN, type Valores } from '@catedra/shared/campos/tipos.ts';
import { and, type SQL, sql } from 'drizzle-orm';
import { comparable, condicionSql } from '#features/campos/condicion-sql.ts';
import { leerTodos } from '#features/campos/queries.ts';
import { usuariosTable } from '#features/usuarios/table.ts';
import type { Asked, ListQuery } from '#platform/db/asked.ts';
import type { Database } from '#platform/db/pool.ts';
import { hasWords } from '#platform/db/search.ts';
import type { SortKey } from '#platform/db/sorting.ts';

const ORDEN = /^-?campo:([0-9a-f-]{36})$/;
const { id, nombre, apellidos, correo, usuario, documento, campos: columna } = usuariosTable;

const noSePregunta = (lugar: string) =>
  datosInvalidos(
    { [lugar]: 'Ese campo no existe o no lo puedes ver.' },
    'Quita el filtro o el orden de ese campo.',
  );

/** Fields by which others can be told apart: only those that the actor sees in them. */
function visto(todos: readonly Campo[], actor: Actor, campoId: string, lugar: string): Campo {
  const campo = todos.find((uno) => uno.id === campoId && uno.estado === 'activo');
  if (!campo || vistaDeCampo(actor, campo, false) === 'no') throw noSePregunta(lugar);
  return campo;
}

/** What a field would tell of the actor that they may not know. */
const callado = (actor: Actor, campo: Campo): boolean => vistaDeCampo(actor, campo, true) === 'no';

function condicion(todos: readonly Campo[], actor: Actor, pedida: CondicionDeCampo): SQL {
  const campo = visto(todos, actor, pedida.campo, 'campos');
  if (!cabeEnCampo(campo, pedida))
    throw datosInvalidos({ campos: `«${campo.nombre}» no se puede filtrar así.` });
  const suya = condicionSql(campo, pedida);
  return callado(actor, campo) ? sql`(${id} <> ${actor.id} and ${suya})` : suya;
}

/** The order of a list is its own; of the rest, that of their values. */
function claveDeOrden(actor: Actor, campo: Campo): SortKey {
  const { id: campoId, tipo } = campo;
  const calla = callado(actor, campo);
  const lugares = campo.opciones.map((una) => una.id);
  const valor =
    tipo === 'lista'
      ? sql`array_position(${sql.param(lugares)}::text[], ${columna} ->> ${campoId})`
      : tipo === 'texto'
        ? sql`(${columna} ->> ${campoId}) collate "es-x-icu"`
        : comparable(campoId, tipo);
  const de = (valores: Valores | undefined) => {
    const suyo = valores?.[campoId];
    if (suyo === undefined) return null;
    return tipo === 'lista'
      ? lugares.indexOf(String(suyo)) + 1
      : typeof suyo === 'boolean'
        ? String(suyo)
        : suyo;
  };
  return {
    sql: calla ? sql`(case when ${id} = ${actor.id} then null else ${valor} end)` : valor,
    of: (row) => (calla && row.id === actor.id ? null : de(row.campos as Valores | undefined)),
    nullable: true,
  };
}

/** Text of a person that this reader may find them by. */
function encontrable(actor: Actor, buscados: readonly Campo[]): SQL {
  const base = sql`${nombre} || ' ' || ${apellidos} || ' ' || coalesce(${correo}, '') || ' ' || coalesce(${usuario}, '') || ' ' || coalesce(${documento}, '')`;
  const con = (suya: boolean) =>
    sql.join(
      buscados
        .filter((campo) => vistaDeCampo(actor, campo, suya) !== 'no')
        .map((campo) => sql` || ' ' || coalesce(${columna} ->> ${campo.id}, '')`),
    );
  return sql`llano(${base} || case when ${id} = ${actor.id} then ''${con(true)} else ''${con(false)} end)`;
}

/** What is found in fields that a reader may not see is not found. */
function soloLoVisto(todos: readonly Campo[], actor: Actor, buscar: string): SQL | undefined {
  const buscados = todos.filter(({ tipo }) => SE_BUSCAN.includes(tipo));
  const todoVisto = buscados.every((campo) =>
    [true, false].every((suya) => vistaDeCampo(actor, campo, suya) !== 'no'),
  );
  return todoVisto ? undefined : hasWords(encontrable(actor, buscados), buscar);
}

/** What a list of people is asked of the academy's own fields: refused, or what it adds to the page. */
export async function loQuePreguntaDeCampos(
  db: Database,
  actor: Actor,
  query: Partial<ListQuery>,
): Promise<Asked | null> {
  const condiciones = (query.campos ?? []) as readonly CondicionDeCampo[];
  const [, ordenadoPor] = ORDEN.exec(query.orden ?? '') ?? [];
  const busca = Boolean(query.buscar) && !administraCampos(actor);
  if (condiciones.length === 0 && !ordenadoPor && !busca) return null;
  const todos = await leerTodos(db);
  return {
    where: and(
      ...condiciones.map((una) => condicion(todos, actor, una)),
      busca ? soloLoVisto(todos, actor, query.buscar ?? '') : undefined,
    ),
    ...(ordenadoPor && { keys: [claveDeOrden(actor, visto(todos, actor, ordenadoPor, 'orden'))] }),
    reader: administraCampos(actor) ? null : actor.id,
  };
}
