import { isDeepStrictEqual } from 'node:util';
import { type Guardada, veredictoDe } from '@catedra/shared/intentos/guardar.ts';
import type { EntradaDelEquipo } from '@catedra/shared/intentos/en-curso.ts';
import type { EstadoIntento } from '@catedra/shared/intentos/vencer.ts';
import { isoText } from '#platform/db/columns.ts';
import type { Queryable } from '#platform/db/queryable.ts';

/**
 * One statement, outside the log: epoch, tab and time are looked at where the answer is written, and what is accepted
 * goes to the journal with it. The share lock makes whoever hands in wait for a save that is on its way.
 */
const ANOTAR = {
  name: 'intentos.anotar',
  text: `
  with suyo as (
    select i.id, i.estado, i.epoca, i.pestana, i.vence_en, i.limite, i.secuencial, i.alcanzada,
           i.estado = 'en_curso' and i.epoca = $3 and i.pestana = $4 and (i.limite is null or i.limite > $5::timestamptz)
             and (not i.secuencial or i.alcanzada = $6::smallint) as abierto
      from intentos i where i.id = $1 and i.usuario_id = $2 for share),
  puesta as (
    update intento_preguntas p
       set respuesta = $8::jsonb, revision = $7::int, guardada_en = $5::timestamptz, fraccion = null
      from suyo s
     where s.abierto and p.intento_id = $1 and p.lugar = $6::smallint and p.revision < $7::int and not p.cerrada
    returning p.lugar),
  diario as (
    insert into intento_diario (intento_id, lugar, revision, epoca, respuesta, equipo_en, recibida_en)
    select $1, p.lugar, $7::int, $3, $8::jsonb, $9::timestamptz, $5::timestamptz from puesta p)
  select s.estado, s.epoca, s.pestana, ${isoText('s.vence_en')} as "venceEn", ${isoText('s.limite')} as limite,
         s.secuencial, s.alcanzada, s.abierto, exists (select from puesta) as puesta, p.revision, p.respuesta
    from suyo s left join intento_preguntas p on p.intento_id = $1 and p.lugar = $6::smallint`,
};

/** How an attempt stands for whoever wants to write in it. */
interface Estado {
  readonly estado: EstadoIntento;
  readonly epoca: number;
  readonly pestana: string;
  readonly venceEn: string | null;
  readonly limite: string | null;
  readonly secuencial: boolean;
  readonly alcanzada: number;
  readonly abierto: boolean;
}

interface Fila extends Estado {
  readonly puesta: boolean;
  /** Before this. */
  readonly revision: number | null;
  readonly respuesta: unknown;
}

export interface Anotadas extends Estado {
  readonly guardadas: readonly { readonly lugar: number; readonly revision: number }[];
  readonly rechazadas: readonly Guardada[];
}

interface Quien {
  readonly intentoId: string;
  readonly usuarioId: string;
  readonly epoca: number;
  readonly pestana: string;
}

/** A place that no attempt has: nothing is written, and how the attempt stands is read. */
const NINGUNA: EntradaDelEquipo = {
  lugar: -1,
  revision: 0,
  respuesta: null,
  equipoEn: '1970-01-01T00:00:00Z',
};

async function anotarUna(
  on: Queryable,
  { intentoId, usuarioId, epoca, pestana }: Quien,
  { lugar, revision, respuesta, equipoEn }: EntradaDelEquipo,
  now: Date,
): Promise<Fila | null> {
  const escrita = respuesta === null ? null : JSON.stringify(respuesta);
  const values = [
    intentoId,
    usuarioId,
    epoca,
    pestana,
    now.toISOString(),
    lugar,
    revision,
    escrita,
    equipoEn,
  ];
  const { rows } = await on.query<Fila>({ ...ANOTAR, values });
  return rows[0] ?? null;
}

/** Keeps answers of an open attempt, the oldest first; null when there is no such attempt of this person. */
export async function anotar(
  on: Queryable,
  quien: Quien,
  entradas: readonly EntradaDelEquipo[],
  now: Date,
): Promise<Anotadas | null> {
  const guardadas: { lugar: number; revision: number }[] = [];
  const rechazadas: Guardada[] = [];
  let ultima: Fila | null = null;
  for (const entrada of entradas.length === 0
    ? [NINGUNA]
    : entradas.toSorted((a, b) => a.revision - b.revision)) {
    ultima = await anotarUna(on, quien, entrada, now);
    if (!ultima) return null;
    const { lugar } = entrada;
    const { puesta, revision, respuesta } = ultima;
    if (revision === null) continue;
    const actual = { lugar, revision, respuesta };
    if (puesta || veredictoDe(entrada, actual, isDeepStrictEqual) === 'ya_estaba')
      guardadas.push({ lugar, revision: entrada.revision });
    else rechazadas.push(actual);
  }
  if (!ultima) return null;
  return { ...ultima, guardadas, rechazadas };
}
