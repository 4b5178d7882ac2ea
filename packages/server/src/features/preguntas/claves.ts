import type { Publica } from '@catedra/shared/preguntas/tipos.ts';
import { sql } from 'drizzle-orm';
import type { Clave } from '#features/preguntas/table.ts';
import type { Database, Tx } from '#platform/db/pool.ts';

/** The version of each question that attempts that start now ask. */
export async function leerVersiones(
  tx: Database | Tx,
  preguntaIds: readonly string[],
): Promise<Map<string, number>> {
  if (preguntaIds.length === 0) return new Map();
  const { rows } = await tx.$client.query<{ id: string; numero: number }>({
    name: 'preguntas.numeros',
    text: 'select id, numero from preguntas where id = any($1::uuid[])',
    values: [preguntaIds],
  });
  return new Map(rows.map(({ id, numero }) => [id, numero]));
}

export interface RefDeVersion {
  readonly preguntaId: string;
  readonly numero: number;
}

export interface VersionConClave {
  readonly publica: Publica;
  readonly clave: Clave;
}

const nombreDe = ({ preguntaId, numero }: RefDeVersion): string => `${preguntaId}:${numero}`;

const MAS_GUARDADAS = 2000;
/** Those that some attempt asks, which are never written again; the one used longest ago goes first. */
const guardadas = new Map<string, VersionConClave>();

function recordada(nombre: string): VersionConClave | undefined {
  const una = guardadas.get(nombre);
  if (!una) return undefined;
  guardadas.delete(nombre);
  guardadas.set(nombre, una);
  return una;
}

function recordar(nombre: string, una: VersionConClave): void {
  guardadas.set(nombre, una);
  const [vieja] = guardadas.keys();
  if (guardadas.size > MAS_GUARDADAS && vieja !== undefined) guardadas.delete(vieja);
}

type Leida = VersionConClave & RefDeVersion & { usada: boolean };

/** Both halves of some versions, for the marking and the review alone, by `${preguntaId}:${numero}`. */
export async function leerClaves(
  db: Database | Tx,
  refs: readonly RefDeVersion[],
): Promise<Map<string, VersionConClave>> {
  const halladas = new Map<string, VersionConClave>();
  const faltan = new Map<string, RefDeVersion>();
  for (const ref of refs) {
    const nombre = nombreDe(ref);
    const una = recordada(nombre);
    if (una) halladas.set(nombre, una);
    else faltan.set(nombre, ref);
  }
  if (faltan.size === 0) return halladas;
  const pedidas = [...faltan.values()];
  const { rows } = await db.execute<Leida & Record<string, unknown>>(sql`
    select v.pregunta_id as "preguntaId", v.numero, v.publica, k.clave,
           exists (select from intento_preguntas i where i.pregunta_id = v.pregunta_id and i.numero = v.numero) as usada
      from unnest(${sql.param(pedidas.map(({ preguntaId }) => preguntaId))}::uuid[],
                  ${sql.param(pedidas.map(({ numero }) => numero))}::int[]) as r (pregunta_id, numero)
      join pregunta_versiones v using (pregunta_id, numero)
      join pregunta_claves k using (pregunta_id, numero)`);
  for (const { preguntaId, numero, publica, clave, usada } of rows) {
    const nombre = nombreDe({ preguntaId, numero });
    halladas.set(nombre, { publica, clave });
    if (usada) recordar(nombre, { publica, clave });
  }
  return halladas;
}
