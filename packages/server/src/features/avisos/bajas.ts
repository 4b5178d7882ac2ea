import { randomBytes } from 'node:crypto';
import {
  EVENTOS,
  eventoDe,
  NOMBRES_DE_EVENTOS,
  type NombreDeEvento,
} from '@catedra/shared/avisos/eventos.ts';
import { DomainError, noEncontrado } from '@catedra/shared/core/errors.ts';
import { sql } from 'drizzle-orm';
import type { Database, Tx } from '#platform/db/pool.ts';
import { inTransaction } from '#platform/db/transaction.ts';

export type Dejable = NombreDeEvento | 'resumen';

interface Par {
  readonly usuarioId: string;
  readonly evento: Dejable;
}

const BYTES_DE_CLAVE = 24;

/** The key of each person and event, made the first time that a letter carries it; none for what the academy lets nobody stop. */
export async function clavesDeBaja(tx: Tx, pares: readonly Par[]): Promise<Map<string, string>> {
  const filas = pares.map((par) => ({ ...par, clave: randomBytes(BYTES_DE_CLAVE).toString('base64url') }));
  const { rows } = await tx.execute<Par & { readonly clave: string } & Record<string, unknown>>(sql`
    with pedidas as (select distinct on ("usuarioId", f.evento) f.* from json_to_recordset(${JSON.stringify(filas)})
             as f(clave text, "usuarioId" uuid, evento text) left join avisos_de_academia d on d.evento = f.evento
            where coalesce(d.elegible, true) order by "usuarioId", f.evento),
         nuevas as (insert into avisos_bajas (clave, usuario_id, evento) select clave, "usuarioId", evento from pedidas
             on conflict (usuario_id, evento) do nothing returning clave, usuario_id, evento)
    select clave, usuario_id as "usuarioId", evento from nuevas
    union all
    select b.clave, b.usuario_id, b.evento from avisos_bajas b join pedidas p on p."usuarioId" = b.usuario_id and p.evento = b.evento`);
  return new Map(rows.map(({ usuarioId, evento, clave }) => [`${usuarioId} ${evento}`, clave]));
}

/** What is called that a key stops, as its page says it. */
async function deLaClave(db: Database | Tx, clave: string): Promise<Par> {
  const { rows } = await db.execute<Par & Record<string, unknown>>(
    sql`select usuario_id as "usuarioId", evento from avisos_bajas where clave = ${clave}`,
  );
  if (!rows[0]) throw noEncontrado();
  return rows[0];
}

const tituloDe = (evento: Dejable): string =>
  evento === 'resumen' ? 'El correo de cada día' : EVENTOS[evento].titulo;

async function loDecideLaAcademia(tx: Tx, evento: Dejable): Promise<boolean> {
  const { rows } = await tx.execute(
    sql`select 1 from avisos_de_academia where evento = ${evento} and not elegible`,
  );
  return rows.length > 0;
}

const noSeDeja = () =>
  new DomainError(
    409,
    'AVISO_OBLIGATORIO',
    'La academia ha decidido que este aviso se envíe a todo el mundo.',
  );

export async function leerBaja(db: Database, clave: string): Promise<{ titulo: string }> {
  const { evento } = await deLaClave(db, clave);
  return { titulo: tituloDe(evento) };
}

/** They are not written to any more about it, by the mail that waits either; twice is as once. */
export const darDeBaja = (db: Database, clave: string, now: Date): Promise<{ titulo: string }> =>
  inTransaction(
    db,
    async (tx) => {
      const { usuarioId, evento } = await deLaClave(tx, clave);
      if (await loDecideLaAcademia(tx, evento)) throw noSeDeja();
      const usuales = NOMBRES_DE_EVENTOS.filter((nombre) => eventoDe(nombre).siempre !== true).map(
        (nombre) => ({
          nombre,
          correo: eventoDe(nombre).correo,
        }),
      );
      // The day's mail is stopped by stopping what it would say.
      await tx.execute(sql`
        insert into avisos_preferencias (usuario_id, evento, correo)
        select ${usuarioId}, e.nombre, 'nunca'
          from json_to_recordset(${JSON.stringify(usuales)}) as e(nombre text, correo text)
          left join avisos_preferencias p on p.usuario_id = ${usuarioId} and p.evento = e.nombre
          left join avisos_de_academia d on d.evento = e.nombre
         where case when ${evento} = 'resumen' then modo_de_aviso(e.correo, false, p.correo, d.correo, d.elegible) = 'dia'
                    else e.nombre = ${evento} end
            on conflict (usuario_id, evento) do update set correo = 'nunca'`);
      await tx.execute(sql`
        update avisos a set sale_en = null
          from avisos_preferencias p where a.usuario_id = ${usuarioId} and a.sale_en is not null
           and p.usuario_id = a.usuario_id and p.evento = a.evento and p.correo = 'nunca'
           and a.evento = any(${sql.param(usuales.map(({ nombre }) => nombre))}::text[])`);
      return { titulo: tituloDe(evento) };
    },
    { now },
  );
