import type { ConsultaDeAnuncios, RegistroDeAnuncios } from '@catedra/shared/anuncios/schemas.ts';
import type { Actor } from '@catedra/shared/core/actor.ts';
import { and, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { anunciosDe, leidas, llevados, SU_FECHA } from '#features/anuncios/filas.ts';
import { anunciosTable } from '#features/anuncios/table.ts';
import { cutPage, readCursor, writeCursor } from '#platform/db/keyset.ts';
import type { Database } from '#platform/db/pool.ts';

const lugar = z.tuple([z.iso.datetime({ offset: true }), z.uuid()]);

const trasCursor = (cursor: string | undefined): SQL | undefined => {
  if (!cursor) return undefined;
  const [fecha, id] = readCursor(lugar, cursor);
  return sql`(${SU_FECHA}, ${anunciosTable.id}) < (${fecha}::timestamptz, ${id}::uuid)`;
};

/** A draft that was thrown away is not shown any more. */
const sinTirar = sql`(${anunciosTable.publicadoEn} is not null or ${anunciosTable.retiradoEn} is null)`;

/** One page of the announcements, the last published first; how many read them is asked apart. */
export async function leerRegistro(
  db: Database,
  actor: Actor,
  ahora: Date,
  { cursor, limite }: ConsultaDeAnuncios,
): Promise<RegistroDeAnuncios> {
  const donde = and(llevados(actor), sinTirar, trasCursor(cursor));
  const { datos, siguiente } = cutPage(await leidas(db, donde, limite + 1), limite, ({ fila }) =>
    writeCursor(fila.publicadoEn ?? fila.creadoEn, fila.id),
  );
  const anuncios = await anunciosDe(db, datos, ahora);
  return { datos: anuncios.map(({ texto: _texto, ...uno }) => uno), siguiente };
}
