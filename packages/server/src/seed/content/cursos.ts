import { fichaDe } from '@catedra/shared/actividades/fichas.ts';
import { bienvenida } from '#seed/content/cursos/bienvenida.ts';
import { excelParaGestionarPersonas } from '#seed/content/cursos/excel-para-gestionar-personas.ts';
import { lenguajeClaro } from '#seed/content/cursos/lenguaje-claro.ts';
import { primerosAuxilios } from '#seed/content/cursos/primeros-auxilios.ts';
import { proteccionDeDatos } from '#seed/content/cursos/proteccion-de-datos.ts';
import { trabajosEnAltura } from '#seed/content/cursos/trabajos-en-altura.ts';
import type { ActividadDemo, CursoDemo, PruebaDemo, TareaDemo } from '#seed/content/types.ts';

export const cursos: CursoDemo[] = [
  bienvenida,
  trabajosEnAltura,
  proteccionDeDatos,
  lenguajeClaro,
  excelParaGestionarPersonas,
  primerosAuxilios,
];

export function actividadesDe(curso: CursoDemo): ActividadDemo[] {
  return curso.secciones.flatMap((seccion) => seccion.actividades);
}

export const esPrueba = (actividad: ActividadDemo): actividad is PruebaDemo =>
  fichaDe(actividad.tipo).trabajo === 'intentos';

export const seEntrega = (actividad: ActividadDemo): actividad is TareaDemo =>
  fichaDe(actividad.tipo).trabajo === 'entregas';
