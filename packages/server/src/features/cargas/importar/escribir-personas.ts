import { SE_BUSCAN } from '@catedra/shared/campos/tipos.ts';
import { esPropio, idDePropio } from '@catedra/shared/cargas/campos.ts';
import { sql } from 'drizzle-orm';
import { DIA_DE_BAJA } from '#features/cargas/revisar/cuentas.ts';
import type { FilaJuzgada } from '#features/cargas/revisar/fila-juzgada.ts';
import type { Work } from '#platform/changes/work.ts';
import { orderedId } from '#platform/db/ordered-id.ts';
import { rowsByColumns } from '#platform/db/rows-by-columns.ts';

const FILA = {
  id: 'uuid',
  nombre: 'text',
  apellidos: 'text',
  correo: 'text',
  usuario: 'text',
  documento: 'text',
  telefono: 'text',
  perfil: 'text',
  estado: 'text',
  zonaHoraria: 'text',
  bajaDesde: 'text',
  propios: 'text',
} as const;

/** The last second of the day on which `x` leaves, on their own calendar. */
const DESDE_EL_DIA = sql`(x."bajaDesde"::date + time '23:59:59')
  at time zone zona_de(x."zonaHoraria", (select zona_horaria from academia))`;

/** What a search looks in, for all of them at once: as the database writes it for one. */
const BUSQUEDA = sql`texto_de_busqueda(nombre, apellidos, correo, usuario, documento, case when campos <> '{}' then
  (select string_agg(' ' || (x.campos ->> c.id::text), '') from campos c where c.tipo = any(${sql.param(SE_BUSCAN)}::text[])) end)`;

type Valores = Readonly<Record<string, string | null | undefined>>;

/** The academy's own fields of a person, as the JSON that is stored: each value is JSON already. */
function propiosDe(valores: Valores): string {
  let suyos = '';
  for (const dato in valores) {
    const valor = valores[dato];
    if (esPropio(dato) && valor) suyos += `${suyos && ','}"${idDePropio(dato)}":${valor}`;
  }
  return `{${suyos}}`;
}

/** These people as a table called `x`. Without `offset` their fields would be read anew wherever they are looked at. */
const comoTabla = (personas: readonly Valores[]) => {
  const rows = personas.map((persona) => ({ ...persona, propios: propiosDe(persona) }));
  return sql`(select *, propios::jsonb as campos from ${rowsByColumns(FILA, rows)} offset 0) as x`;
};

/**
 * Creates the people of these rows. Those that someone else got ahead of are left out by the unique indexes when
 * `seCruzan`; looking out for them is dear, so the first try stops at one.
 */
export async function crearPersonas(
  work: Work,
  filas: readonly FilaJuzgada[],
  { seCruzan }: { readonly seCruzan: boolean },
): Promise<Map<number, string>> {
  if (filas.length === 0) return new Map();
  const ids = new Map(filas.map(({ linea }) => [linea, orderedId(work.now)]));
  const personas = filas.map(({ linea, valores }) => ({ ...valores, id: ids.get(linea) }));
  const { rows: puestas } = await work.tx.execute<{ id: string }>(sql`
    insert into usuarios (id, nombre, apellidos, correo, usuario, documento, telefono, perfil, estado, zona_horaria,
           campos, busqueda, baja_desde, creado_en, actualizado_en)
    select id, nombre, apellidos, correo, usuario, documento, telefono, perfil, estado, "zonaHoraria",
           campos, ${BUSQUEDA}, ${DESDE_EL_DIA}, ${work.now.toISOString()}::timestamptz, ${work.now.toISOString()}::timestamptz
      from ${comoTabla(personas)}
    ${seCruzan ? sql`on conflict do nothing returning id` : sql``}`);
  if (!seCruzan) return ids;
  const dentro = new Set(puestas.map(({ id }) => id));
  return new Map([...ids].filter(([, id]) => dentro.has(id)));
}

export type Persona = Readonly<Record<string, string | null>> & { readonly id: string };

/** Puts these values in the place of those that each person had. */
export async function cambiarPersonas(work: Work, personas: readonly Persona[]): Promise<void> {
  if (personas.length === 0) return;
  await work.tx.execute(sql`
    update usuarios u
       set nombre = x.nombre, apellidos = coalesce(x.apellidos, ''), correo = x.correo, usuario = x.usuario,
           documento = x.documento, telefono = x.telefono, perfil = x.perfil, estado = x.estado,
           zona_horaria = x."zonaHoraria", campos = x.campos,
           baja_desde = case when ${DIA_DE_BAJA} is not distinct from x."bajaDesde" then u.baja_desde else ${DESDE_EL_DIA} end,
           version = u.version + 1, actualizado_en = ${work.now.toISOString()}
      from ${comoTabla(personas)}
     where u.id = x.id`);
}
