import { eq } from 'drizzle-orm';
import { actividadesTable } from '#features/actividades/table.ts';
import { cursosTable, inscripcionesTable, seccionesTable } from '#features/cursos/table.ts';
import { papeleraTable } from '#features/papelera/table.ts';
import { progresoTable } from '#features/progreso/vigente.ts';
import type { Tx } from '#platform/db/pool.ts';
import { cuentasDemo } from '#seed/accounts.ts';
import { momentoLocal } from '#seed/content/calendario.ts';
import { idDe } from '#seed/content/id.ts';
import { personas } from '#seed/content/personas.ts';
import { idDeCurso } from '#seed/load-courses.ts';

const ALTURA = 'trabajos-en-altura';
const MEDIA_MAÑANA = 10 * 3600 + 12 * 60;
const lectura = (html: string) => ({
  tipo: 'lectura' as const,
  contenido: { tipo: 'lectura' as const, html },
});

/** In the bin: a course that some people did, and a draft that nobody opened and is about to be erased. */
export async function loadBin(tx: Tx, now: Date): Promise<void> {
  const dia = (dias: number) => momentoLocal(now, dias, MEDIA_MAÑANA).toISOString();
  const por = cuentasDemo.find(({ correo }) => correo?.startsWith('admin@'))?.id ?? '';
  const hecho = dia(-60);
  const viejo = idDe('curso:extintores-de-2024');
  const base = { creadoEn: hecho, actualizadoEn: hecho };

  await tx.insert(cursosTable).values({
    ...base,
    id: viejo,
    titulo: 'Manejo de extintores y evacuación (2024)',
    descripcion: '<p>La edición anterior, con los extintores de la antigua nave.</p>',
    categoria: 'Prevención',
  });
  const seccion = idDe('seccion:extintores-de-2024');
  await tx.insert(seccionesTable).values({ id: seccion, cursoId: viejo, titulo: 'El extintor', orden: 0 });
  const actividad = idDe('actividad:extintores-de-2024/clases');
  const borrador = idDe('actividad:trabajos-en-altura/normas-de-la-cubierta');
  await tx.insert(actividadesTable).values([
    {
      ...base,
      ...lectura('<p>Polvo, CO₂ o agua: cada fuego pide el suyo.</p>'),
      id: actividad,
      cursoId: viejo,
      seccion,
      orden: 0,
      titulo: 'Qué extintor para cada fuego',
      duracion: 8,
    },
    {
      ...base,
      ...lectura('<p>Pendiente de revisar con mantenimiento.</p>'),
      id: borrador,
      cursoId: idDeCurso(ALTURA),
      seccion: idDe(`seccion:${ALTURA}:0`),
      orden: 100,
      titulo: 'Normas de la cubierta 3, borrador',
      duracion: 5,
      oculta: true,
    },
  ]);
  const quienes = personas.filter(({ correo }) => correo).slice(-12);
  await tx
    .insert(inscripcionesTable)
    .values(quienes.map(({ id }) => ({ usuarioId: id, cursoId: viejo, desde: hecho, por })));
  await tx.insert(progresoTable).values(
    quienes.map(({ id, clave }) => ({
      ...base,
      id: idDe(`progreso:${clave}:extintores-de-2024`),
      usuarioId: id,
      cursoId: viejo,
      actividadId: actividad,
      estado: 'completada' as const,
      porcentaje: 100,
      iniciadoEn: hecho,
      completadoEn: hecho,
    })),
  );
  const entrada = (id: string, dias: number) => ({
    id: idDe(`papelera:${id}`),
    documento: id,
    en: dia(dias),
    por,
  });
  const [delCurso, delBorrador] = [entrada(viejo, -13), entrada(borrador, -28)];
  await tx.insert(papeleraTable).values([
    {
      ...delCurso,
      tipo: 'curso',
      cursoId: viejo,
      titulo: 'Manejo de extintores y evacuación (2024)',
      estado: 'archivado',
    },
    {
      ...delBorrador,
      tipo: 'actividad',
      cursoId: idDeCurso(ALTURA),
      titulo: 'Normas de la cubierta 3, borrador',
    },
  ]);
  await tx.update(cursosTable).set({ papelera: delCurso.id }).where(eq(cursosTable.id, viejo));
  await tx
    .update(actividadesTable)
    .set({ papelera: delBorrador.id })
    .where(eq(actividadesTable.id, borrador));
}
