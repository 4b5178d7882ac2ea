import { type Contenido, contenidoVacio } from '@catedra/shared/actividades/contenido.ts';
import { actividadesTable } from '#features/actividades/table.ts';
import { cursosTable, seccionesTable } from '#features/cursos/table.ts';
import { evaluacionesTable } from '#features/evaluaciones/table.ts';
import type { Tx } from '#platform/db/pool.ts';
import { momentoLocal } from '#seed/content/calendario.ts';
import { cursos, esPrueba } from '#seed/content/cursos.ts';
import { reglasDe } from '#seed/content/evaluaciones.ts';
import { idDe } from '#seed/content/id.ts';
import type { ActividadDemo, CursoDemo, PruebaDemo } from '#seed/content/types.ts';
import { type Guardado, idDeArchivo, loadFiles } from '#seed/load-files.ts';

export const idDeCurso = (slug: string) => idDe(`curso:${slug}`);
export const idDeActividad = (clave: string) => idDe(`actividad:${clave}`);

const LUNES_TEMPRANO = 9 * 3600;

function contenidoDe({ clave, tipo, contenido }: ActividadDemo, archivos: readonly Guardado[]): Contenido {
  const vacio = contenidoVacio(tipo);
  const archivo = archivos.find(({ actividad, imagen }) => actividad === clave && !imagen);
  const suyo = Object.entries(contenido).filter(([campo]) => campo in vacio);
  return {
    ...vacio,
    ...Object.fromEntries(suyo),
    ...(archivo && { archivoId: idDeArchivo(archivo.nombre) }),
  };
}

const evaluacionDe = (now: Date, cursoId: string, prueba: PruebaDemo, creadoEn: string) => ({
  ...reglasDe(prueba, now),
  id: idDe(`evaluacion:${prueba.clave}`),
  creadoEn,
  actualizadoEn: creadoEn,
  cursoId,
  actividadId: idDeActividad(prueba.clave),
  estado: prueba.contenido.estado,
});

async function loadCourse(tx: Tx, curso: CursoDemo, archivos: readonly Guardado[], now: Date): Promise<void> {
  const cursoId = idDeCurso(curso.slug);
  const { secciones, ...fields } = curso;
  const creadoEn = momentoLocal(now, -70, LUNES_TEMPRANO).toISOString();
  await tx.insert(cursosTable).values({ ...fields, id: cursoId, creadoEn, actualizadoEn: creadoEn });
  await loadFiles(tx, cursoId, archivos, creadoEn);
  let orden = 0;
  for (const [posicion, { titulo, actividades }] of secciones.entries()) {
    const seccion = idDe(`seccion:${curso.slug}:${posicion}`);
    await tx.insert(seccionesTable).values({ id: seccion, cursoId, titulo, orden: posicion });
    const rows = actividades.map((actividad) => ({
      id: idDeActividad(actividad.clave),
      creadoEn,
      actualizadoEn: creadoEn,
      cursoId,
      seccion,
      orden: orden++,
      titulo: actividad.titulo,
      tipo: actividad.tipo,
      contenido: contenidoDe(actividad, archivos),
      obligatoria: actividad.obligatoria,
      regla: actividad.regla,
      reglaMinutos: actividad.regla === 'tiempo' ? actividad.duracion : null,
      reglaPorcentaje: actividad.regla === 'porcentaje' ? 90 : null,
      duracion: actividad.duracion,
    }));
    await tx.insert(actividadesTable).values(rows);
    const pruebas = actividades.filter(esPrueba);
    if (pruebas.length > 0)
      await tx
        .insert(evaluacionesTable)
        .values(pruebas.map((prueba) => evaluacionDe(now, cursoId, prueba, creadoEn)));
  }
}

export async function loadCourses(tx: Tx, archivos: readonly Guardado[], now: Date): Promise<void> {
  for (const curso of cursos) {
    const suyos = archivos.filter((archivo) => archivo.curso === curso.slug && !archivo.entregado);
    await loadCourse(tx, curso, suyos, now);
  }
}
