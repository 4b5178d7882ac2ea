import { DIA } from '@catedra/shared/core/duraciones.ts';
import type { Editable, Edicion, Guardado, GuardarBorrador } from '@catedra/shared/edicion/schemas.ts';
import { and, eq, lt, sql } from 'drizzle-orm';
import { borradoresTable, edicionesTable } from '#features/edicion/table.ts';
import type { Database } from '#platform/db/pool.ts';

/** Whoever has not been heard of for this long has left. */
const AUSENTE_MS = 45_000;
const DIAS_DE_BORRADOR = 7;
/** More names than this say nothing. */
const NOMBRADOS = 10;

/** What someone has open, and who. */
export interface Abierto {
  readonly coleccion: Editable;
  readonly documento: string;
  readonly usuarioId: string;
}

const before = (now: Date, ms: number) => new Date(now.getTime() - ms).toISOString();

const suyo = (
  table: typeof edicionesTable | typeof borradoresTable,
  { coleccion, documento, usuarioId }: Abierto,
) => and(eq(table.coleccion, coleccion), eq(table.documento, documento), eq(table.usuarioId, usuarioId));

/** Says that someone is editing, and hears who else is and what they themselves left unsaved. */
export async function estarEditando(db: Database, abierto: Abierto, now: Date): Promise<Edicion> {
  const en = now.toISOString();
  const limite = before(now, AUSENTE_MS);
  await db
    .insert(edicionesTable)
    .values({ ...abierto, desde: en, en })
    .onConflictDoUpdate({
      target: [edicionesTable.coleccion, edicionesTable.documento, edicionesTable.usuarioId],
      set: {
        en,
        desde: sql`case when ${edicionesTable.en} < ${limite} then ${en} else ${edicionesTable.desde} end`,
      },
    });
  const [{ rows }, [borrador]] = await Promise.all([
    db.execute<{ usuarioId: string; nombre: string; desde: string }>(sql`
      select e.usuario_id as "usuarioId", trim(u.nombre || ' ' || u.apellidos) as nombre, e.desde
        from ediciones e join usuarios u on u.id = e.usuario_id
       where e.coleccion = ${abierto.coleccion} and e.documento = ${abierto.documento}
         and e.usuario_id <> ${abierto.usuarioId} and e.en >= ${limite}
       order by e.desde, e.usuario_id limit ${NOMBRADOS}`),
    db
      .select({ base: borradoresTable.base, valores: borradoresTable.valores, en: borradoresTable.en })
      .from(borradoresTable)
      .where(suyo(borradoresTable, abierto)),
  ]);
  return {
    otros: rows.map((otro) => ({ ...otro, desde: new Date(otro.desde).toISOString() })),
    borrador: borrador ?? null,
  };
}

export async function dejarDeEditar(db: Database, abierto: Abierto): Promise<void> {
  await db.delete(edicionesTable).where(suyo(edicionesTable, abierto));
}

export async function leerGuardado(
  db: Database,
  { coleccion, documento, usuarioId }: Abierto,
): Promise<Guardado> {
  const { rows } = await db.execute<{ yo: boolean; nombre: string; en: string }>(sql`
    select u.id = ${usuarioId} as yo, trim(u.nombre || ' ' || u.apellidos) as nombre, c.en
      from cambios c join usuarios u on u.id = c.actor_id
     where c.coleccion = ${coleccion} and c.documento = ${documento}
     order by c.en desc, c.id desc limit 1`);
  const [guardo] = rows;
  return { guardo: guardo ? { ...guardo, en: new Date(guardo.en).toISOString() } : null };
}

export async function guardarBorrador(
  db: Database,
  abierto: Abierto,
  { base, valores }: GuardarBorrador,
  now: Date,
): Promise<void> {
  const fila = { base, valores, en: now.toISOString() };
  await db
    .insert(borradoresTable)
    .values({ ...abierto, ...fila })
    .onConflictDoUpdate({
      target: [borradoresTable.coleccion, borradoresTable.documento, borradoresTable.usuarioId],
      set: fila,
    });
}

export async function descartarBorrador(db: Database, abierto: Abierto): Promise<void> {
  await db.delete(borradoresTable).where(suyo(borradoresTable, abierto));
}

/** What nobody came back for. */
export async function limpiarEdiciones(db: Database, now: Date): Promise<void> {
  await db.delete(edicionesTable).where(lt(edicionesTable.en, before(now, DIA)));
  await db.delete(borradoresTable).where(lt(borradoresTable.en, before(now, DIAS_DE_BORRADOR * DIA)));
}
