import type { Actor } from '@catedra/shared/core/actor.ts';
import {
  type FilaJuzgadaDeExterna,
  type FilaPorJuzgar,
  juzgarExternas,
} from '@catedra/shared/externas/archivo/juzgar.ts';
import type { FilaDeExternas } from '@catedra/shared/externas/archivo/schemas.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { CargaRow } from '#features/externas/archivo/cargas.ts';
import { leerEncuentros } from '#features/externas/archivo/encuentros.ts';
import type { Database, Tx } from '#platform/db/pool.ts';

export interface FilaLeida extends FilaPorJuzgar {
  readonly fuera: string | null;
  /** Whether it was recorded, and is no more. */
  readonly registro: 'registrada' | 'retirada' | null;
}

/** As one JSON text: the driver takes long over thousands of arrays. */
export async function leerFilas(
  db: Database | Tx,
  cargaId: string,
  where: SQL = sql`true`,
): Promise<FilaLeida[]> {
  const { rows } = await db.execute<{ filas: string }>(sql`
    select coalesce(json_agg(f order by linea), '[]')::text as filas from (
      select f.linea, f.celdas, f.fuera,
             (select case when e.retirada_en is null then 'registrada' else 'retirada' end
                from externas e where e.carga_id = f.carga_id and e.linea = f.linea) as registro
        from externa_carga_filas f where f.carga_id = ${cargaId} and ${where}) f`);
  return JSON.parse(rows[0]?.filas ?? '[]') as FilaLeida[];
}

/** What each of these rows would do now. Nothing of it is stored: it is as true as the academy is. */
export async function juzgar(
  db: Database | Tx,
  actor: Actor,
  now: Date,
  { mapeo }: Pick<CargaRow, 'mapeo'>,
  filas: readonly FilaPorJuzgar[],
): Promise<FilaJuzgadaDeExterna[]> {
  return juzgarExternas(filas, mapeo, await leerEncuentros(db, actor, now, filas, mapeo));
}

export interface FilaContada extends FilaDeExternas {
  readonly juzgada: FilaJuzgadaDeExterna | null;
}

const dicho = (texto: string) => ({ columna: null, texto, linea: null });

/** The rows with what they would do; those that were decided already, with what became of them. */
export async function contarFilas(
  db: Database | Tx,
  actor: Actor,
  now: Date,
  carga: CargaRow,
): Promise<FilaContada[]> {
  const filas = await leerFilas(db, carga.id);
  const abierta = carga.ordenadaEn === null;
  const porJuzgar = abierta ? filas.filter(({ fuera }) => fuera === null) : filas;
  const juzgadas = new Map(
    (await juzgar(db, actor, now, carga, porJuzgar)).map((juzgada) => [juzgada.linea, juzgada]),
  );
  return filas.map(({ linea, celdas, fuera, registro }): FilaContada => {
    const juzgada = juzgadas.get(linea) ?? null;
    const base = { linea, celdas: [...celdas], persona: personaDe(juzgada), juzgada };
    if (registro) return { ...base, estado: registro, mensajes: [] };
    if (fuera !== null) return { ...base, estado: 'fuera', mensajes: fuera ? [dicho(fuera)] : [] };
    return { ...base, estado: juzgada?.estado ?? 'error', mensajes: [...(juzgada?.mensajes ?? [])] };
  });
}

const personaDe = (juzgada: FilaJuzgadaDeExterna | null): FilaDeExternas['persona'] =>
  juzgada?.persona ? { id: juzgada.persona.id, nombre: juzgada.persona.nombre } : null;
