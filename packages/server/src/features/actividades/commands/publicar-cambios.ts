import type { Actividad } from '@catedra/shared/actividades/collection.ts';
import { CAMPOS_DEL_CAMINO, conLoQueEspera } from '@catedra/shared/actividades/pendientes.ts';
import { DomainError } from '@catedra/shared/core/errors.ts';
import { inArray, sql } from 'drizzle-orm';
import { actividadesBinding } from '#features/actividades/binding.ts';
import { exigirEditar } from '#features/actividades/del-curso.ts';
import { leerPorPublicar, selloDe } from '#features/actividades/leer-por-publicar.ts';
import { type Espera, esperasDelCurso, lockActividades } from '#features/actividades/pendientes.ts';
import { actividadesPendientesTable } from '#features/actividades/table.ts';
import { tirarLasQuitadas } from '#features/actividades/tirar.ts';
import { sinCerrar } from '#features/cursos/offers.ts';
import type { Work } from '#platform/changes/work.ts';
import { recordChange, write } from '#platform/collections/store.ts';

interface Preparada {
  readonly viva: Actividad;
  readonly espera: Espera;
}

const cambiosDistintos = () =>
  new DomainError(
    409,
    'CAMBIOS_DISTINTOS',
    'Alguien cambió algo más en este curso mientras lo mirabas. Revisa la lista y vuelve a publicar.',
  );

/** Makes real what waits in a course, all of it at once, for as long as it is what its author saw. */
export async function publicarCambios(
  work: Work,
  cursoId: string,
  sello: string,
): Promise<{ publicados: number }> {
  await exigirEditar(work, cursoId);
  const vivas = await lockActividades(work, cursoId);
  const esperas = await esperasDelCurso(work.tx, cursoId);
  // Sent again after a lost answer, it finds itself already done.
  if (esperas.length === 0) return { publicados: 0 };
  if (selloDe(esperas) !== sello) throw cambiosDistintos();
  const { cambios = [] } = (await leerPorPublicar(work.tx, cursoId, work.now)) ?? {};

  const porId = new Map(vivas.map((viva) => [viva.id, { ...viva, cursoTitulo: '' }]));
  const preparadas = esperas.flatMap((espera): Preparada[] => {
    const viva = porId.get(espera.actividadId);
    // What has nothing inside stays waiting: it would appear by itself, half done, while it is written.
    return viva && (espera.eliminar || viva.lista || !viva.oculta) ? [{ viva, espera }] : [];
  });
  const [quitadas, cambiadas] = [true, false].map((si) =>
    preparadas.filter((una) => una.espera.eliminar === si),
  );
  await sinCerrar(work, [cursoId], async () => {
    await aplicar(work, cambiadas ?? []);
    await tirarLasQuitadas(
      work,
      cursoId,
      (quitadas ?? []).map(({ viva }) => viva),
    );
  });
  const ids = (cambiadas ?? []).map(({ viva }) => viva.id);
  if (ids.length > 0)
    await work.tx
      .delete(actividadesPendientesTable)
      .where(inArray(actividadesPendientesTable.actividadId, ids));
  return { publicados: cambios.filter(({ espera }) => !espera).length };
}

const COLUMNAS = {
  id: 'uuid',
  seccion: 'uuid',
  orden: 'int',
  obligatoria: 'boolean',
  regla: 'text',
  reglaMinutos: 'int',
  reglaPorcentaje: 'int',
  reglaNota: 'numeric',
  oculta: 'boolean',
  exigeATerminados: 'boolean',
  noSeRepite: 'boolean',
  requisitos: 'jsonb',
  disponibleDesde: 'timestamptz',
  disponibleHasta: 'timestamptz',
  venceEn: 'timestamptz',
  archivo: 'jsonb',
} as const;

const snake = (campo: string) => campo.replace(/[A-Z]/g, (letra) => `_${letra.toLowerCase()}`);

// One statement: the figure of each person of the course is counted once, whatever the number of changes.
async function aplicar(work: Work, cambiadas: readonly Preparada[]): Promise<void> {
  if (cambiadas.length === 0) return;
  const filas = cambiadas.map(({ viva, espera }) => {
    const una = { archivo: null, ...viva, ...espera.campos };
    return Object.fromEntries(
      Object.keys(COLUMNAS).map((campo) => [campo, una[campo as keyof typeof COLUMNAS]]),
    );
  });
  const columnas = Object.entries(COLUMNAS).map(([campo, tipo]) => `"${campo}" ${tipo}`);
  const pone = CAMPOS_DEL_CAMINO.map((campo) => `${snake(campo)} = n."${campo}"`);
  await write(
    actividadesBinding,
    work.tx.execute(sql`
      update actividades a set ${sql.raw(pone.join(', '))}, contenido = a.contenido || coalesce(n.archivo, '{}'), version = a.version + 1,
             actualizado_en = ${work.now.toISOString()}
        from jsonb_to_recordset(${JSON.stringify(filas)}::jsonb) as n(${sql.raw(columnas.join(', '))}) where n.id = a.id`),
  );
  for (const { viva, espera } of cambiadas)
    recordChange(work, actividadesBinding, viva, conLoQueEspera(viva, espera.campos));
}
