import { noEncontrado } from '@catedra/shared/core/errors.ts';
import { ordenInvalido, otraPestana } from '@catedra/shared/intentos/errors.ts';
import type { IntentoEnCurso } from '@catedra/shared/intentos/en-curso.ts';
import { eq } from 'drizzle-orm';
import { bloquearAbierto } from '#features/intentos/commands/tomar.ts';
import { leerEnCurso } from '#features/intentos/empezar/en-curso.ts';
import { leerPreguntas } from '#features/intentos/filas.ts';
import { intentosTable } from '#features/intentos/table.ts';
import type { Work } from '#platform/changes/work.ts';

interface Paso {
  readonly pestana: string;
  readonly epoca: number;
  /** The place that is left behind. */
  readonly lugar: number;
}

/** Goes on to the next question of an attempt without return; repeating it stays where it is. */
export async function avanzar(
  work: Work,
  id: string,
  { pestana, epoca, lugar }: Paso,
): Promise<IntentoEnCurso> {
  const fila = await bloquearAbierto(work, id);
  if (fila.epoca !== epoca || fila.pestana !== pestana) throw otraPestana({ epoca: fila.epoca });
  if (!fila.secuencial || lugar > fila.alcanzada) throw ordenInvalido();
  if (lugar < fila.alcanzada) return leerEnCurso(work.tx, fila, pestana, work.now);
  const preguntas = await leerPreguntas(work.tx, id);
  if (lugar + 1 >= preguntas.length) throw ordenInvalido();
  const [despues] = await work.tx
    .update(intentosTable)
    .set({ alcanzada: lugar + 1 })
    .where(eq(intentosTable.id, id))
    .returning();
  if (!despues) throw noEncontrado();
  return leerEnCurso(work.tx, despues, pestana, work.now);
}
