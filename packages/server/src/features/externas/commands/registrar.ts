import { randomUUID } from 'node:crypto';
import { cursosDondeEmite } from '@catedra/shared/certificados/policy.ts';
import { datosInvalidos } from '@catedra/shared/core/errors.ts';
import { validezDe } from '@catedra/shared/cumplimiento/ajustes-de-validez.ts';
import { finDeVigencia } from '@catedra/shared/cumplimiento/vigencia.ts';
import { diaImposible } from '@catedra/shared/externas/rules.ts';
import type { Externa, ExternaNueva } from '@catedra/shared/externas/schemas.ts';
import type { Dia } from '@catedra/shared/fechas/calendario.ts';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { cursosBinding } from '#features/cursos/binding.ts';
import { cursosTable } from '#features/cursos/table.ts';
import { anotarExterna, anotarNuevas, type FilaDeExterna } from '#features/externas/audit.ts';
import { leerUna } from '#features/externas/leer-externas.ts';
import { exigirPapel } from '#features/externas/papel.ts';
import { alcanzar } from '#features/externas/personas.ts';
import { catalogoExternoTable, externasTable } from '#features/externas/table.ts';
import type { Work } from '#platform/changes/work.ts';
import { scopeSql } from '#platform/collections/scope-sql.ts';
import { lockInTransaction } from '#platform/turns/lock.ts';

/** A course of the academy within reach, or an entry of the catalogue that is still given. */
async function queEs(
  work: Work,
  { cursoId, entradaId, dia }: ExternaNueva,
): Promise<Pick<FilaDeExterna, 'efecto' | 'valeHasta'>> {
  if (cursoId !== null) {
    const suyo = and(
      eq(cursosTable.id, cursoId),
      sql`viva(${cursosTable.papelera})`,
      scopeSql(cursosBinding, cursosDondeEmite(work.actor)),
    );
    const [curso] = await work.tx.select({ id: cursosTable.id }).from(cursosTable).where(suyo);
    if (!curso) throw datosInvalidos({ cursoId: 'Ese curso ya no está. Elige otro.' });
    return { efecto: 'espera', valeHasta: null };
  }
  const enUso = and(eq(catalogoExternoTable.id, entradaId ?? ''), isNull(catalogoExternoTable.retiradaEn));
  const [entrada] = await work.tx.select().from(catalogoExternoTable).where(enUso).for('key share');
  if (!entrada) throw datosInvalidos({ entradaId: 'Esa formación ya no está en el catálogo. Elige otra.' });
  return { efecto: 'catalogo', valeHasta: valeHastaDe(entrada, dia) };
}

export const laDeEseDia = (usuarioId: string, { cursoId, entradaId, dia }: ExternaNueva) =>
  and(
    eq(externasTable.usuarioId, usuarioId),
    cursoId === null ? eq(externasTable.entradaId, entradaId ?? '') : eq(externasTable.cursoId, cursoId),
    eq(externasTable.dia, dia),
    isNull(externasTable.retiradaEn),
  );

/** The same thing on the same day is one: sent again it stays as it is, with the paper that it lacked. */
async function yaRegistrada(
  work: Work,
  antes: FilaDeExterna,
  archivoId: string | null,
  hoy: Dia,
): Promise<Externa> {
  if (archivoId !== null && antes.archivoId === null) {
    await exigirPapel(work, archivoId, antes.id);
    await work.tx.update(externasTable).set({ archivoId }).where(eq(externasTable.id, antes.id));
    await anotarExterna(work, antes, { ...antes, archivoId });
  }
  return leerUna(work.tx, antes.id, hoy);
}

type Nueva = Omit<typeof externasTable.$inferInsert, 'id' | 'registradaPor'>;

/** What the database did with them in the rounds of their people, the earliest first. */
async function tomar(work: Work, nuevas: readonly FilaDeExterna[]): Promise<FilaDeExterna[]> {
  const deCurso = nuevas.filter(({ cursoId }) => cursoId !== null);
  if (deCurso.length === 0) return [...nuevas];
  const pares = deCurso.map(
    ({ usuarioId, cursoId }) => sql`row(${usuarioId}::uuid, ${cursoId}::uuid)::par_de_avance`,
  );
  await work.tx.execute(sql`select tomar_externas(array[${sql.join(pares, sql`, `)}])`);
  return work.tx
    .select()
    .from(externasTable)
    .where(
      inArray(
        externasTable.id,
        nuevas.map(({ id }) => id),
      ),
    );
}

/** Writes down those that are not there and, where they are of a course, does in the rounds of their people what they have to do. */
export async function anotarVarias(work: Work, varias: readonly Nueva[]): Promise<FilaDeExterna[]> {
  if (varias.length === 0) return [];
  const filas = varias.map((nueva) => ({
    ...nueva,
    id: randomUUID(),
    registradaEn: work.now.toISOString(),
    registradaPor: work.actor.id,
  }));
  const escritas = await work.tx.insert(externasTable).values(filas).onConflictDoNothing().returning();
  const puestas = await tomar(work, escritas);
  await anotarNuevas(work, puestas);
  return puestas;
}

/** What is given by an entry of the catalogue for that day. */
export const valeHastaDe = (
  entrada: Pick<
    typeof catalogoExternoTable.$inferSelect,
    'validezMeses' | 'validezDia' | 'validezMinimoMeses'
  >,
  dia: Dia,
): Dia | null => {
  const validez = validezDe(entrada);
  return validez && finDeVigencia(dia, validez);
};

/** What a person did elsewhere. Sent again after a lost answer, it finds itself done. */
export async function registrar(work: Work, usuarioId: string, nueva: ExternaNueva): Promise<Externa> {
  const { hoy } = await alcanzar(work, usuarioId);
  const imposible = diaImposible(nueva.dia, hoy);
  if (imposible) throw datosInvalidos({ dia: imposible });
  const que = await queEs(work, nueva);
  await lockInTransaction(work.tx, `externas.${usuarioId}`);
  const [antes] = await work.tx
    .select()
    .from(externasTable)
    .where(laDeEseDia(usuarioId, nueva))
    .for('update');
  if (antes) return yaRegistrada(work, antes, nueva.archivoId, hoy);
  if (nueva.archivoId !== null)
    await exigirPapel(work, nueva.archivoId, '00000000-0000-0000-0000-000000000000');
  const [puesta] = await anotarVarias(work, [{ usuarioId, ...nueva, ...que }]);
  if (!puesta) throw new Error('what was just written is not there');
  return leerUna(work.tx, puesta.id, hoy);
}
