import {
  type Campana,
  type LineaDeAviso,
  LINEAS_DE_UNA_VEZ,
  MESES_EN_LA_CAMPANA,
  NO_LEIDOS_CONTADOS,
} from '@catedra/shared/avisos/schemas.ts';
import type { NombreDeEvento } from '@catedra/shared/avisos/eventos.ts';
import { MINUTO } from '@catedra/shared/core/duraciones.ts';
import { sql } from 'drizzle-orm';
import { academiaTable } from '#features/ajustes/table.ts';
import { ANUNCIADO, lineaDeAnuncio } from '#features/avisos/linea-de-anuncio.ts';
import { declared } from '#features/avisos/declared.ts';
import type { Hecho } from '#features/avisos/declaration.ts';
import { usuariosTable } from '#features/usuarios/table.ts';
import { isoSql } from '#platform/db/columns.ts';
import type { Database, Tx } from '#platform/db/pool.ts';

interface Fila extends Record<string, unknown> {
  readonly id: string;
  readonly aviso: string;
  readonly evento: NombreDeEvento;
  readonly dicho: Hecho;
  readonly en: string;
  readonly leido: boolean;
  readonly zona: string;
}

/** How many lines of somebody's bell they have not read, no more than are worth counting; what is announced is one of them. */
export async function contarNoLeidos(db: Database | Tx, usuarioId: string, now: Date): Promise<number> {
  const { rows } = await db.execute<{ n: number }>(sql`
    select count(*)::int as n from (
      select 1 from avisos where usuario_id = ${usuarioId} and leido_en is null and en > ${desde(now)}
      union all
      select 1 from ${anunciados(usuarioId, now)} where not leido and en > ${desde(now)}
      limit ${NO_LEIDOS_CONTADOS + 1}) sin_leer`);
  return rows[0]?.n ?? 0;
}

/** An announcement is one row for all who have it: `base/reglas/anuncios.sql` gives somebody's as lines. */
const anunciados = (usuarioId: string, now: Date) =>
  sql`anuncios_en_campana(${usuarioId}, ${now.toISOString()})`;

const desde = (now: Date) =>
  sql`${now.toISOString()}::timestamptz - ${MESES_EN_LA_CAMPANA} * interval '1 month'`;

/** From the newest line before a place of the list: its moment and its id. */
async function leerFilas(
  db: Database,
  usuarioId: string,
  now: Date,
  antesDe: readonly [string, string] | null,
): Promise<Fila[]> {
  const lugar = antesDe ? sql`(a.en, a.id) < (${antesDe[0]}::timestamptz, ${antesDe[1]}::uuid)` : sql`true`;
  const tras = sql`a.en > ${desde(now)} and ${lugar} order by a.en desc, a.id desc limit ${LINEAS_DE_UNA_VEZ + 1}`;
  const { rows } = await db.execute<Fila>(sql`
    select l.id, l.aviso, l.evento, l.dicho, ${isoSql(sql`l.en`)} as en, l.leido, zona_de(u.zona_horaria, d.zona_horaria) as zona
      from ((select a.id, a.aviso, a.evento, a.dicho, a.en, a.leido_en is not null as leido
               from avisos a where a.usuario_id = ${usuarioId} and not a.solo_correo and ${tras})
            union all
            (select a.id, ${ANUNCIADO}, 'anuncio', a.dicho, a.en, a.leido from ${anunciados(usuarioId, now)} a where ${tras})) l
      join ${usuariosTable} u on u.id = ${usuarioId} cross join ${academiaTable} d
     order by l.en desc, l.id desc limit ${LINEAS_DE_UNA_VEZ + 1}`);
  return rows;
}

/** Those that wait for one another by mail stand together here too. */
const siguenJuntas = (una: Fila, otra: Fila): boolean => {
  const minutos = declared.get(una.aviso)?.together?.minutes;
  return (
    minutos !== undefined &&
    una.aviso === otra.aviso &&
    una.leido === otra.leido &&
    Date.parse(una.en) - Date.parse(otra.en) <= minutos * MINUTO
  );
};

function lineaDe(filas: readonly [Fila, ...Fila[]]): LineaDeAviso | null {
  const [{ id, aviso, evento, dicho, en, leido, zona }, ...resto] = filas;
  if (aviso === ANUNCIADO) return lineaDeAnuncio({ id, en, leido, dicho });
  const notice = declared.get(aviso);
  if (!notice) return null;
  const suya = notice.say(dicho, zona, 'campana');
  const junta =
    resto.length > 0
      ? notice.together?.say(
          filas.length,
          filas.map((fila) => fila.dicho),
        )
      : undefined;
  const deQue = [...new Set(filas.map((fila) => notice.say(fila.dicho, zona, 'campana').fuerte))];
  // What all are about, its title says.
  const dicha = junta ? { ...junta, ...(deQue.length > 1 && { detalle: deQue.join(', ') }) } : suya;
  return {
    id,
    evento,
    titulo: dicha.titulo,
    fuerte: dicha.fuerte ?? null,
    detalle: dicha.detalle ?? null,
    enlace: dicha.enlace,
    accion: dicha.accion ?? null,
    en,
    leido,
    junto: resto.map((fila) => fila.id),
  };
}

const montones = (filas: readonly Fila[]): [Fila, ...Fila[]][] =>
  filas.reduce<[Fila, ...Fila[]][]>((hechos, fila) => {
    const ultimo = hechos.at(-1);
    const anterior = ultimo?.at(-1);
    if (ultimo && anterior && siguenJuntas(anterior, fila)) ultimo.push(fila);
    else hechos.push([fila]);
    return hechos;
  }, []);

const lugarDe = (escrito: string): readonly [string, string] | null => {
  const [en, id] = escrito.split('_');
  return en && id && !Number.isNaN(Date.parse(en)) && /^[0-9a-f-]{36}$/.test(id) ? [en, id] : null;
};

/** Somebody's bell, the newest first. */
export async function leerCampana(
  db: Database,
  usuarioId: string,
  now: Date,
  desdeDonde?: string,
): Promise<Campana> {
  const filas = await leerFilas(db, usuarioId, now, desdeDonde ? lugarDe(desdeDonde) : null);
  const suyas = filas.slice(0, LINEAS_DE_UNA_VEZ);
  const ultima = filas.length > LINEAS_DE_UNA_VEZ ? suyas.at(-1) : undefined;
  return {
    lineas: montones(suyas).flatMap((monton) => lineaDe(monton) ?? []),
    noLeidos: await contarNoLeidos(db, usuarioId, now),
    sigue: ultima ? `${ultima.en}_${ultima.id}` : null,
  };
}
