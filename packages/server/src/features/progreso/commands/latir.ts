import type { Actor } from '@catedra/shared/core/actor.ts';
import { soloLectura } from '@catedra/shared/core/errors.ts';
import { actividadSinAbrir, type Latido, type LatidoAnotado } from '@catedra/shared/progreso/schemas.ts';
import { type Avanzado, avanzadoDe, type Medida } from '@catedra/shared/progreso/latido.ts';
import { asSeen, lockMine, updateMine } from '#features/progreso/store.ts';
import { runWork } from '#platform/changes/work.ts';
import type { Platform } from '#platform/platform.ts';

/** Watching spends time that passed, at two and a half times its pace; what is not spent is kept for ten minutes. */
const GASTADO = `greatest(l.gastado_hasta, excluded.en - interval '600 s')`;
const CONTADOS = `least($6::int - $5::int, ceil(2.5 * extract(epoch from excluded.en - ${GASTADO}))::int)`;

/**
 * One statement, outside the log. Time is credited by the server's clock, and what was played can't be longer than
 * the time that passed allows, however many beats come.
 */
const ANOTAR = {
  name: 'latidos.anotar',
  text: `
  with suyo as (
    select p.estado, p.porcentaje, a.regla, a.regla_minutos, a.regla_porcentaje,
           coalesce((a.contenido->>'segundos')::int, greatest($7::int, antes.duracion, 48 * a.duracion)) as duracion
      from progreso p join actividades a on a.id = p.actividad_id join cursos c on c.id = p.curso_id
      left join excepciones x on x.usuario_id = $1 and x.actividad_id = $2
      left join latidos antes on antes.usuario_id = $1 and antes.actividad_id = $2
     where p.usuario_id = $1 and p.actividad_id = $2 and p.curso_id = any($8::uuid[])
       and a.lista and not a.oculta and c.estado = 'publicado'
       and coalesce(x.hasta, a.disponible_hasta, 'infinity') > $9
       and (c.inicia_en is null or c.inicia_en <= $9) and (c.termina_en is null or c.termina_en > $9)),
  latido as (
    insert into latidos as l (usuario_id, actividad_id, segundo, parrafo, visto, duracion, gastado_hasta, en)
    select $1, $2, $3::real, $4::int,
           case when $6::int is null then '{}' else int4multirange(int4range(greatest($5::int, $6::int - 20), $6::int)) end,
           $7::int, $9, $9
      from suyo
    on conflict (usuario_id, actividad_id) do update
       set segundo = coalesce(excluded.segundo, l.segundo), parrafo = coalesce(excluded.parrafo, l.parrafo),
           segundos = l.segundos + least(15, greatest(0, floor(extract(epoch from excluded.en - l.en))))::int,
           visto = case when $6::int is null then l.visto
             else l.visto + int4multirange(int4range($6::int - ${CONTADOS}, $6::int)) end,
           gastado_hasta = case when $6::int is null then l.gastado_hasta
             else least(excluded.en, ${GASTADO} + make_interval(secs => ${CONTADOS} / 2.5)) end,
           duracion = greatest(excluded.duracion, l.duracion), en = excluded.en
    returning l.segundos, l.visto)
  select suyo.estado, suyo.porcentaje, suyo.regla, suyo.regla_minutos as "reglaMinutos",
         suyo.regla_porcentaje as "reglaPorcentaje", suyo.duracion, latido.segundos,
         (select coalesce(sum(upper(r) - lower(r)), 0)::int from unnest(latido.visto) r) as vistos
    from suyo, latido`,
};

interface Anotado extends Medida, Avanzado {}

/** Writes down where someone is; only what changes their state or percentage is a change of the record. */
export async function latir(
  platform: Platform,
  actor: Actor,
  actividadId: string,
  latido: Latido,
): Promise<LatidoAnotado> {
  if (actor.quienMira) throw soloLectura();
  const anotado = await anotar(platform, actor, actividadId, latido);
  const { estado, porcentaje, segundos } = anotado;
  const ahora = avanzadoDe(anotado);
  if (estado === 'completada' || (ahora.estado === estado && ahora.porcentaje <= porcentaje))
    return { estado, porcentaje, segundos };
  const fila = await avanzar(platform, actor, actividadId, ahora, segundos);
  return { estado: fila.estado, porcentaje: fila.porcentaje, segundos };
}

async function anotar(
  { db, clock }: Platform,
  actor: Actor,
  actividadId: string,
  { segundo, parrafo, tramo, duracion }: Latido,
): Promise<Anotado> {
  const [desde, hasta] = tramo && tramo[1] > tramo[0] ? tramo.map(Math.floor) : [null, null];
  const { rows } = await db.$client.query<Anotado>({
    ...ANOTAR,
    values: [
      actor.id,
      actividadId,
      segundo ?? null,
      parrafo ?? null,
      desde,
      hasta,
      duracion ? Math.floor(duracion) : null,
      actor.cursoIds,
      clock.now().toISOString(),
    ],
  });
  if (!rows[0]) throw actividadSinAbrir();
  return rows[0];
}

const avanzar = (
  platform: Platform,
  actor: Actor,
  actividadId: string,
  { estado, porcentaje }: Avanzado,
  tiempo: number,
) =>
  runWork(platform, actor, 'progreso.avanzar-actividad', async (work) => {
    const fila = await lockMine(work, actividadId);
    if (!fila) throw actividadSinAbrir();
    if (fila.estado === 'completada') return asSeen(work, fila);
    const completadoEn = estado === 'completada' ? work.now.toISOString() : null;
    return asSeen(work, await updateMine(work, fila, { estado, porcentaje, completadoEn, tiempo }));
  });
