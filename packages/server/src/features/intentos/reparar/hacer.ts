import { SISTEMA } from '@catedra/shared/core/actor.ts';
import { eq } from 'drizzle-orm';
import { notify } from '#features/avisos/offers.ts';
import type { FilaDeIntento } from '#features/intentos/filas.ts';
import { avisoDeReparada } from '#features/intentos/reparar/aviso.ts';
import { calcular, type EfectoEnSuRonda, mueveLaNota } from '#features/intentos/reparar/calcular.ts';
import { personasDesde } from '#features/intentos/reparar/cargar.ts';
import { escribirMovidos, type Movido } from '#features/intentos/reparar/escribir.ts';
import {
  bloquearReparacion,
  type FilaDeReparacion,
  leerReglasQueCuentan,
  sonarReparacion,
} from '#features/intentos/reparar/filas.ts';
import { reparacionesTable, reparacionLugaresTable } from '#features/intentos/table.ts';
import { runWork, type Work } from '#platform/changes/work.ts';
import { job } from '#platform/job.ts';
import type { Platform } from '#platform/platform.ts';

/** People gone through in one transaction: it holds their marks for as long as it lasts. */
const JUNTAS = 200;

const movidosDe = ({ intentos, efectos }: EfectoEnSuRonda): Movido[] => {
  const porId = new Map(intentos.map((uno) => [uno.id, uno]));
  return efectos.flatMap((efecto) => {
    const antes = porId.get(efecto.id);
    if (!antes) return [];
    const { nota, provisional } = efecto.despues;
    const despues: FilaDeIntento = {
      ...antes,
      version: antes.version + 1,
      nota: antes.practica || nota === null ? null : Number(nota),
      provisional: !antes.practica && provisional,
    };
    return [{ antes, despues, lugares: efecto.lugares }];
  });
};

/** What each of them hears: of their last attempt whose mark moved. */
const paraAvisar = (reparacionId: string, { intentos, efectos }: EfectoEnSuRonda) => {
  const movidos = new Map(efectos.map((uno) => [uno.id, uno]));
  const ultimo = intentos.findLast((uno) => {
    const efecto = movidos.get(uno.id);
    return efecto && mueveLaNota(uno, efecto);
  });
  const efecto = ultimo && movidos.get(ultimo.id);
  if (!ultimo || !efecto) return [];
  const { despues } = efecto;
  return [
    {
      reparacionId,
      intentoId: ultimo.id,
      antes: ultimo.nota,
      despues: despues.nota === null ? null : Number(despues.nota),
    },
  ];
};

const conNotaMovida = ({ intentos, efectos }: EfectoEnSuRonda): boolean => {
  const porId = new Map(intentos.map((uno) => [uno.id, uno]));
  return efectos.some((efecto) => {
    const intento = porId.get(efecto.id);
    return intento !== undefined && mueveLaNota(intento, efecto);
  });
};

const cuantas = (efectos: readonly EfectoEnSuRonda[], cual: (uno: EfectoEnSuRonda) => boolean): number =>
  new Set(efectos.filter(cual).map(({ usuarioId }) => usuarioId)).size;

/** The next people of a repair, under a lock: it goes on from the last one whose marks were committed. False after the last. */
async function repararSiguientes(work: Work, id: string): Promise<boolean> {
  const fila = await bloquearReparacion(work.tx, id);
  if (fila.estado !== 'en_curso') return false;
  const ids = await personasDesde(work.tx, fila, fila.tras, JUNTAS);
  const reglas = await leerReglasQueCuentan(work.tx, fila.evaluacionId);
  const con = { alcance: fila, haciaAbajo: fila.haciaAbajo, reglas };
  const efectos = ids.length === 0 ? [] : await calcular(work.tx, con, ids, true);
  const movidos = efectos.flatMap(movidosDe);
  await guardarLoDeAntes(work, fila, movidos);
  await escribirMovidos(work, fila.evaluacionId, movidos, efectos, {
    causa: 'reparacion',
    motivo: fila.motivo,
    por: fila.por,
  });
  const avisos = efectos.flatMap((uno) => paraAvisar(id, uno));
  if (avisos.length > 0) await notify(work, avisoDeReparada, ...avisos);
  const acabada = ids.length < JUNTAS;
  await work.tx
    .update(reparacionesTable)
    .set({
      tras: ids.at(-1) ?? fila.tras,
      hechas: fila.hechas + ids.length,
      cambian: fila.cambian + cuantas(efectos, conNotaMovida),
      aprueban: fila.aprueban + cuantas(efectos, ({ veredicto }) => veredicto === 'aprueba'),
      suspenden: fila.suspenden + cuantas(efectos, ({ veredicto }) => veredicto === 'suspende'),
      ...(acabada && { estado: 'hecha' as const, terminadaEn: work.now.toISOString() }),
    })
    .where(eq(reparacionesTable.id, id));
  sonarReparacion(work, fila, reglas.cursoId);
  return !acabada;
}

async function guardarLoDeAntes(
  work: Work,
  { id }: FilaDeReparacion,
  movidos: readonly Movido[],
): Promise<void> {
  const lugares = movidos.flatMap(({ antes: { id: intentoId }, lugares: suyos }) =>
    suyos.map(({ lugar, antes }) => ({ reparacionId: id, intentoId, lugar, antes })),
  );
  if (lugares.length > 0) await work.tx.insert(reparacionLugaresTable).values(lugares);
}

async function hacer(platform: Platform, { id }: { readonly id: string }): Promise<void> {
  while (await runWork(platform, SISTEMA, 'intentos.reparar', (work) => repararSiguientes(work, id)));
}

/** Goes through everybody whom a repair reaches; killed in the middle, the next one goes on from there. */
export const reparacionJob = job('intentos.reparar', hacer);
