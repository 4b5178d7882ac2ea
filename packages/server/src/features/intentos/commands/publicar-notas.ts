import {
  fraccionPublicada,
  JUNTAS_AL_PUBLICAR,
  listoParaPublicar,
  notaAlPublicar,
  type NotaPuesta,
  type PublicarNotas,
} from '@catedra/shared/intentos/publicar.ts';
import { tipoDePregunta } from '@catedra/shared/preguntas/tipos.ts';
import { sql } from 'drizzle-orm';
import { notify } from '#features/avisos/offers.ts';
import {
  cuantasSePublican,
  exigirQueCorrige,
  leerPuestas,
  publicables,
} from '#features/intentos/calificar/por-publicar.ts';
import { type FilaDeIntento, type FilaDePregunta, leerPreguntasDe } from '#features/intentos/filas.ts';
import { avisoDeCalificado } from '#features/intentos/notices.ts';
import { intentosDe, rondasDe } from '#features/intentos/reparar/cargar.ts';
import { escribirMovidos, type Movido } from '#features/intentos/reparar/escribir.ts';
import type { Work } from '#platform/changes/work.ts';

type Puestas = ReadonlyMap<number, NotaPuesta>;

/** Whose marks are to be told, of those that can be. */
async function elegidas(work: Work, evaluacionId: string, ids: PublicarNotas['ids']) {
  const estos = ids === null ? sql`true` : sql`e.id = any(${sql.param(ids)}::uuid[])`;
  const { rows } = await work.tx.execute<{ id: string; usuarioId: string }>(sql`
    select e.id, e.usuario_id as "usuarioId" from intentos e
     where ${publicables(work.actor, evaluacionId)} and ${estos}
     order by e.usuario_id, e.id limit ${JUNTAS_AL_PUBLICAR}`);
  return rows;
}

/** An attempt that is under a lock, with the mark that publishing gives it; none if there is nothing to tell any more. */
function publicado(
  antes: FilaDeIntento,
  preguntas: readonly FilaDePregunta[],
  puestas: Puestas,
): Movido | null {
  const con = preguntas
    .filter(({ publica }) => tipoDePregunta(publica.tipo).puntua)
    .map((fila) => ({ ...fila, puesta: puestas.get(fila.lugar) ?? null }));
  if (antes.estado !== 'entregado' || !listoParaPublicar(con)) return null;
  const { nota, provisional } = notaAlPublicar(con);
  const despues = {
    ...antes,
    version: antes.version + 1,
    nota: nota === null ? null : Number(nota),
    provisional,
  };
  const lugares = con
    .filter(({ fraccion, puesta }) => fraccion === null && puesta !== null)
    .map((fila) => {
      const { lugar, fraccion, regla, aMano, puntos } = fila;
      const era = { fraccion, regla, aMano, puntos };
      return { lugar, antes: era, despues: { ...era, fraccion: fraccionPublicada(fila) } };
    });
  return { antes, despues, lugares };
}

/** Publishes marks that people gave: each of those who have one hears of it once. Published again, nothing happens. */
export async function publicarNotas(work: Work, evaluacionId: string, { ids }: PublicarNotas) {
  await exigirQueCorrige(work.tx, work.actor, evaluacionId);
  const pedidas = await elegidas(work, evaluacionId, ids);
  const publicadas = pedidas.length === 0 ? 0 : await publicar(work, evaluacionId, pedidas);
  const { listas } = await cuantasSePublican(work.tx, work.actor, evaluacionId);
  return { publicadas, quedan: listas };
}

async function publicar(
  work: Work,
  evaluacionId: string,
  pedidas: readonly { readonly id: string; readonly usuarioId: string }[],
): Promise<number> {
  const usuarioIds = [...new Set(pedidas.map(({ usuarioId }) => usuarioId))];
  const intentos = await intentosDe(work.tx, evaluacionId, usuarioIds, true);
  const ids = pedidas.map(({ id }) => id);
  const [preguntas, puestas] = [await leerPreguntasDe(work.tx, ids), await leerPuestas(work.tx, ids)];
  const porId = new Map(intentos.map((uno) => [uno.id, uno]));
  const movidos = ids.flatMap((id) => {
    const antes = porId.get(id);
    const suyas = puestas.get(id);
    return (antes && suyas && publicado(antes, preguntas.get(id) ?? [], suyas)) ?? [];
  });
  const [primero] = movidos;
  if (!primero) return 0;
  const rondas = await rondasDe(work.tx, primero.antes.cursoId, usuarioIds);
  const tocados = new Set(movidos.map(({ antes }) => `${antes.usuarioId}:${antes.ronda}`));
  const deQuienes = [...Map.groupBy(intentos, ({ usuarioId, ronda }) => `${usuarioId}:${ronda}`)].flatMap(
    ([clave, suyos]) => {
      const [uno] = suyos;
      if (!uno || !tocados.has(clave)) return [];
      const { usuarioId, ronda } = uno;
      return [{ usuarioId, ronda, vigente: rondas.get(usuarioId) ?? ronda, intentos: suyos }];
    },
  );
  await decir(work, movidos);
  await escribirMovidos(work, evaluacionId, movidos, deQuienes, {
    causa: 'publicacion',
    motivo: '',
    por: work.actor.id,
  });
  const avisos = movidos
    .filter(({ antes }) => antes.provisional)
    .map(({ antes: { id } }) => ({ intentoId: id }));
  if (avisos.length > 0) await notify(work, avisoDeCalificado, ...avisos);
  return movidos.length;
}

/** What was written becomes what is told: the comment and the points of each criterion. */
async function decir(work: Work, movidos: readonly Movido[]): Promise<void> {
  const filas = movidos.flatMap(({ antes: { id }, lugares }) => lugares.map(({ lugar }) => ({ id, lugar })));
  await work.tx.execute(sql`
    update intento_preguntas p set comentario = p.puesta->>'comentario', rubrica = p.puesta->'rubrica', puesta = null
      from json_to_recordset(${JSON.stringify(filas)}) as f(id uuid, lugar smallint)
     where p.intento_id = f.id and p.lugar = f.lugar`);
}
