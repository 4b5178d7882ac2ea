import { camposConError } from '@catedra/shared/core/mensajes.ts';
import { datosInvalidos, noEncontrado } from '@catedra/shared/core/errors.ts';
import { enLaPapelera } from '@catedra/shared/preguntas/errors.ts';
import type { PreguntaDeAutor } from '@catedra/shared/preguntas/schemas.ts';
import { fallosDe, type Mitades, palabrasDe, retocada } from '@catedra/shared/preguntas/textos.ts';
import { tipoDePregunta } from '@catedra/shared/preguntas/tipos.ts';
import { and, eq, sql } from 'drizzle-orm';
import { cleanRichText } from '#features/cursos/binding.ts';
import { exigirEditar, exigirEditarAhi, lasQueVe } from '#features/preguntas/alcance.ts';
import { enUso } from '#features/preguntas/consultas.ts';
import { leerUna } from '#features/preguntas/leer-pregunta.ts';
import { preguntaClavesTable, preguntasTable, preguntaVersionesTable } from '#features/preguntas/table.ts';
import type { Work } from '#platform/changes/work.ts';

/** Both halves as they are stored: checked by their kind, their rich texts cleaned. */
export function limpias({ publica, clave }: Mitades): Mitades {
  const leida = tipoDePregunta(publica.tipo).clave.safeParse(clave);
  if (!leida.success)
    throw datosInvalidos(
      Object.fromEntries(
        Object.entries(camposConError(leida.error)).map(([campo, frase]) => [`clave.${campo}`, frase]),
      ),
    );
  return retocada({ publica, clave: leida.data }, cleanRichText);
}

/** A question under a lock, for someone who may change it: out of sight it does not exist. */
export async function bloquear(work: Work, id: string): Promise<PreguntaDeAutor> {
  exigirEditar(work.actor);
  const { rows } = await work.tx.execute(
    sql`select p.id from preguntas p where p.id = ${id} and ${lasQueVe(work.actor)} for update of p`,
  );
  if (rows.length === 0) throw noEncontrado();
  const una = await leerUna(work.tx, id);
  exigirEditarAhi(work.actor, una.cursoId);
  return una;
}

export async function bloquearParaEditar(work: Work, id: string): Promise<PreguntaDeAutor> {
  const una = await bloquear(work, id);
  if (una.eliminadaEn !== null) throw enLaPapelera();
  return una;
}

export async function estaEnUso(work: Work, id: string): Promise<boolean> {
  const { rows } = await work.tx.execute<{ usada: boolean }>(
    sql`select ${enUso} as usada from preguntas p where p.id = ${id}`,
  );
  return rows[0]?.usada === true;
}

export type Valores = Partial<typeof preguntasTable.$inferInsert>;

export const SIN_BORRADOR = {
  borradorPublica: null,
  borradorClave: null,
  borradorEn: null,
  borradorPor: null,
} as const satisfies Valores;

/** What a question keeps beside its versions, of the one that attempts ask. */
export const loQueSeSabe = (mitades: Mitades): Valores => ({
  tipo: mitades.publica.tipo,
  texto: palabrasDe(mitades),
  fallos: fallosDe(mitades),
});

export async function cambiar(work: Work, { id, version }: PreguntaDeAutor, valores: Valores): Promise<void> {
  await work.tx
    .update(preguntasTable)
    .set({ ...valores, version: version + 1, actualizadoEn: work.now.toISOString() })
    .where(eq(preguntasTable.id, id));
}

export async function nuevaVersion(
  work: Work,
  preguntaId: string,
  numero: number,
  { publica, clave }: Mitades,
): Promise<void> {
  const suya = { preguntaId, numero };
  await work.tx
    .insert(preguntaVersionesTable)
    .values({ ...suya, publica, en: work.now.toISOString(), por: work.actor.id });
  await work.tx.insert(preguntaClavesTable).values({ ...suya, clave });
}

/** The version that nobody was asked yet is written again. */
export async function reescribirVersion(
  work: Work,
  { id, numero }: PreguntaDeAutor,
  { publica, clave }: Mitades,
): Promise<void> {
  const versiones = preguntaVersionesTable;
  await work.tx
    .update(versiones)
    .set({ publica, en: work.now.toISOString(), por: work.actor.id })
    .where(and(eq(versiones.preguntaId, id), eq(versiones.numero, numero)));
  await work.tx
    .update(preguntaClavesTable)
    .set({ clave })
    .where(and(eq(preguntaClavesTable.preguntaId, id), eq(preguntaClavesTable.numero, numero)));
}

interface Nueva {
  readonly id: string;
  readonly carpetaId: string;
  readonly etiquetas: readonly string[];
  readonly mitades: Mitades;
}

/** False when the id was taken. */
export async function crear(work: Work, { id, carpetaId, etiquetas, mitades }: Nueva): Promise<boolean> {
  const moment = work.now.toISOString();
  const creadas = await work.tx
    .insert(preguntasTable)
    .values({
      id,
      carpetaId,
      etiquetas: [...etiquetas],
      creadoEn: moment,
      actualizadoEn: moment,
      ...(loQueSeSabe(mitades) as { tipo: Mitades['publica']['tipo'] }),
    })
    .onConflictDoNothing()
    .returning({ id: preguntasTable.id });
  if (creadas.length === 0) return false;
  await nuevaVersion(work, id, 1, mitades);
  return true;
}
