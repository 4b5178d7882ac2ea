import { columnasJuntas } from '@catedra/shared/cargas/columnas-juntas.ts';
import type { ContextoDeCarga } from '@catedra/shared/cargas/contexto.ts';
import { gruposParaCargar } from '@catedra/shared/cargas/policy.ts';
import { sinAdornos } from '@catedra/shared/cargas/texto.ts';
import { type Dominios, dominiosDe } from '@catedra/shared/cargas/valores.ts';
import type { Actor } from '@catedra/shared/core/actor.ts';
import { datosInvalidos } from '@catedra/shared/core/errors.ts';
import { grupos } from '@catedra/shared/grupos/collection.ts';
import { sql } from 'drizzle-orm';
import { camposParaCargar } from '#features/campos/offers.ts';
import { type CargaRow, opcionesOf } from '#features/cargas/queries.ts';
import { gruposBinding } from '#features/grupos/binding.ts';
import { gruposTable } from '#features/grupos/table.ts';
import { perfilesTable } from '#features/perfiles/table.ts';
import { scopeSql } from '#platform/collections/scope-sql.ts';
import type { Database, Tx } from '#platform/db/pool.ts';

const GRUPO_AJENO = 'Elige un grupo activo al que puedas añadir personas.';
const MAX_DOMINIOS = 200;

/** The domains of the file's e-mails, most used first. */
async function leerDominios(db: Database | Tx, carga: CargaRow): Promise<Dominios> {
  const columna = carga.mapeo.indexOf('correo');
  if (columna < 0) return dominiosDe([]);
  const { rows } = await db.execute<{ dominio: string; n: number }>(sql`
    select lower(split_part(celdas[${sql.raw(String(columna + 1))}], '@', 2)) as dominio, count(*)::int as n
      from carga_filas where carga_id = ${carga.id} and celdas[${sql.raw(String(columna + 1))}] like '%@%'
     group by 1 order by 2 desc limit ${MAX_DOMINIOS}`);
  return dominiosDe(rows.map(({ dominio, n }) => [dominio, n] as const));
}

async function leerHoy(db: Database | Tx): Promise<string> {
  const { rows } = await db.execute<{ hoy: string }>(
    sql`select to_char(ahora() at time zone zona_horaria, 'YYYY-MM-DD') as hoy from academia`,
  );
  return rows[0]?.hoy ?? '';
}

/** What the rows of an upload are judged by, as the academy and the actor's rights stand now; warnings only on request. */
export async function leerContexto(
  db: Database | Tx,
  actor: Actor,
  carga: CargaRow,
  { conAvisos = false } = {},
): Promise<ContextoDeCarga> {
  const alcanzable = scopeSql(gruposBinding, gruposParaCargar(actor)) ?? sql`true`;
  const visible = scopeSql(gruposBinding, grupos.policy.read(actor)) ?? sql`true`;
  const [campos, perfiles, todos, dominios, hoy] = await Promise.all([
    camposParaCargar(db, actor),
    db.select({ nombre: perfilesTable.nombre }).from(perfilesTable),
    db
      .select({
        id: gruposTable.id,
        nombre: gruposTable.nombre,
        suyo: sql<boolean>`${gruposTable.estado} = 'activo' and (${alcanzable})`.as('suyo'),
        aLaVista: sql<boolean>`${visible}`.as('a_la_vista'),
      })
      .from(gruposTable),
    conAvisos ? leerDominios(db, carga) : dominiosDe([]),
    leerHoy(db),
  ]);
  const suyos = todos.filter(({ suyo }) => suyo);
  if (carga.grupoId && !suyos.some(({ id }) => id === carga.grupoId))
    throw datosInvalidos({ grupoId: GRUPO_AJENO }, GRUPO_AJENO);
  return {
    actor,
    opciones: opcionesOf(carga),
    juntas: columnasJuntas(carga.mapeo, carga.encabezados),
    catalogo: {
      perfiles: perfiles.map(({ nombre }) => nombre),
      grupos: new Map(suyos.map(({ id, nombre }) => [sinAdornos(nombre), { id, nombre }])),
      ocupados: new Map(todos.map(({ nombre, aLaVista }) => [sinAdornos(nombre), { aLaVista }])),
      puedeCrearGrupos: grupos.policy.create(actor) !== false,
      dominios,
      hoy,
      campos: new Map(campos.map((campo) => [campo.id, campo])),
    },
  };
}
