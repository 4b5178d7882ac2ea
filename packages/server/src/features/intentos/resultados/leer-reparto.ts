import type { Actor } from '@catedra/shared/core/actor.ts';
import {
  BARRAS,
  type ConsultaDeReparto,
  ESTADOS_DE_PERSONA,
  MAX_RECORDADAS,
  type RepartoDeNotas,
} from '@catedra/shared/intentos/por-persona.ts';
import { sql } from 'drizzle-orm';
import { leerReglas, sinEmpezarSql } from '#features/intentos/resultados/leer-resultados.ts';
import { personasSql } from '#features/intentos/resultados/por-persona.ts';
import type { Database } from '#platform/db/pool.ts';

type Persona = RepartoDeNotas['sinEmpezar']['primeras'][number];

interface Contado extends Record<string, unknown> {
  readonly barras: readonly { readonly barra: number; readonly aprueba: boolean; readonly n: number }[];
  readonly cuentas: Partial<RepartoDeNotas['cuentas']>;
  readonly noALaPrimera: number;
  readonly mediana: number | null;
  readonly intentos: number;
}

/** How the marks of the people in sight lie, and who of them never began. */
export async function leerReparto(
  db: Database,
  actor: Actor,
  id: string,
  { cual, ...filtros }: ConsultaDeReparto,
): Promise<RepartoDeNotas> {
  const reglas = await leerReglas(db, actor, id);
  const sin = sinEmpezarSql(actor, reglas, filtros);
  const [{ rows }, { rows: faltan }] = await Promise.all([
    db.execute<Contado>(sql`
      with c as materialized (select * from ${personasSql(actor, reglas, cual, filtros)} c)
      select (select coalesce(json_agg(b), '[]') from (
                select least(${BARRAS - 1}, floor(nota * 2))::int as barra, estado = 'aprueban' as aprueba, count(*)::int as n
                  from c where nota is not null group by 1, 2) b) as barras,
             (select coalesce(json_object_agg(estado, n), '{}') from (
                select estado, count(*)::int as n from c group by 1) e) as cuentas,
             (select count(*)::int from c where estado = 'aprueban' and primera < ${reglas.notaMinima}) as "noALaPrimera",
             (select round(percentile_cont(0.5) within group (order by nota)::numeric, 2)::float from c) as mediana,
             (select coalesce(sum(intentos), 0)::int from c) as intentos`),
    db.execute<{ cuantas: number; primeras: Persona[] }>(sql`
      select (select count(*)::int ${sin}) as cuantas,
             (select coalesce(json_agg(s), '[]') from (
                select u.id, u.nombre, u.apellidos ${sin} order by u.apellidos, u.nombre, u.id
                 limit ${MAX_RECORDADAS}) s) as primeras`),
  ]);
  const [contado] = rows;
  const [sinEmpezar] = faltan;
  if (!contado || !sinEmpezar) throw new Error('nothing was counted');
  const { barras, cuentas, ...cifras } = contado;
  const en = (barra: number, aprueba: boolean) =>
    barras.find((una) => una.barra === barra && una.aprueba === aprueba)?.n ?? 0;
  return {
    ...cifras,
    barras: Array.from({ length: BARRAS }, (_, barra) => ({
      aprueban: en(barra, true),
      noLlegan: en(barra, false),
    })),
    cuentas: Object.fromEntries(ESTADOS_DE_PERSONA.map((estado) => [estado, cuentas[estado] ?? 0])) as Record<
      (typeof ESTADOS_DE_PERSONA)[number],
      number
    >,
    notaMinima: reglas.notaMinima,
    sinEmpezar,
  };
}
