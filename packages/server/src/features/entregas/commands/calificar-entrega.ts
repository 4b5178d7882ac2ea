import { isDeepStrictEqual } from 'node:util';
import { versionAntigua } from '@catedra/shared/core/errors.ts';
import { sePone } from '@catedra/shared/entregas/calificacion.ts';
import type { CalificarEntrega, Entrega } from '@catedra/shared/entregas/schemas.ts';
import {
  calificacionDe,
  completaConNota,
  SE_CALIFICAN,
  tareaDe,
  yaDevuelta,
} from '@catedra/shared/entregas/rules.ts';
import type { Progreso } from '@catedra/shared/progreso/collection.ts';
import { sql } from 'drizzle-orm';
import { anotarEntrega } from '#features/entregas/audit.ts';
import { cambiar, leerActividad, leerUna } from '#features/entregas/store.ts';
import { tomarParaCalificar } from '#features/entregas/tomar-para-calificar.ts';
import { cleanRichText } from '#features/cursos/binding.ts';
import { exigirArchivosALaVista } from '#features/cursos/offers.ts';
import { conSusCertificados, type Fila, lockIn, updateMine } from '#features/progreso/offers.ts';
import type { Work } from '#platform/changes/work.ts';

/** A hand-in under a lock, for someone who may mark it. */
export async function bloquearParaCalificar(work: Work, entregaId: string): Promise<Entrega> {
  await tomarParaCalificar(work, sql`entregas`, sql`e.id = ${entregaId}`);
  return leerUna(work, entregaId);
}

/** In the round in which it was begun, also once the next one is open. */
export async function bloquearProgreso(work: Work, { id, usuarioId, actividadId }: Entrega): Promise<Fila> {
  const { rows } = await work.tx.execute<{ ronda: number }>(sql`select ronda from entregas where id = ${id}`);
  const fila = await lockIn(work, rows[0]?.ronda ?? 1, { usuarioId, actividadId });
  if (!fila) throw new Error(`entrega of ${usuarioId} without progreso in ${actividadId}`);
  return fila;
}

/** What is said of a work shows only files that whoever says it sees. */
export const exigirComentario = (
  work: Work,
  { cursoId, comentario }: Entrega,
  nuevo: string,
): Promise<void> =>
  exigirArchivosALaVista(work, { cursoId, campo: 'comentario', antes: comentario, despues: nuevo });

interface Calificada {
  readonly entrega: Entrega;
  readonly cambiada: boolean;
}

/** Marks a hand-in, or marks it anew; the same mark again changes nothing. */
export const calificarEntrega = (
  work: Work,
  entregaId: string,
  { certificados = 'dejar', ...input }: CalificarEntrega,
): Promise<Calificada> =>
  conSusCertificados(
    work,
    sql`select usuario_id, curso_id from entregas where id = ${entregaId}`,
    { certificados, motivo: 'Se cambió la nota de un trabajo con que terminó el curso.' },
    () => calificar(work, entregaId, input),
  );

async function calificar(
  work: Work,
  entregaId: string,
  input: Omit<CalificarEntrega, 'certificados'>,
): Promise<Calificada> {
  const antes = await bloquearParaCalificar(work, entregaId);
  const { contenido, regla, reglaNota } = await leerActividad(work, antes.actividadId);
  const { nota, rubrica } = calificacionDe(tareaDe(contenido).rubrica, input);
  const comentario = cleanRichText(input.comentario);

  const puesta = { nota: antes.nota, rubrica: antes.rubrica, comentario: antes.comentario };
  const igual = antes.estado === 'calificada' && isDeepStrictEqual(puesta, { nota, rubrica, comentario });
  if (!SE_CALIFICAN.includes(antes.estado)) throw yaDevuelta(antes);
  const { version } = antes;
  if (!sePone({ version, igual }, input.version, () => versionAntigua(antes)))
    return { entrega: antes, cambiada: false };

  await exigirComentario(work, antes, comentario);
  const entrega = await cambiar(work, antes, {
    estado: 'calificada',
    nota,
    rubrica,
    comentario,
    calificadaPor: work.actor.id,
    calificadaEn: work.now.toISOString(),
  });
  await anotarEntrega(work, antes, entrega);
  const fila = await bloquearProgreso(work, antes);
  await updateMine(work, fila, {
    ...trasNota(fila, completaConNota(regla, reglaNota, nota), work.now.toISOString()),
    nota,
  });
  return { entrega, cambiada: true };
}

/** A mark that is put right may also take back what the wrong one had completed. */
function trasNota(
  fila: Fila,
  completa: boolean | null,
  now: string,
): Pick<Progreso, 'estado' | 'porcentaje' | 'completadoEn'> {
  const hecha = fila.estado === 'completada';
  if (completa === null || completa === hecha)
    return { estado: fila.estado, porcentaje: fila.porcentaje, completadoEn: fila.completadoEn };
  return completa
    ? { estado: 'completada', porcentaje: 100, completadoEn: now }
    : { estado: 'en_curso', porcentaje: 0, completadoEn: null };
}
