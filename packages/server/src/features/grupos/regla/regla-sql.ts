import {
  type CondicionDeRegla,
  type ContextoDeRegla,
  esRelativa,
  periodo,
  type Regla,
} from '@catedra/shared/grupos/regla.ts';
import { type SQL, sql } from 'drizzle-orm';
import { condicionSql } from '#features/campos/offers.ts';
import { usuariosTable } from '#features/usuarios/table.ts';

const { campos, perfil, estado } = usuariosTable;

const dia = (campo: string): SQL => sql`(${campos} ->> ${campo})::date`;

/** `cumpleCondicion` of the rule, in SQL on `usuarios`. */
export function condicionDeReglaSql(condicion: CondicionDeRegla, contexto: ContextoDeRegla): SQL {
  if (condicion.es === 'estado') return sql`${estado} = ${condicion.a}`;
  if (condicion.es === 'perfil' || condicion.es === 'otroPerfil') {
    const nombres = condicion.a.flatMap((uno) => contexto.perfiles.get(uno) ?? []);
    const esUno = sql`${perfil} = any(${sql.param(nombres)}::text[])`;
    return condicion.es === 'perfil' ? esUno : sql`not (${esUno})`;
  }
  const campo = contexto.campos.get(condicion.campo);
  if (!campo) return sql`false`;
  if (!esRelativa(condicion)) return condicionSql(campo, condicion);
  const { desde, antesDe } = periodo(condicion);
  const hoy = sql`${contexto.hoy}::date`;
  // Days as they are written sort as they come, so that nothing is read as a date but what is compared.
  const tiene = sql`${campos} ? ${condicion.campo}::text`;
  const yaEs = sql`${dia(condicion.campo)} <= ${hoy} - ${desde}::int`;
  const aunEs = antesDe === null ? sql`true` : sql`${dia(condicion.campo)} > ${hoy} - ${antesDe}::int`;
  return sql`(${tiene} and ${yaEs} and ${aunEs})`;
}

const juntas = (partes: readonly SQL[], cumple: Regla['cumple']): SQL =>
  sql`(${sql.join([...partes], cumple === 'todas' ? sql` and ` : sql` or `)})`;

/** `cumpleRegla`, in SQL on `usuarios`: whoever was deleted meets none. */
export const reglaSql = ({ cumple, condiciones }: Regla, contexto: ContextoDeRegla): SQL =>
  sql`(${usuariosTable.fechaBaja} is null and ${juntas(
    condiciones.map((una) => condicionDeReglaSql(una, contexto)),
    cumple,
  )})`;

/** The first conditions of a rule alone, and all but one. */
export const parteDeRegla = (regla: Regla, cuales: (i: number) => boolean): Regla | null => {
  const condiciones = regla.condiciones.filter((_, i) => cuales(i));
  return condiciones.length > 0 ? { ...regla, condiciones } : null;
};

/** Of some people, the first day to come on which one may begin or stop meeting it by themselves. */
export function proximoSql({ condiciones }: Regla, { hoy }: ContextoDeRegla): SQL | null {
  const relativas = condiciones.filter(esRelativa);
  if (relativas.length === 0) return null;
  const dias = relativas.flatMap((condicion) => {
    const { desde, antesDe } = periodo(condicion);
    return [desde, ...(antesDe === null ? [] : [antesDe])].map(
      (cuantos) => sql`${dia(condicion.campo)} + ${cuantos}::int`,
    );
  });
  const primeros = dias.map((uno) => sql`min(${uno}) filter (where ${uno} > ${hoy}::date)`);
  return sql`least(${sql.join(primeros, sql`, `)})`;
}
