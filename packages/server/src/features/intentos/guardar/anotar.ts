import { isDeepStrictEqual } from 'node:util';
import { type Guardada, veredictoDe } from '@catedra/shared/intentos/guardar.ts';
import type { EntradaDelEquipo } from '@catedra/shared/intentos/en-curso.ts';
import type { EstadoIntento } from '@catedra/shared/intentos/vencer.ts';
import { isoText } from '#platform/db/columns.ts';
import type { Queryable } from '#platform/db/queryable.ts';

/**
 * One statement, outside the log, for as many answers as came together: epoch, tab and time are looked at where the
 * answer is written, and what is accepted goes to the journal with it. The share lock makes whoever hands in wait for
 * a save that is on its way. They are written in one order, so that the same ones sent twice at once never wait for one
 * another in a circle.
 */
const texto = (espera: '' | 'skip locked') => `
  with pedida as (
    select * from unnest($1::int[], $2::uuid[], $3::uuid[], $4::int[], $5::text[], $6::timestamptz[], $7::smallint[],
                         $8::int[], $9::text[], $10::timestamptz[])
      as u(n, intento, usuario, epoca, pestana, ahora, lugar, revision, respuesta, equipo_en)),
  suyo as (
    select u.n, u.lugar, u.revision, u.respuesta::jsonb as respuesta, u.ahora, u.equipo_en,
           i.id, i.estado, i.epoca, i.pestana, i.vence_en, i.limite, i.secuencial, i.alcanzada,
           i.estado = 'en_curso' and i.epoca = u.epoca and i.pestana = u.pestana
             and (i.limite is null or i.limite > u.ahora) and (not i.secuencial or i.alcanzada = u.lugar) as abierto
      from pedida u join intentos i on i.id = u.intento and i.usuario_id = u.usuario
     order by u.intento, u.lugar
     for share of i ${espera}),
  puesta as (
    update intento_preguntas p
       set respuesta = s.respuesta, revision = s.revision, guardada_en = s.ahora, fraccion = null, puesta = null
      from suyo s
     where s.abierto and p.intento_id = s.id and p.lugar = s.lugar and p.revision < s.revision and not p.cerrada
    returning s.n, s.id, s.lugar, s.revision, s.epoca, s.respuesta, s.equipo_en, s.ahora),
  diario as (
    insert into intento_diario (intento_id, lugar, revision, epoca, respuesta, equipo_en, recibida_en)
    select id, lugar, revision, epoca, respuesta, equipo_en, ahora from puesta)
  select s.n, s.estado, s.epoca, s.pestana, ${isoText('s.vence_en')} as "venceEn", ${isoText('s.limite')} as limite,
         s.secuencial, s.alcanzada, s.abierto, q.n is not null as puesta,
         p.revision, case when q.n is null then p.respuesta end as respuesta
    from suyo s left join intento_preguntas p on p.intento_id = s.id and p.lugar = s.lugar
    left join puesta q on q.n = s.n
   order by s.n`;

const ANOTAR = { name: 'intentos.anotar', text: texto('') };
/** Who is being handed in at this moment is passed over, so that nobody else waits for them. */
const ANOTAR_SIN_ESPERAR = { name: 'intentos.anotar-sin-esperar', text: texto('skip locked') };

/** What is kept at this moment: what a statement reads may be older than the row that its update waited for. */
const RELEER = {
  name: 'intentos.releer',
  text: `select u.n, p.revision, p.respuesta
           from unnest($1::int[], $2::uuid[], $3::smallint[]) as u(n, intento, lugar)
           join intento_preguntas p on p.intento_id = u.intento and p.lugar = u.lugar`,
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
  /** Which of those that were asked. */
  readonly n: number;
  readonly puesta: boolean;
  /** Before this. */
  readonly revision: number | null;
  /** What stands instead of what was asked. */
  readonly respuesta: unknown;
}

export interface Anotadas extends Estado {
  readonly guardadas: readonly { readonly lugar: number; readonly revision: number }[];
  readonly rechazadas: readonly Guardada[];
}

export interface Guardado {
  readonly intentoId: string;
  readonly usuarioId: string;
  readonly epoca: number;
  readonly pestana: string;
  readonly entradas: readonly EntradaDelEquipo[];
  readonly now: Date;
}

/** A place that no attempt has: nothing is written, and how the attempt stands is read. */
const NINGUNA: EntradaDelEquipo = {
  lugar: -1,
  revision: 0,
  respuesta: null,
  equipoEn: '1970-01-01T00:00:00Z',
};

interface Pedida {
  readonly de: number;
  readonly guardado: Guardado;
  readonly entrada: EntradaDelEquipo;
}

/** Rounds in which no place of an attempt is written twice, the oldest revision first. */
function rondasDe(guardados: readonly Guardado[]): Pedida[][] {
  const rondas: Pedida[][] = [];
  const veces = new Map<string, number>();
  guardados.forEach((guardado, de) => {
    const entradas = guardado.entradas.length === 0 ? [NINGUNA] : guardado.entradas;
    for (const entrada of entradas.toSorted((a, b) => a.revision - b.revision)) {
      const lugar = `${guardado.intentoId}:${entrada.lugar}`;
      const ronda = veces.get(lugar) ?? 0;
      veces.set(lugar, ronda + 1);
      (rondas[ronda] ??= []).push({ de, guardado, entrada });
    }
  });
  return rondas;
}

const valores = (ronda: readonly Pedida[]): unknown[] => [
  ronda.map((_, n) => n),
  ronda.map(({ guardado }) => guardado.intentoId),
  ronda.map(({ guardado }) => guardado.usuarioId),
  ronda.map(({ guardado }) => guardado.epoca),
  ronda.map(({ guardado }) => guardado.pestana),
  ronda.map(({ guardado }) => guardado.now.toISOString()),
  ronda.map(({ entrada }) => entrada.lugar),
  ronda.map(({ entrada }) => entrada.revision),
  ronda.map(({ entrada: { respuesta } }) => (respuesta === null ? null : JSON.stringify(respuesta))),
  ronda.map(({ entrada }) => entrada.equipoEn),
];

/** Whether what was asked is what stands, by this statement or by an earlier one. */
const esta = ({ entrada }: Pedida, { puesta, revision, respuesta }: Fila): boolean =>
  puesta ||
  (revision !== null &&
    veredictoDe(entrada, { lugar: entrada.lugar, revision, respuesta }, isDeepStrictEqual) === 'ya_estaba');

/** The same round with what is kept now wherever something was not taken, which is seldom. */
async function puestaAlDia(
  on: Queryable,
  ronda: readonly Pedida[],
  filas: readonly Fila[],
): Promise<readonly Fila[]> {
  const sinTomar = filas.filter(
    (fila) => fila.abierto && fila.revision !== null && !esta(ronda[fila.n] as Pedida, fila),
  );
  if (sinTomar.length === 0) return filas;
  const { rows } = await on.query<Pick<Fila, 'n' | 'revision' | 'respuesta'>>({
    ...RELEER,
    values: [
      sinTomar.map(({ n }) => n),
      sinTomar.map(({ n }) => ronda[n]?.guardado.intentoId),
      sinTomar.map(({ n }) => ronda[n]?.entrada.lugar),
    ],
  });
  const ahora = new Map(rows.map((fila) => [fila.n, fila]));
  return filas.map((fila) => ({ ...fila, ...ahora.get(fila.n) }));
}

/** What each round said, gathered for whoever asked. */
function sumar(antes: Anotadas | null, pedida: Pedida, fila: Fila): Anotadas {
  const { n: _, puesta: __, revision, respuesta, ...estado } = fila;
  const { guardadas = [], rechazadas = [] } = antes ?? {};
  if (revision === null) return { ...estado, guardadas, rechazadas };
  const { lugar, revision: pedidaRevision } = pedida.entrada;
  return esta(pedida, fila)
    ? { ...estado, guardadas: [...guardadas, { lugar, revision: pedidaRevision }], rechazadas }
    : { ...estado, guardadas, rechazadas: [...rechazadas, { lugar, revision, respuesta }] };
}

async function anotarCon(
  statement: typeof ANOTAR,
  on: Queryable,
  guardados: readonly Guardado[],
): Promise<(Anotadas | null)[]> {
  const anotadas: (Anotadas | null)[] = guardados.map(() => null);
  for (const ronda of rondasDe(guardados)) {
    const { rows } = await on.query<Fila>({ ...statement, values: valores(ronda) });
    for (const fila of await puestaAlDia(on, ronda, rows)) {
      const pedida = ronda[fila.n] as Pedida;
      anotadas[pedida.de] = sumar(anotadas[pedida.de] ?? null, pedida, fila);
    }
  }
  return anotadas;
}

/** Keeps answers of an open attempt, the oldest first; null when there is no such attempt of this person. */
export const anotar = async (on: Queryable, guardado: Guardado): Promise<Anotadas | null> =>
  (await anotarCon(ANOTAR, on, [guardado]))[0] ?? null;

/** The same for many who came together; null also for whoever somebody else holds at this moment. */
export const anotarSinEsperar = (on: Queryable, guardados: readonly Guardado[]) =>
  anotarCon(ANOTAR_SIN_ESPERAR, on, guardados);
