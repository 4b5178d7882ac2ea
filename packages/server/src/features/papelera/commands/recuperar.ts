import type { Actividad } from '@catedra/shared/actividades/collection.ts';
import type { Recuperado } from '@catedra/shared/papelera/schemas.ts';
import { puedeRecuperar } from '@catedra/shared/papelera/policy.ts';
import { and, asc, eq, inArray, not, sql } from 'drizzle-orm';
import { actividadesBinding } from '#features/actividades/binding.ts';
import { dejarEsperando, esperaCambios, esperaDe, nuevaVersion } from '#features/actividades/offers.ts';
import { actividadesTable } from '#features/actividades/table.ts';
import { cursosBinding } from '#features/cursos/binding.ts';
import { avisarDelCurso, sinCerrar } from '#features/cursos/offers.ts';
import { cursosTable, seccionesTable } from '#features/cursos/table.ts';
import { evaluacionesBinding } from '#features/evaluaciones/binding.ts';
import { evaluacionesTable } from '#features/evaluaciones/table.ts';
import { describir } from '#features/papelera/describir.ts';
import { type Entrada, lockEntrada } from '#features/papelera/entrada.ts';
import { papeleraTable, vivaSql } from '#features/papelera/table.ts';
import type { Work } from '#platform/changes/work.ts';
import type { Row } from '#platform/collections/rows.ts';
import { recordChange } from '#platform/collections/store.ts';

/** Sections that are in the bin return to where they were, as near as the others allow. */
async function volverSecciones({ tx }: Work, ids: readonly string[]): Promise<void> {
  const tiradas = and(inArray(seccionesTable.id, [...ids]), not(vivaSql(seccionesTable.papelera)));
  await tx.update(seccionesTable).set({ papelera: null, seVa: false }).where(tiradas);
}

async function volverEvaluaciones(work: Work, vuelven: readonly Actividad[]): Promise<void> {
  const ids = vuelven.map(({ id }) => id);
  const pruebas = await work.tx
    .select()
    .from(evaluacionesTable)
    .where(inArray(evaluacionesTable.actividadId, ids));
  for (const prueba of pruebas) {
    const { oculta = true } = vuelven.find(({ id }) => id === prueba.actividadId) ?? {};
    recordChange(work, evaluacionesBinding, null, { ...prueba, oculta });
  }
}

/** In a published course what was seen comes back hidden, and waits to be seen as something new does. */
async function volverActividades(work: Work, { id, cursoId }: Entrada): Promise<void> {
  const { tx } = work;
  const filas = await tx
    .select()
    .from(actividadesTable)
    .where(eq(actividadesTable.papelera, id))
    .orderBy(asc(actividadesTable.id))
    .for('update');
  if (filas.length === 0) return;
  const espera = await esperaCambios(work, cursoId);
  await volverSecciones(
    work,
    filas.map(({ seccion }) => seccion),
  );
  await tx
    .update(actividadesTable)
    .set({ papelera: null, ...(espera && { oculta: true }) })
    .where(eq(actividadesTable.papelera, id));
  for (const { id: actividadId, oculta } of espera ? filas : []) {
    if (oculta) continue;
    const { campos } = (await esperaDe(work.tx, actividadId)) ?? {};
    await dejarEsperando(work, { id: actividadId, cursoId }, { ...campos, oculta: false });
    await nuevaVersion(work, actividadId);
  }
  const vuelven = (
    await tx
      .select()
      .from(actividadesTable)
      .where(
        inArray(
          actividadesTable.id,
          filas.map((fila) => fila.id),
        ),
      )
  ).map((fila) => ({ ...fila, cursoTitulo: '' }));
  for (const vuelve of vuelven) recordChange(work, actividadesBinding, null, vuelve);
  await volverEvaluaciones(work, vuelven);
}

/** A draft whose date went by in the bin does not publish itself on leaving it. */
async function volverCurso(work: Work, { documento, estado }: Entrada): Promise<void> {
  const { tx, now } = work;
  const momento = now.toISOString();
  await tx
    .update(cursosTable)
    .set({
      papelera: null,
      estado: estado ?? 'borrador',
      actualizadoEn: momento,
      publicarEn: sql`case when ${cursosTable.publicarEn} > ${momento} then ${cursosTable.publicarEn} end`,
    })
    .where(eq(cursosTable.id, documento));
  const curso = await cursosBinding.statements.leer(tx, documento);
  if (curso) recordChange(work, cursosBinding, null, curso);
  await avisarDelCurso(work, documento);
}

/** Gives back everything that one entry of the bin holds; asked again, it only says where it is. */
export async function recuperar(work: Work, id: string): Promise<Recuperado> {
  const entrada = await lockEntrada(work, id, ({ tipo }) => puedeRecuperar(work.actor, tipo));
  if (entrada.recuperadaEn) return describir(work, entrada);
  if (entrada.tipo === 'curso') await volverCurso(work, entrada);
  else
    await sinCerrar(work, [entrada.cursoId], async () => {
      if (entrada.tipo === 'seccion') await volverSecciones(work, [entrada.documento]);
      await volverActividades(work, entrada);
    });
  if (entrada.tipo === 'seccion') await contarSeccion(work, entrada);
  await work.tx
    .update(papeleraTable)
    .set({ recuperadaEn: work.now.toISOString() })
    .where(eq(papeleraTable.id, id));
  return describir(work, entrada);
}

async function contarSeccion(work: Work, { cursoId, titulo }: Entrada): Promise<void> {
  const curso: Row | undefined = await cursosBinding.statements.leer(work.tx, cursoId);
  if (curso) recordChange(work, cursosBinding, curso, curso, { seccion: [null, titulo] });
}
