import type { Actor } from '@catedra/shared/core/actor.ts';
import { datosInvalidos } from '@catedra/shared/core/errors.ts';
import {
  type ContextoDeRegla,
  diaEnQueCambia,
  erroresDeRegla,
  type PersonaDeRegla,
  type Regla,
} from '@catedra/shared/grupos/regla.ts';
import type { EfectoDeRegla } from '@catedra/shared/grupos/regla-schemas.ts';
import { SIN_PLAZOS_PASADOS } from '@catedra/shared/grupos/plazos.ts';
import { type SQL, sql } from 'drizzle-orm';
import { contarPlazosPasados } from '#features/grupos/leer-plazos-pasados.ts';
import { entranSql, salenSql } from '#features/grupos/regla/aplicar.ts';
import { aLaVistaDe, leerContexto } from '#features/grupos/regla/contexto.ts';
import { exigirReglas, visibles } from '#features/grupos/regla/leer-regla.ts';
import { parteDeRegla, reglaSql } from '#features/grupos/regla/regla-sql.ts';
import type { Database } from '#platform/db/pool.ts';

const MUESTRA = 5;

export function exigirRegla(regla: Regla, contexto: ContextoDeRegla): void {
  const errores = erroresDeRegla(regla, contexto);
  const [primero] = Object.values(errores);
  if (primero) throw datosInvalidos(errores, primero);
}

interface SeMueve extends PersonaDeRegla, Record<string, unknown> {
  id: string;
  nombre: string;
  apellidos: string;
}

async function movimiento(
  db: Database,
  actor: Actor,
  cuales: SQL,
  cambia: (persona: PersonaDeRegla) => string | null,
) {
  const [{ rows: cuenta }, { rows }] = await Promise.all([
    db.execute<{ n: number }>(sql`select count(*)::int as n ${cuales}`),
    db.execute<SeMueve>(sql`
      select usuarios.id, usuarios.nombre, usuarios.apellidos, usuarios.campos, usuarios.perfil, usuarios.estado
       ${cuales} and ${visibles(actor)}
       order by usuarios.apellidos, usuarios.nombre, usuarios.id limit ${MUESTRA}`),
  ]);
  const personas = rows.map((una) => ({
    id: una.id,
    nombre: una.nombre,
    apellidos: una.apellidos,
    cambiaEl: cambia(una),
  }));
  return { total: cuenta[0]?.n ?? 0, personas };
}

const nadie = { total: 0, personas: [] };

/** How many are left by each condition and those before it, and how many there would be without each. */
async function contar(db: Database, regla: Regla, contexto: ContextoDeRegla) {
  const cuenta = (parte: Regla | null) =>
    parte ? sql`count(*) filter (where ${reglaSql(parte, contexto)})::int` : sql`0`;
  const n = regla.condiciones.length;
  const partes = [
    ...regla.condiciones.map((_, i) => cuenta(parteDeRegla(regla, (j) => j <= i))),
    ...regla.condiciones.map((_, i) => cuenta(parteDeRegla(regla, (j) => j !== i))),
  ];
  const { rows } = await db.execute<{ cuentas: number[] }>(
    sql`select array[${sql.join(partes, sql`, `)}] as cuentas from usuarios where fecha_baja is null`,
  );
  const cuentas = rows[0]?.cuentas ?? [];
  return { embudo: cuentas.slice(0, n), sin: cuentas.slice(n) };
}

const quienesEntran = (grupoId: string, regla: Regla, contexto: ContextoDeRegla) => sql`
  select ${grupoId}::uuid as grupo_id, usuarios.id as usuario_id, usuarios.id as quien
  ${entranSql(grupoId, regla, contexto)}`;

interface Ahora extends Record<string, unknown> {
  personas: number;
  ahora: number;
  cursos: number;
}

/** What saving this rule would do as the academy stands; nothing changes. */
export async function preverRegla(
  db: Database,
  actor: Actor,
  grupoId: string,
  regla: Regla | null,
  now: Date,
): Promise<EfectoDeRegla> {
  await exigirReglas(db, actor, grupoId);
  const contexto = aLaVistaDe(actor, await leerContexto(db, now));
  if (regla) exigirRegla(regla, contexto);
  const cambia = (persona: PersonaDeRegla) => regla && diaEnQueCambia(regla, persona, contexto);
  const [{ rows }, cuentas, entran, salen, plazos] = await Promise.all([
    db.execute<Ahora>(sql`
      select (select count(*)::int from usuarios where fecha_baja is null) as personas,
             (select count(*)::int from grupo_miembros where grupo_id = ${grupoId}) as ahora,
             (select count(*)::int from grupo_cursos gc join cursos c on c.id = gc.curso_id
               where gc.grupo_id = ${grupoId} and c.estado = 'publicado' and viva(c.papelera)) as cursos`),
    regla ? contar(db, regla, contexto) : { embudo: [], sin: [] },
    regla ? movimiento(db, actor, entranSql(grupoId, regla, contexto), cambia) : nadie,
    regla ? movimiento(db, actor, salenSql(grupoId, regla, contexto), cambia) : nadie,
    regla ? contarPlazosPasados(db, actor, quienesEntran(grupoId, regla, contexto), now) : SIN_PLAZOS_PASADOS,
  ]);
  const { personas = 0, ahora = 0, cursos = 0 } = rows[0] ?? {};
  return {
    personas,
    ahora,
    cursos,
    plazos,
    ...cuentas,
    cumplen: cuentas.embudo.at(-1) ?? 0,
    entran,
    salen,
    quedarian: ahora + entran.total - salen.total,
  };
}
