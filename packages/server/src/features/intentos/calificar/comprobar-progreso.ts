import { MINUTO } from '@catedra/shared/core/duraciones.ts';
import { notaEscrita } from '@catedra/shared/intentos/nota.ts';
import { sql } from 'drizzle-orm';
import type { FilaDeIntento } from '#features/intentos/filas.ts';
import { loQueDebeConstar } from '#features/intentos/calificar/progreso.ts';
import type { Tx } from '#platform/db/pool.ts';

/** A mark that may be seen since a moment ago is put in its place by the next sweep. */
const MARGEN_MS = 10 * MINUTO;

const dicha = (nota: number | string): string => notaEscrita(Number(nota).toFixed(2));

/**
 * What the progress of somebody says of an evaluation against what their attempts make, told with the last of them. What
 * was completed once stays so, whatever came after: of that nothing can be told.
 */
export async function fueraDelProgreso(tx: Tx, intento: FilaDeIntento, now: Date): Promise<string[]> {
  const debe = await loQueDebeConstar(tx, intento, new Date(now.getTime() - MARGEN_MS));
  if (debe.ultimo !== intento.id) return [];
  const suyo = sql`p.usuario_id = ${intento.usuarioId} and p.actividad_id = ${intento.actividadId}`;
  // In the round in which it began, wherever what was done in it lies by now.
  const { rows } = await tx.execute<{ nota: number | null; estado: string }>(sql`
    select p.nota::float as nota, p.estado from progreso_guardado p
     where ${suyo} and ronda_de(p.usuario_id, p.curso_id) = ${intento.ronda}
    union all
    select p.nota::float, p.estado from progreso_pasado p where ${suyo} and p.ronda = ${intento.ronda}`);
  const [consta] = rows;
  if (!consta) return ['no tiene progreso en su actividad'];
  const cuenta = debe.nota === null ? null : Number(debe.nota);
  return [
    ...(consta.nota !== null && consta.nota !== cuenta
      ? [
          `en su progreso consta un ${dicha(consta.nota)} y la nota que cuenta es ${cuenta === null ? 'ninguna' : dicha(cuenta)}`,
        ]
      : []),
    ...(consta.nota === null && debe.visible !== null ? ['en su progreso falta la nota'] : []),
    ...(debe.hecha && consta.estado !== 'completada' ? ['en su progreso no consta como completada'] : []),
  ];
}
