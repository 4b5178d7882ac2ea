import { datosInvalidos, enUso, versionAntigua } from '@catedra/shared/core/errors.ts';
import { cursos } from '@catedra/shared/cursos/collection.ts';
import type { GuardarSecciones, Seccion, SeccionesGuardadas } from '@catedra/shared/cursos/schemas.ts';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { cursosBinding } from '#features/cursos/binding.ts';
import { tirarSeccion } from '#features/cursos/papelera.ts';
import { SE_VA } from '#features/cursos/queries.ts';
import { sinCerrar } from '#features/cursos/sin-cerrar.ts';
import { cursosTable, seccionesTable } from '#features/cursos/table.ts';
import { vivaSql } from '#features/papelera/table.ts';
import type { Work } from '#platform/changes/work.ts';
import { scopeFieldsOf } from '#platform/collections/rows.ts';
import { lockFor } from '#platform/collections/store.ts';

const ids = (secciones: readonly Seccion[]) => secciones.map((seccion) => seccion.id);
const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** Leaves the course with exactly these sections in this order; one that holds activities is not removed. */
export async function guardarSecciones(
  work: Work,
  cursoId: string,
  { leidas, secciones }: GuardarSecciones,
): Promise<SeccionesGuardadas> {
  const curso = await lockFor(work, cursosBinding, cursoId, cursos.policy.update(work.actor));
  const { rows: actuales } = await work.tx.execute<Seccion & Record<string, unknown>>(sql`
    select s.id, s.titulo from secciones s
     where s.curso_id = ${cursoId} and viva(s.papelera) and not ${sql.raw(SE_VA)} order by s.orden, s.id`);
  if (same(actuales, secciones)) return { secciones };
  if (!same(ids(actuales), leidas)) throw versionAntigua({ secciones: actuales });

  await removeEmpty(
    work,
    cursoId,
    actuales.filter((seccion) => !ids(secciones).includes(seccion.id)),
  );
  await sinCerrar(work, [cursoId], () => put(work, cursoId, secciones));
  await work.tx
    .update(cursosTable)
    .set({ actualizadoEn: work.now.toISOString() })
    .where(eq(cursosTable.id, cursoId));
  const fields = scopeFieldsOf(cursosBinding, curso);
  work.record({
    coleccion: 'cursos',
    documento: cursoId,
    antes: fields,
    despues: fields,
    detalle: { secciones: [actuales, secciones] },
  });
  return { secciones };
}

async function removeEmpty(work: Work, cursoId: string, sobrantes: readonly Seccion[]): Promise<void> {
  if (sobrantes.length === 0) return;
  const { rows } = await work.tx.execute<{ seccion: string; espera: boolean }>(sql`
    select a.seccion, p.campos ? 'seccion' as espera from actividades a
      left join actividades_pendientes p on p.actividad_id = a.id where ${inArray(sql`a.seccion`, ids(sobrantes))}
        and viva(a.papelera)
    union all
    select (campos->>'seccion')::uuid, true from actividades_pendientes
     where ${inArray(sql`(campos->>'seccion')::uuid`, ids(sobrantes))}
     order by 2 nulls first`);
  const llena = rows[0];
  const titulo = sobrantes.find(({ id }) => id === llena?.seccion)?.titulo;
  // Its author sees it empty already, or will not see it full until they publish.
  if (llena)
    throw enUso(
      llena.espera
        ? `hay cambios sin publicar que mueven actividades de la sección «${titulo}» o a ella`
        : `la sección «${titulo}» tiene actividades`,
    );
  for (const seccion of sobrantes) await tirarSeccion(work, { ...seccion, cursoId });
}

async function put(work: Work, cursoId: string, secciones: readonly Seccion[]): Promise<void> {
  if (secciones.length === 0) return;
  const guardadas = await work.tx
    .insert(seccionesTable)
    .values(secciones.map((seccion, orden) => ({ ...seccion, cursoId, orden })))
    .onConflictDoUpdate({
      target: seccionesTable.id,
      set: { titulo: sql`excluded.titulo`, orden: sql`excluded.orden` },
      setWhere: and(eq(seccionesTable.cursoId, cursoId), vivaSql(seccionesTable.papelera)),
    })
    .returning({ id: seccionesTable.id });
  const ajena = secciones.findIndex((seccion) => !guardadas.some((row) => row.id === seccion.id));
  if (ajena >= 0) throw datosInvalidos({ [`secciones.${ajena}.id`]: 'Esa sección es de otro curso.' });
}
