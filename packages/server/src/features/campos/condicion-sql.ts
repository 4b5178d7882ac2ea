import type { CondicionDeCampo } from '@catedra/shared/campos/condicion.ts';
import type { FormaDeCampo, Valor } from '@catedra/shared/campos/tipos.ts';
import { or, type SQL, sql } from 'drizzle-orm';
import { usuariosTable } from '#features/usuarios/table.ts';

const { campos, busqueda } = usuariosTable;
const escapeLike = (texto: string) => texto.replace(/[\\%_]/g, (letra) => `\\${letra}`);

const textoDe = (id: string): SQL => sql`(${campos} ->> ${id})`;
/** Every text of a person is in what is searched, whose index leaves few rows to look at. */
const entreLoBuscado = (texto: string): SQL =>
  sql`${busqueda} like '%' || llano(${escapeLike(texto)}) || '%'`;
const tiene = (id: string): SQL => sql`${campos} ? ${id}`;

/** Who has that very value: by the index, which holds whoever has any. */
export const conValorSql = (id: string, valor: Valor): SQL =>
  sql`(${campos} <> '{}' and ${campos} @> ${JSON.stringify({ [id]: valor })}::jsonb)`;

/** What an order and a limit compare: numbers as numbers, days as they are written. */
export const comparable = (id: string, tipo: FormaDeCampo['tipo']): SQL =>
  tipo === 'numero' ? sql`(${campos} ->> ${id})::numeric` : sql`(${campos} ->> ${id}) collate "C"`;

function igual(id: string, tipo: FormaDeCampo['tipo'], a: readonly Valor[]): SQL {
  // Of a text, accents and capitals aside; of anything else the index of values answers.
  if (tipo === 'texto')
    return sql`(${or(...a.map((valor) => entreLoBuscado(String(valor))))}
      and llano(${textoDe(id)}) = any(select llano(x) from unnest(${sql.param(a.map(String))}::text[]) x))`;
  return sql`(${or(...a.map((valor) => conValorSql(id, valor)))})`;
}

/** `cumple` of the rule, in SQL on `usuarios`. */
export function condicionSql({ tipo }: Pick<FormaDeCampo, 'tipo'>, condicion: CondicionDeCampo): SQL {
  const { campo: id } = condicion;
  switch (condicion.es) {
    case 'vacio':
      return sql`not ${tiene(id)}`;
    case 'conValor':
      return tiene(id);
    case 'igual':
      return igual(id, tipo, condicion.a);
    case 'distinto':
      return sql`(${tiene(id)} and not ${igual(id, tipo, condicion.a)})`;
    case 'contiene':
      return sql`(${entreLoBuscado(condicion.a)}
        and llano(${textoDe(id)}) like '%' || llano(${escapeLike(condicion.a)}) || '%')`;
    case 'empieza':
      return sql`(${entreLoBuscado(condicion.a)}
        and llano(${textoDe(id)}) like llano(${escapeLike(condicion.a)}) || '%')`;
    case 'entre': {
      const valor = comparable(id, tipo);
      const desde = condicion.desde === undefined ? sql`true` : sql`${valor} >= ${condicion.desde}`;
      const hasta = condicion.hasta === undefined ? sql`true` : sql`${valor} <= ${condicion.hasta}`;
      return sql`(${tiene(id)} and ${desde} and ${hasta})`;
    }
  }
}
