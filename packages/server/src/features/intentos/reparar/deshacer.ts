import { SISTEMA } from '@catedra/shared/core/actor.ts';
import { racionalDe, racionalDeNumero } from '@catedra/shared/core/racional.ts';
import { notaDe } from '@catedra/shared/intentos/nota.ts';
import type { IntentoAReparar } from '@catedra/shared/intentos/reparar/efecto.ts';
import type { EstadoDeLugar } from '@catedra/shared/intentos/reparar/regla.ts';
import { eq, sql } from 'drizzle-orm';
import { notify } from '#features/avisos/offers.ts';
import type { FilaDeIntento } from '#features/intentos/filas.ts';
import { avisoDeReparacionDeshecha } from '#features/intentos/reparar/aviso.ts';
import { intentosDe, leerReparables, rondasDe } from '#features/intentos/reparar/cargar.ts';
import { escribirMovidos, type Movido } from '#features/intentos/reparar/escribir.ts';
import {
  bloquearReparacion,
  leerReglasQueCuentan,
  sonarReparacion,
} from '#features/intentos/reparar/filas.ts';
import { reparacionesTable } from '#features/intentos/table.ts';
import { runWork, type Work } from '#platform/changes/work.ts';
import type { Tx } from '#platform/db/pool.ts';
import { job } from '#platform/job.ts';
import type { Platform } from '#platform/platform.ts';

const JUNTAS = 200;

/** People some of whose answers still stand as the repair left them. */
async function siguientes(tx: Tx, id: string): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select distinct i.usuario_id as id from reparacion_lugares l join intentos i on i.id = l.intento_id
     where l.reparacion_id = ${id} order by 1 limit ${JUNTAS}`);
  return rows.map(({ id: usuarioId }) => usuarioId);
}

interface DeAntes extends Record<string, unknown> {
  readonly intentoId: string;
  readonly lugar: number;
  readonly antes: EstadoDeLugar;
}

async function leerDeAntes(tx: Tx, id: string, intentoIds: readonly string[]) {
  const { rows } = await tx.execute<DeAntes>(sql`
    select intento_id as "intentoId", lugar, antes from reparacion_lugares
     where reparacion_id = ${id} and intento_id = any(${sql.param([...intentoIds])}::uuid[])`);
  return new Map(rows.map(({ intentoId, lugar, antes }) => [`${intentoId}:${lugar}`, antes]));
}

const puntuada = ({ fraccion, puntos }: EstadoDeLugar) => ({
  puntos: racionalDeNumero(puntos),
  fraccion: fraccion === null ? null : racionalDe(fraccion),
});

/** An attempt with what the repair found in it. */
function devuelto(
  antes: FilaDeIntento,
  { otras, suyas }: IntentoAReparar,
  eran: ReadonlyMap<string, EstadoDeLugar>,
): Movido[] {
  const estados = suyas.map((una) => ({
    lugar: una.lugar,
    antes: una.antes,
    despues: eran.get(`${antes.id}:${una.lugar}`) ?? una.antes,
  }));
  const lugares = estados.filter(({ antes: ahora, despues }) => ahora !== despues);
  if (lugares.length === 0) return [];
  const { nota, provisional } = notaDe([...otras, ...estados.map(({ despues }) => puntuada(despues))]);
  const despues = {
    ...antes,
    version: antes.version + 1,
    nota: antes.practica || nota === null ? null : Number(nota),
    provisional: !antes.practica && provisional,
  };
  return [{ antes, despues, lugares }];
}

async function deshacerSiguientes(work: Work, id: string): Promise<boolean> {
  const fila = await bloquearReparacion(work.tx, id);
  if (fila.estado !== 'deshaciendo') return false;
  const ids = await siguientes(work.tx, id);
  const intentos = await intentosDe(work.tx, fila.evaluacionId, ids, true);
  const porId = new Map(intentos.map((uno) => [uno.id, uno]));
  const eran = await leerDeAntes(work.tx, id, [...porId.keys()]);
  const reparables = await leerReparables(work.tx, fila, [...porId.keys()]);
  const movidos = reparables.flatMap((uno) => {
    const antes = porId.get(uno.id);
    return antes ? devuelto(antes, uno, eran) : [];
  });
  await work.tx.execute(sql`delete from reparacion_lugares
    where reparacion_id = ${id} and intento_id = any(${sql.param([...porId.keys()])}::uuid[])`);
  const { cursoId } = await leerReglasQueCuentan(work.tx, fila.evaluacionId);
  const rondas = await rondasDe(work.tx, cursoId, ids);
  const tocados = new Set(movidos.map(({ antes }) => `${antes.usuarioId}:${antes.ronda}`));
  const deQuienes = [...Map.groupBy(intentos, ({ usuarioId, ronda }) => `${usuarioId}:${ronda}`)]
    .filter(([clave]) => tocados.has(clave))
    .flatMap(([, suyos]) => {
      const [primero] = suyos;
      if (!primero) return [];
      const { usuarioId, ronda } = primero;
      return [{ usuarioId, ronda, vigente: rondas.get(usuarioId) ?? ronda, intentos: suyos }];
    });
  await escribirMovidos(work, fila.evaluacionId, movidos, deQuienes, {
    causa: 'deshecha',
    motivo: fila.deshechaMotivo ?? '',
    por: fila.deshechaPor ?? fila.por,
  });
  const avisos = movidos
    .filter(({ antes, despues }) => antes.estado === 'entregado' && antes.nota !== despues.nota)
    .map(({ antes, despues }) => ({
      reparacionId: id,
      intentoId: antes.id,
      antes: antes.nota,
      despues: despues.nota,
    }));
  if (avisos.length > 0) await notify(work, avisoDeReparacionDeshecha, ...avisos);
  const acabada = ids.length < JUNTAS;
  await work.tx
    .update(reparacionesTable)
    .set({
      hechas: fila.hechas + ids.length,
      ...(acabada && { estado: 'deshecha' as const, deshechaEn: work.now.toISOString() }),
    })
    .where(eq(reparacionesTable.id, id));
  sonarReparacion(work, fila, cursoId);
  return !acabada;
}

async function deshacer(platform: Platform, { id }: { readonly id: string }): Promise<void> {
  while (
    await runWork(platform, SISTEMA, 'intentos.deshacer-reparacion', (work) => deshacerSiguientes(work, id))
  );
}

/** Puts every answer that a repair changed back as it found it; killed in the middle, the next one goes on with what is left. */
export const deshacerReparacionJob = job('intentos.deshacer-reparacion', deshacer);
