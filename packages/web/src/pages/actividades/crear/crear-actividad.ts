import type { Actividad } from '@catedra/shared/actividades/collection.ts';
import type { ContenidoDeCurso } from '@catedra/shared/actividades/commands.ts';
import { fichaDe } from '@catedra/shared/actividades/fichas.ts';
import { REGLAS_INICIALES } from '@catedra/shared/evaluaciones/collection.ts';
import type { CreadaConActividad } from '@catedra/shared/evaluaciones/commands.ts';
import type { ActividadValues } from '#pages/actividades/form/actividad-form.ts';
import { mandar, poner } from '#platform/client.ts';
import { http } from '#platform/http.ts';

interface Ids {
  readonly actividad: string;
  readonly evaluacion: string;
  readonly seccion: string;
}

/** Creates the activity at the end of its section; a course without sections gets its first one. */
export async function crearActividad(
  { curso, secciones, actividades }: ContenidoDeCurso,
  ids: Ids,
  values: ActividadValues,
  primeraSeccion: string,
): Promise<Actividad> {
  if (secciones.length === 0)
    await http(`/api/cursos/${curso.id}/secciones`, {
      method: 'PUT',
      json: { leidas: [], secciones: [{ id: ids.seccion, titulo: primeraSeccion }] },
    });
  const orden = Math.max(-1, ...actividades.map((actividad) => actividad.orden)) + 1;
  const { tipo } = values.contenido;
  const actividad = { ...values, cursoId: curso.id, tipo, orden };
  if (fichaDe(tipo).trabajo !== 'intentos')
    return poner('actividades', ids.actividad, { ...actividad, version: 0 });
  const creada = await mandar<CreadaConActividad>('evaluaciones', 'crear-con-actividad', {
    json: {
      actividad: { ...actividad, id: ids.actividad },
      evaluacion: { ...REGLAS_INICIALES, id: ids.evaluacion },
    },
  });
  return creada.actividad;
}
