import { estadoDeAnuncio } from '@catedra/shared/anuncios/rules.ts';
import { puedeLlevarAnuncios } from '@catedra/shared/anuncios/policy.ts';
import type { Anuncio } from '@catedra/shared/anuncios/schemas.ts';
import type { Actor } from '@catedra/shared/core/actor.ts';
import { noEncontrado, sinPermiso } from '@catedra/shared/core/errors.ts';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { FilaDeAnuncio, ParaQuien } from '#features/anuncios/destinos.ts';
import { nombresDe } from '#features/anuncios/nombres.ts';
import { anunciosTable } from '#features/anuncios/table.ts';
import type { Database, Tx } from '#platform/db/pool.ts';
import { qualified } from '#platform/db/qualified.ts';

/** The moment by which the register is ordered. */
export const SU_FECHA = sql`coalesce(${anunciosTable.publicadoEn}, ${anunciosTable.creadoEn})`;

/** Those that this person may write again; refused where they are none at all. */
export function llevados(actor: Actor): SQL | undefined {
  const donde = puedeLlevarAnuncios(actor);
  if (donde === false) throw sinPermiso();
  return donde === true ? undefined : eq(anunciosTable.autorId, actor.id);
}

export interface Leida {
  readonly fila: FilaDeAnuncio;
  readonly autor: string | null;
}

/** How many of its mails left, and how many wait for their hour. */
export async function contarCorreos(
  db: Database | Tx,
  id: string,
): Promise<{ salieron: number; esperan: number }> {
  const { rows } = await db.execute<{ salieron: number; esperan: number }>(sql`
    select greatest(a.correos_enviados, c.salieron) as salieron, c.esperan
      from anuncios a cross join lateral correos_de_anuncio(a.id) c where a.id = ${id}`);
  return rows[0] ?? { salieron: 0, esperan: 0 };
}

export const leidas = (db: Database | Tx, where: SQL | undefined, limite = 1): Promise<Leida[]> =>
  db
    .select({
      fila: anunciosTable,
      autor: sql<string | null>`(select trim(q.nombre || ' ' || q.apellidos) from usuarios q
        where q.id = ${qualified(anunciosTable.autorId)} and q.fecha_baja is null)`,
    })
    .from(anunciosTable)
    .where(where)
    .orderBy(sql`${SU_FECHA} desc`, sql`${anunciosTable.id} desc`)
    .limit(limite);

/** As whoever writes announcements sees them. */
export async function anunciosDe(
  db: Database | Tx,
  varias: readonly Leida[],
  ahora: Date,
): Promise<Omit<Anuncio, 'correosEnviados'>[]> {
  if (varias.length === 0) return [];
  const nombres = await nombresDe(
    db,
    varias.map(({ fila }) => fila),
  );
  return varias.map(({ fila, autor }) => ({
    id: fila.id,
    version: fila.version,
    titulo: fila.titulo,
    texto: fila.texto,
    destinos: nombres(fila),
    estado: estadoDeAnuncio(fila, ahora),
    desde: fila.desde,
    hasta: fila.hasta,
    fijado: fila.fijado,
    correo: fila.correo,
    autor,
    publicadoEn: fila.publicadoEn,
    editadoEn: fila.editadoEn,
    retiradoEn: fila.retiradoEn,
    mandadoEn: fila.mandadoEn,
  }));
}

/** One that this person may write again; others are not there for them. */
export async function leerUno(db: Database | Tx, actor: Actor, id: string, ahora: Date): Promise<Anuncio> {
  const suyos = llevados(actor);
  const cual = sql`${eq(anunciosTable.id, id)} and ${suyos ?? sql`true`}`;
  const [uno] = await anunciosDe(db, await leidas(db, cual), ahora);
  if (!uno) throw noEncontrado();
  return { ...uno, correosEnviados: (await contarCorreos(db, id)).salieron };
}

/** For whom one is that this person may write again, and which writing of it. */
export async function paraQuienEs(
  db: Database,
  actor: Actor,
  id: string,
): Promise<ParaQuien & { readonly version: number }> {
  const [una] = await leidas(db, and(eq(anunciosTable.id, id), llevados(actor)));
  if (!una) throw noEncontrado();
  const { version, aTodos, perfiles, grupos, cursos, personas, ambito } = una.fila;
  return { version, aTodos, perfiles, grupos, cursos, personas, ambito };
}
