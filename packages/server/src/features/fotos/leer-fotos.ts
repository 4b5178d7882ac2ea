import { noEncontrado } from '@catedra/shared/core/errors.ts';
import { ESTADOS_DE_CUMPLIMIENTO, type EstadoDeCumplimiento } from '@catedra/shared/cumplimiento/estado.ts';
import { esTardia } from '@catedra/shared/fotos/mes.ts';
import type { Foto } from '@catedra/shared/fotos/schemas.ts';
import type { Scope } from '@catedra/shared/core/scope.ts';
import { type SQL, sql } from 'drizzle-orm';
import { personasDeSiempreSql } from '#features/participantes/offers.ts';
import { isoSql } from '#platform/db/columns.ts';
import type { Database, Tx } from '#platform/db/pool.ts';

interface Guardada extends Record<string, unknown>, Omit<Foto, 'tardia' | 'cuentas'> {
  readonly cuentas: Partial<Record<EstadoDeCumplimiento, number>> | null;
}

const CERO = Object.fromEntries(ESTADOS_DE_CUMPLIMIENTO.map((estado) => [estado, 0])) as Foto['cuentas'];

const suyasSql = (gente: Scope): SQL => sql`from foto_filas r join usuarios on usuarios.id = r.usuario_id
  where r.foto_id = f.id and ${personasDeSiempreSql(gente)}`;

/** What a picture counts: what was kept with it, or for whoever sees some people what they had in it. */
const contadasSql = (gente: Scope): SQL =>
  gente === true
    ? sql`(select f.pares, f.personas, f.cuentas)`
    : sql`(select coalesce(sum(g.n), 0)::int as pares, (select count(distinct r.usuario_id)::int ${suyasSql(gente)}) as personas,
                  jsonb_object_agg(g.estado, g.n) as cuentas
             from (select r.estado, count(*)::int as n ${suyasSql(gente)} group by r.estado) g)`;

/** The pictures that are kept, or one of them, with what they say of the people in sight. */
async function leer(on: Database | Tx, gente: Scope, cual: SQL): Promise<Foto[]> {
  const { rows } = await on.execute<Guardada>(sql`
    select f.id, f.mes, ${isoSql(sql`f.pedida_en`)} as "pedidaEn", ${isoSql(sql`f.tomada_en`)} as "tomadaEn", f.zona,
           (select nullif(concat_ws(' ', q.nombre, q.apellidos), '') from usuarios q where q.id = f.pedida_por) as por,
           c.pares, c.personas, c.cuentas, f.huella, f.anterior
      from fotos f cross join lateral ${contadasSql(gente)} c
     where ${cual} order by coalesce(f.tomada_en, f.pedida_en) desc, f.id`);
  return rows.map(({ cuentas, ...foto }) => ({
    ...foto,
    cuentas: { ...CERO, ...cuentas },
    tardia: foto.tomadaEn !== null && esTardia(foto.mes, new Date(foto.tomadaEn), foto.zona),
  }));
}

export const leerFotos = (on: Database | Tx, gente: Scope): Promise<Foto[]> => leer(on, gente, sql`true`);

export async function leerUna(on: Database | Tx, gente: Scope, id: string): Promise<Foto> {
  const [foto] = await leer(on, gente, sql`f.id = ${id}`);
  if (!foto) throw noEncontrado();
  return foto;
}
