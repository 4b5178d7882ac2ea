import type { CausaDeNota } from '@catedra/shared/intentos/historia.ts';
import type { LugarReparado } from '@catedra/shared/intentos/reparar/efecto.ts';
import { sql } from 'drizzle-orm';
import { gruposQueCalificanDe } from '#features/entregas/offers.ts';
import { type LoHecho, anotarProgresoDeMuchos } from '#features/intentos/calificar/progreso-de-muchos.ts';
import { anotado } from '#features/intentos/audit.ts';
import type { FilaDeIntento } from '#features/intentos/filas.ts';
import { comoQuedaba } from '#features/intentos/notas/anotar.ts';
import { intentoNotasTable } from '#features/intentos/table.ts';
import { differences } from '#platform/changes/differences.ts';
import type { Work } from '#platform/changes/work.ts';
import type { Tx } from '#platform/db/pool.ts';

/** An attempt that is under a lock and what its mark becomes. */
export interface Movido {
  readonly antes: FilaDeIntento;
  readonly despues: FilaDeIntento;
  readonly lugares: readonly LugarReparado[];
}

export interface PorQue {
  readonly causa: Extract<CausaDeNota, 'reparacion' | 'deshecha' | 'publicacion'>;
  readonly motivo: string;
  readonly por: string;
}

/** Those who had an answer open to mark it are told that it changed. */
async function escribirLugares(tx: Tx, movidos: readonly Movido[]): Promise<void> {
  const filas = movidos.flatMap(({ antes: { id }, lugares }) =>
    lugares.map(({ lugar, despues }) => ({ id, lugar, ...despues })),
  );
  await tx.execute(sql`
    update intento_preguntas p set fraccion = c.fraccion, regla = c.regla, a_mano = c."aMano", puntos = c.puntos,
           version_nota = p.version_nota + 1
      from json_to_recordset(${JSON.stringify(filas)})
        as c(id uuid, lugar smallint, fraccion text, regla text, "aMano" boolean, puntos numeric)
     where p.intento_id = c.id and p.lugar = c.lugar`);
}

async function escribirIntentos(tx: Tx, movidos: readonly Movido[]): Promise<void> {
  const filas = movidos.map(({ despues: { id, version, nota, provisional } }) => ({
    id,
    version,
    nota,
    provisional,
  }));
  await tx.execute(sql`
    update intentos i set version = c.version, nota = c.nota, provisional = c.provisional
      from json_to_recordset(${JSON.stringify(filas)}) as c(id uuid, version int, nota numeric, provisional boolean)
     where i.id = c.id`);
}

async function anotarNotas(
  work: Work,
  movidos: readonly Movido[],
  { causa, motivo, por }: PorQue,
): Promise<void> {
  const enPuntos = ({ fraccion, puntos }: LugarReparado['antes']) => ({ fraccion, puntos });
  await work.tx.insert(intentoNotasTable).values(
    movidos.map(({ antes, despues, lugares }) => ({
      intentoId: despues.id,
      version: despues.version,
      en: work.now.toISOString(),
      por,
      causa,
      motivo,
      antes: comoQuedaba(antes),
      despues: comoQuedaba(despues),
      lugares: lugares.map((uno) => ({
        lugar: uno.lugar,
        antes: enPuntos(uno.antes),
        despues: enPuntos(uno.despues),
      })),
    })),
  );
}

/** Writes the new marks of some attempts of one evaluation with all that follows from them, in a few statements. */
export async function escribirMovidos(
  work: Work,
  evaluacionId: string,
  movidos: readonly Movido[],
  deQuienes: readonly LoHecho[],
  porQue: PorQue,
): Promise<void> {
  if (movidos.length === 0) return;
  await escribirLugares(work.tx, movidos);
  await escribirIntentos(work.tx, movidos);
  await anotarNotas(work, movidos, porQue);
  const ahora = new Map(movidos.map(({ despues }) => [despues.id, despues]));
  await anotarProgresoDeMuchos(
    work,
    evaluacionId,
    deQuienes.map((uno) => ({ ...uno, intentos: uno.intentos.map((era) => ahora.get(era.id) ?? era) })),
  );
  const grupos = await gruposQueCalificanDe(work.tx, [
    ...new Set(movidos.map(({ antes: { usuarioId } }) => usuarioId)),
  ]);
  for (const { antes, despues } of movidos) {
    const { usuarioId, cursoId } = despues;
    const alcance = { usuarioId, cursoId, grupoIds: [...(grupos.get(usuarioId) ?? [])] };
    work.record({
      coleccion: 'intentos',
      documento: despues.id,
      antes: alcance,
      despues: alcance,
      detalle: differences(anotado(antes), anotado(despues)),
    });
  }
}
