import { noEncontrado, versionAntigua } from '@catedra/shared/core/errors.ts';
import { carpetaConAlgo, carpetaEnSorteo } from '@catedra/shared/preguntas/errors.ts';
import type { Carpeta } from '@catedra/shared/preguntas/schemas.ts';
import { eq, sql } from 'drizzle-orm';
import { exigirDestino, exigirEditar, exigirEditarAhi } from '#features/preguntas/alcance.ts';
import { anotarCarpeta } from '#features/preguntas/audit.ts';
import { leerCarpeta } from '#features/preguntas/leer-carpetas.ts';
import { carpetasTable } from '#features/preguntas/table.ts';
import type { Work } from '#platform/changes/work.ts';
import { asDomainError } from '#platform/db/errors.ts';
import { lockInTransaction } from '#platform/turns/lock.ts';

interface Entrada extends Pick<Carpeta, 'nombre' | 'padreId' | 'cursoId'> {
  readonly version: number;
}

const UNA = { carpetas_un_nombre: { field: 'nombre', message: 'Ya hay una carpeta con ese nombre aquí.' } };
const DE = { carpetas_curso_id_cursos_id_fk: 'cursoId' };

async function escribir<T>(statement: PromiseLike<T>): Promise<T> {
  try {
    return await statement;
  } catch (error) {
    throw asDomainError(error, UNA, DE);
  }
}

async function bloquear(work: Work, id: string): Promise<Carpeta> {
  exigirEditar(work.actor);
  // Whoever makes, moves or removes one waits for the others: the database takes the same lock.
  await lockInTransaction(work.tx, 'preguntas.carpetas');
  const una = await leerCarpeta(work.tx, work.actor, id);
  exigirEditarAhi(work.actor, una.cursoId);
  return una;
}

const esLaMisma = (una: Carpeta, { nombre, padreId, cursoId }: Entrada): boolean =>
  una.nombre === nombre && una.padreId === padreId && una.cursoId === cursoId;

async function nacer(work: Work, id: string, entrada: Entrada): Promise<Carpeta> {
  const { version: _, ...valores } = entrada;
  const moment = work.now.toISOString();
  const [creada] = await escribir(
    work.tx
      .insert(carpetasTable)
      .values({ ...valores, id, creadoEn: moment, actualizadoEn: moment })
      .onConflictDoNothing({ target: carpetasTable.id })
      .returning({ id: carpetasTable.id }),
  );
  const una = await leerCarpeta(work.tx, work.actor, id);
  if (creada) anotarCarpeta(work, null, una);
  else if (!esLaMisma(una, entrada)) throw versionAntigua(una);
  return una;
}

/** Makes a folder, or gives it another name or another place. */
export async function guardarCarpeta(work: Work, id: string, entrada: Entrada): Promise<Carpeta> {
  exigirEditar(work.actor);
  exigirDestino(work.actor, entrada.cursoId);
  if (entrada.padreId)
    exigirDestino(work.actor, (await leerCarpeta(work.tx, work.actor, entrada.padreId)).cursoId);
  if (entrada.version === 0) return nacer(work, id, entrada);
  const antes = await bloquear(work, id);
  if (esLaMisma(antes, entrada)) return antes;
  if (antes.version !== entrada.version) throw versionAntigua(antes);
  const { version, ...valores } = entrada;
  await escribir(
    work.tx
      .update(carpetasTable)
      .set({ ...valores, version: version + 1, actualizadoEn: work.now.toISOString() })
      .where(eq(carpetasTable.id, id)),
  );
  const despues = await leerCarpeta(work.tx, work.actor, id);
  anotarCarpeta(work, antes, despues);
  return despues;
}

type Dentro = { dentro: boolean; sorteada: boolean };

/** Only an empty one goes. */
export async function eliminarCarpeta(work: Work, id: string): Promise<void> {
  const antes = await bloquear(work, id);
  const { rows } = await work.tx.execute<Dentro>(sql`
    select exists (select from preguntas where carpeta_id = ${id})
             or exists (select from carpetas where padre_id = ${id}) as dentro,
           exists (select from evaluacion_lugares where carpeta_id = ${id}) as sorteada`);
  const [hay] = rows;
  if (!hay) throw noEncontrado();
  if (hay.dentro) throw carpetaConAlgo();
  if (hay.sorteada) throw carpetaEnSorteo();
  await work.tx.delete(carpetasTable).where(eq(carpetasTable.id, id));
  anotarCarpeta(work, antes, null);
}
