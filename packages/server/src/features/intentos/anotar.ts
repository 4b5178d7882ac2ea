import { isDeepStrictEqual } from 'node:util';
import { type Guardada, veredictoDe } from '@catedra/shared/intentos/guardar.ts';
import type { EntradaDelEquipo } from '@catedra/shared/intentos/schemas.ts';
import type { EstadoIntento } from '@catedra/shared/intentos/vencer.ts';
import { isoOf } from '#platform/db/columns.ts';
import type { Queryable } from '#platform/db/queryable.ts';

/**
 * One statement, outside the log: epoch, tab and time are looked at where the answer is written, and what is accepted
 * goes to the journal with it. The share lock makes whoever hands in wait for a save that is on its way.
 */
const ANOTAR = {
  name: 'intentos.anotar',
  text: `
  with suyo as materialized (
    select i.id, i.estado, i.epoca, i.pestana, i.vence_en, i.limite, i.secuencial, i.alcanzada,
           i.estado = 'en_curso' and i.epoca = $3 and i.pestana = $4 and (i.limite is null or i.limite > $5) as abierto
      from intentos i where i.id = $1 and i.usuario_id = $2 for share),
  entradas as materialized (
    select e.lugar, e.revision, e.respuesta, e."equipoEn" as equipo_en
      from json_to_recordset($6) as e(lugar smallint, revision int, respuesta jsonb, "equipoEn" timestamptz)),
  puestas as (
    update intento_preguntas p set respuesta = e.respuesta, revision = e.revision, guardada_en = $5, fraccion = null
      from entradas e, suyo s
     where s.abierto and p.intento_id = s.id and p.lugar = e.lugar and p.revision < e.revision and not p.cerrada
       and (not s.secuencial or e.lugar = s.alcanzada)
    returning p.lugar, p.revision),
  diario as (
    insert into intento_diario (intento_id, lugar, revision, epoca, respuesta, equipo_en, recibida_en)
    select $1, e.lugar, e.revision, $3, e.respuesta, e.equipo_en, $5
      from entradas e join puestas u on u.lugar = e.lugar and u.revision = e.revision)
  select s.estado, s.epoca, s.pestana, s.vence_en as "venceEn", s.limite, s.secuencial, s.alcanzada, s.abierto,
         (select json_agg(u.lugar) from puestas u) as puestas,
         (select json_agg(json_build_object('lugar', p.lugar, 'revision', p.revision, 'respuesta', p.respuesta))
            from intento_preguntas p
           where p.intento_id = s.id and p.lugar in (select e.lugar from entradas e)) as antes
    from suyo s`,
};

interface Fila {
  readonly estado: EstadoIntento;
  readonly epoca: number;
  readonly pestana: string;
  readonly venceEn: string | null;
  readonly limite: string | null;
  readonly secuencial: boolean;
  readonly alcanzada: number;
  readonly abierto: boolean;
  readonly puestas: readonly number[] | null;
  readonly antes: readonly Guardada[] | null;
}

export interface Anotadas extends Omit<Fila, 'puestas' | 'antes'> {
  readonly guardadas: readonly { readonly lugar: number; readonly revision: number }[];
  readonly rechazadas: readonly Guardada[];
}

interface Quien {
  readonly intentoId: string;
  readonly usuarioId: string;
  readonly epoca: number;
  readonly pestana: string;
}

async function unaTanda(
  on: Queryable,
  { intentoId, usuarioId, epoca, pestana }: Quien,
  entradas: readonly EntradaDelEquipo[],
  now: Date,
): Promise<Anotadas | null> {
  const { rows } = await on.query<Fila>({
    ...ANOTAR,
    values: [intentoId, usuarioId, epoca, pestana, now.toISOString(), JSON.stringify(entradas)],
  });
  const [fila] = rows;
  if (!fila) return null;
  const { puestas, antes, ...suya } = fila;
  const porLugar = new Map((antes ?? []).map((una) => [una.lugar, una]));
  const aceptadas = new Set(puestas);
  const guardadas: { lugar: number; revision: number }[] = [];
  const rechazadas: Guardada[] = [];
  for (const entrada of entradas) {
    const { lugar, revision } = entrada;
    const actual = porLugar.get(lugar);
    if (!actual) continue;
    if (aceptadas.has(lugar) || veredictoDe(entrada, actual, isDeepStrictEqual) === 'ya_estaba')
      guardadas.push({ lugar, revision });
    else rechazadas.push(actual);
  }
  return {
    ...suya,
    venceEn: suya.venceEn && isoOf(suya.venceEn),
    limite: suya.limite && isoOf(suya.limite),
    guardadas,
    rechazadas,
  };
}

/** Several entries of one place go one after the other, the oldest first. */
function tandas(entradas: readonly EntradaDelEquipo[]): EntradaDelEquipo[][] {
  const hechas: EntradaDelEquipo[][] = [];
  for (const entrada of entradas.toSorted((a, b) => a.revision - b.revision)) {
    const libre = hechas.find((tanda) => tanda.every(({ lugar }) => lugar !== entrada.lugar));
    if (libre) libre.push(entrada);
    else hechas.push([entrada]);
  }
  return hechas.length === 0 ? [[]] : hechas;
}

/** Keeps answers of an open attempt; null when there is no such attempt of this person. */
export async function anotar(
  on: Queryable,
  quien: Quien,
  entradas: readonly EntradaDelEquipo[],
  now: Date,
): Promise<Anotadas | null> {
  const hechas: Anotadas[] = [];
  for (const tanda of tandas(entradas)) {
    const estas = await unaTanda(on, quien, tanda, now);
    if (!estas) return null;
    hechas.push(estas);
  }
  const ultima = hechas.at(-1);
  return ultima
    ? {
        ...ultima,
        guardadas: hechas.flatMap(({ guardadas }) => guardadas),
        rechazadas: hechas.flatMap(({ rechazadas }) => rechazadas),
      }
    : null;
}
