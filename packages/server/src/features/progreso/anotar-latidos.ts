import type { Avanzado, Medida } from '@catedra/shared/progreso/latido.ts';
import type { Queryable } from '#platform/db/queryable.ts';
import { batched } from '#platform/turns/batch.ts';

/** What is told of someone who is in an activity; of what was played, whole seconds. */
export interface Contado {
  readonly usuarioId: string;
  readonly actividadId: string;
  readonly cursoIds: readonly string[];
  readonly segundo: number | null;
  readonly parrafo: number | null;
  readonly desde: number | null;
  readonly hasta: number | null;
  readonly duracion: number | null;
  readonly ahora: Date;
}

export interface Anotado extends Medida, Avanzado {}

/** Those that came together, each with its place among them. */
const CONTADOS = `unnest($1::int[], $2::uuid[], $3::uuid[], $4::text[], $5::real[], $6::int[], $7::int[], $8::int[],
                       $9::int[], $10::timestamptz[])
      as u(n, usuario, actividad, cursos, segundo, parrafo, desde, hasta, duracion, ahora)
      join progreso p on p.usuario_id = u.usuario and p.actividad_id = u.actividad
      join actividades a on a.id = p.actividad_id join cursos c on c.id = p.curso_id
      left join excepciones x on x.usuario_id = p.usuario_id and x.actividad_id = p.actividad_id
     where p.curso_id = any(u.cursos::uuid[]) and a.lista and not a.oculta and c.estado = 'publicado'
       and coalesce(x.hasta, a.disponible_hasta, 'infinity') > u.ahora
       and (c.inicia_en is null or c.inicia_en <= u.ahora) and (c.termina_en is null or c.termina_en > u.ahora)`;

/** Watching spends time that passed, at two and a half times its pace; what is not spent is kept for ten minutes. */
const GASTADO = `greatest(l.gastado_hasta, u.ahora - interval '600 s')`;
const VISTOS = `greatest(0, least(u.hasta - u.desde, ceil(2.5 * extract(epoch from u.ahora - ${GASTADO}))::int))`;

/**
 * One statement, outside the log, for as many as came together. Time is credited by the server's clock, and what was
 * played can't be longer than the time that passed allows, however many beats come.
 */
const ANOTAR = {
  name: 'latidos.anotar',
  text: `
  update latidos l
     set segundo = coalesce(u.segundo, l.segundo), parrafo = coalesce(u.parrafo, l.parrafo),
         segundos = l.segundos + least(15, greatest(0, floor(extract(epoch from u.ahora - l.en))))::int,
         visto = case when u.hasta is null then l.visto
           else l.visto + int4multirange(int4range(u.hasta - ${VISTOS}, u.hasta)) end,
         gastado_hasta = case when u.hasta is null then l.gastado_hasta
           else least(u.ahora, ${GASTADO} + make_interval(secs => ${VISTOS} / 2.5)) end,
         duracion = greatest(u.duracion, l.duracion), en = u.ahora
    from ${CONTADOS} and l.usuario_id = u.usuario and l.actividad_id = u.actividad
  returning u.n, p.estado, p.porcentaje, a.regla, a.regla_minutos as "reglaMinutos",
         a.regla_porcentaje as "reglaPorcentaje", l.segundos,
         coalesce((a.contenido->>'segundos')::int, greatest(l.duracion, 48 * a.duracion)) as duracion,
         (select coalesce(sum(upper(r) - lower(r)), 0)::int from unnest(l.visto) r) as vistos`,
};

/** The first of someone in an activity: up to twenty seconds played before it are believed. */
const EMPEZAR = {
  name: 'latidos.empezar',
  text: `
  insert into latidos (usuario_id, actividad_id, segundo, parrafo, visto, duracion, gastado_hasta, en)
  select u.usuario, u.actividad, u.segundo, u.parrafo,
         case when u.hasta is null then '{}' else int4multirange(int4range(greatest(u.desde, u.hasta - 20), u.hasta)) end,
         u.duracion, u.ahora, u.ahora
    from ${CONTADOS}
  on conflict do nothing`,
};

const valores = (contados: readonly Contado[]): unknown[] => [
  contados.map((_, n) => n),
  contados.map(({ usuarioId }) => usuarioId),
  contados.map(({ actividadId }) => actividadId),
  contados.map(({ cursoIds }) => `{${cursoIds.join(',')}}`),
  contados.map(({ segundo }) => segundo),
  contados.map(({ parrafo }) => parrafo),
  contados.map(({ desde }) => desde),
  contados.map(({ hasta }) => hasta),
  contados.map(({ duracion }) => duracion),
  contados.map(({ ahora }) => ahora.toISOString()),
];

const lugarDe = ({ usuarioId, actividadId }: Contado): string => `${usuarioId}:${actividadId}`;

/** Rounds in which nobody is told twice to be in an activity. */
function rondasDe(contados: readonly Contado[]): Contado[][] {
  const rondas: Contado[][] = [];
  const veces = new Map<string, number>();
  for (const contado of contados) {
    const lugar = lugarDe(contado);
    const ronda = veces.get(lugar) ?? 0;
    veces.set(lugar, ronda + 1);
    (rondas[ronda] ??= []).push(contado);
  }
  return rondas;
}

/** How each stands after it; null for who never began, or may not go on. */
async function anotar(on: Queryable, contados: readonly Contado[]): Promise<(Anotado | null)[]> {
  const anotados = new Map<Contado, Anotado>();
  for (const ronda of rondasDe(contados)) {
    const { rows } = await on.query<Anotado & { n: number }>({ ...ANOTAR, values: valores(ronda) });
    for (const { n, ...anotado } of rows) anotados.set(ronda[n] as Contado, anotado);
  }
  return contados.map((contado) => anotados.get(contado) ?? null);
}

export type Latidos = (contado: Contado) => Promise<Anotado | null>;

/**
 * Writes down where people are, those who come together at once. The first of someone in an activity, which looks for what
 * it belongs to and may wait for whoever holds it, goes alone; told again, the same moment adds nothing.
 */
export function anotarLatidos(on: Queryable): Latidos {
  const juntos = batched((contados: readonly Contado[]) => anotar(on, contados));
  return async (contado) => {
    const anotado = await juntos(contado);
    if (anotado) return anotado;
    await on.query({ ...EMPEZAR, values: valores([contado]) });
    return (await anotar(on, [contado]))[0] ?? null;
  };
}
