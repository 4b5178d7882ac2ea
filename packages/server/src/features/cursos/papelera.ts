import { randomUUID } from 'node:crypto';
import type { EstadoCurso } from '@catedra/shared/cursos/collection.ts';
import type { TipoEnPapelera } from '@catedra/shared/papelera/rules.ts';
import { eq, sql } from 'drizzle-orm';
import { seccionesTable } from '#features/cursos/table.ts';
import { papeleraTable } from '#features/papelera/table.ts';
import type { Work } from '#platform/changes/work.ts';

interface Entrada {
  readonly tipo: TipoEnPapelera;
  readonly documento: string;
  readonly cursoId: string;
  readonly titulo: string;
  readonly estado?: EstadoCurso;
}

/** The entry of the bin for what is deleted now; a section that came back without all of its own has one already. */
export async function abrirEntrada({ tx, actor, now }: Work, entrada: Entrada): Promise<string> {
  const suya = { titulo: entrada.titulo, en: now.toISOString(), por: actor.id };
  const [abierta] = await tx
    .insert(papeleraTable)
    .values({ id: randomUUID(), ...entrada, ...suya })
    .onConflictDoUpdate({
      target: papeleraTable.documento,
      targetWhere: sql`recuperada_en is null`,
      set: suya,
    })
    .returning({ id: papeleraTable.id });
  if (!abierta) throw new Error('an entry was asked for');
  return abierta.id;
}

interface Tirada {
  readonly id: string;
  readonly titulo: string;
  readonly cursoId: string;
}

/** A section goes to the bin, and `suyas` puts there what it holds. */
export async function tirarSeccion(
  work: Work,
  { id, titulo, cursoId }: Tirada,
  suyas?: (entrada: string) => Promise<void>,
): Promise<string> {
  const entrada = await abrirEntrada(work, { tipo: 'seccion', documento: id, cursoId, titulo });
  await suyas?.(entrada);
  await work.tx
    .update(seccionesTable)
    .set({ papelera: entrada, seVa: false })
    .where(eq(seccionesTable.id, id));
  return entrada;
}
