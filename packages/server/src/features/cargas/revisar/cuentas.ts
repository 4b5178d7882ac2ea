import type { Valores } from '@catedra/shared/campos/tipos.ts';
import { type CampoPropio, datoDeCampo } from '@catedra/shared/cargas/campos.ts';
import { clavesDe } from '@catedra/shared/cargas/documentos.ts';
import type { CuentaExistente, ValoresDePersona } from '@catedra/shared/cargas/cuenta.ts';
import { type SQL, sql } from 'drizzle-orm';
import { responsablesDeSql } from '#features/campos/offers.ts';
import type { Database, Tx } from '#platform/db/pool.ts';
import type { Reclamadas } from '#features/cargas/revisar/reclamadas.ts';

type CuentaRow = ValoresDePersona & {
  readonly id: string;
  readonly campos: Valores;
  readonly grupoIds: readonly string[];
  readonly tutorDe: readonly string[];
  readonly responsableIds: readonly string[];
};

/** The day of their own calendar on which `u` leaves. */
export const DIA_DE_BAJA = sql`to_char(u.baja_desde at time zone
  zona_de(u.zona_horaria, (select zona_horaria from academia)), 'YYYY-MM-DD')`;

const CAMPOS = sql`u.id, u.nombre, u.apellidos, lower(u.correo) as correo, lower(u.usuario) as usuario, u.documento,
  u.telefono, u.perfil, u.estado, u.zona_horaria as "zonaHoraria", u.campos,
  ${DIA_DE_BAJA} as "bajaDesde",
  array(select m.grupo_id from grupo_miembros m where m.usuario_id = u.id) as "grupoIds",
  array(select t.grupo_id from grupo_tutores t where t.usuario_id = u.id) as "tutorDe",
  ${responsablesDeSql(sql`u.id`, sql`u.campos`)} as "responsableIds"`;

const propiosOf = (campos: Valores): Record<CampoPropio, string> =>
  Object.fromEntries(Object.entries(campos).map(([id, valor]) => [datoDeCampo(id), JSON.stringify(valor)]));

export const cuentaOf = ({
  id,
  grupoIds,
  tutorDe,
  responsableIds,
  campos,
  ...valores
}: CuentaRow): CuentaExistente => ({
  id,
  grupoIds,
  tutorDe,
  responsableIds,
  valores: { ...valores, ...propiosOf(campos) },
});

/** Accounts as one JSON text: thousands of rows cost the driver more than the query. */
export async function leerCuentas(db: Database | Tx, which: SQL, lock = false): Promise<CuentaExistente[]> {
  const { rows } = await db.execute<{ cuentas: string }>(sql`
    select coalesce(json_agg(c), '[]')::text as cuentas from (
      select ${CAMPOS} from usuarios u where u.fecha_baja is null and ${which}
       order by u.id ${lock ? sql`for no key update of u` : sql``}) c`);
  return (JSON.parse(rows[0]?.cuentas ?? '[]') as CuentaRow[]).map(cuentaOf);
}

const lista = (valores: Iterable<string>) => sql`${sql.param([...valores])}::text[]`;

/** Whoever has one of these e-mails, user names or documents. */
export const leerReclamadas = (
  db: Database | Tx,
  valores: Reclamadas,
  lock: boolean,
): Promise<CuentaExistente[]> =>
  leerCuentas(
    db,
    sql`u.id in (select id from usuarios where lower(correo) = any(${lista(valores.correo)})
      union select id from usuarios where lower(usuario) = any(${lista(valores.usuario)})
      union select usuarios_con_documento(${lista([...valores.documento].flatMap(clavesDe))}))`,
    lock,
  );

/** Whoever has each name, found once: a file says the same ones again and again. */
export type Homonimos = Map<string, readonly CuentaExistente[]>;

const MAX_RECORDADOS = 20_000;

/** Those with each of these names, however they are written, at most three of each; what is found is remembered. */
export async function buscarHomonimos(
  db: Database | Tx,
  nombres: ReadonlySet<string>,
  homonimos: Homonimos,
): Promise<Homonimos> {
  if (homonimos.size > MAX_RECORDADOS) homonimos.clear();
  const nuevos = [...nombres].filter((nombre) => !homonimos.has(nombre));
  if (nuevos.length > 0) await recordarHomonimos(db, nuevos, homonimos);
  return new Map([...nombres].map((nombre) => [nombre, homonimos.get(nombre) ?? []]));
}

async function recordarHomonimos(
  db: Database | Tx,
  nuevos: readonly string[],
  homonimos: Homonimos,
): Promise<void> {
  const { rows } = await db.execute<{ cuentas: string }>(sql`
    select coalesce(json_agg(c), '[]')::text as cuentas from (
      select x.nombre as escrito, to_json(u) as cuenta from unnest(${lista(nuevos)}) x (nombre)
       cross join lateral (select ${CAMPOS} from usuarios u
         where llano(u.nombre || ' ' || u.apellidos) = llano(x.nombre) and u.fecha_baja is null limit 3) u) c`);
  const halladas = JSON.parse(rows[0]?.cuentas ?? '[]') as { escrito: string; cuenta: CuentaRow }[];
  const porNombre = Map.groupBy(halladas, ({ escrito }) => escrito);
  for (const nombre of nuevos)
    homonimos.set(nombre, porNombre.get(nombre)?.map(({ cuenta }) => cuentaOf(cuenta)) ?? []);
}
