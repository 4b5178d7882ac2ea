import { guardar } from '@catedra/shared/actividades/api.ts';
import type { Actividad, ActividadEditable } from '@catedra/shared/actividades/collection.ts';
import type { ContenidoDeCurso } from '@catedra/shared/actividades/schemas.ts';
import { fichaDe } from '@catedra/shared/actividades/fichas.ts';
import { guardarSecciones } from '@catedra/shared/cursos/api.ts';
import { crearConActividad } from '@catedra/shared/evaluaciones/api.ts';
import { REGLAS_INICIALES } from '@catedra/shared/evaluaciones/collection.ts';
import type { ActividadValues } from '#tipos/form/actividad-form.ts';
import { ask } from '#platform/ask.ts';
import { poner } from '#platform/client.ts';

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
  orden = Math.max(-1, ...actividades.map((actividad) => actividad.orden)) + 1,
): Promise<Actividad> {
  if (secciones.length === 0)
    await ask(guardarSecciones, {
      id: curso.id,
      body: { leidas: [], secciones: [{ id: ids.seccion, titulo: primeraSeccion }] },
    });
  const { tipo } = values.contenido;
  // Among learners it is born out of sight, and waits to be published.
  const espera = curso.estado === 'publicado' && !values.oculta;
  const actividad = { ...values, cursoId: curso.id, tipo, orden, oculta: values.oculta || espera };
  const creada = await crear(ids, actividad);
  if (!espera || !creada.oculta) return creada;
  return ask(guardar, { id: creada.id, body: { version: creada.version, oculta: false } });
}

async function crear(ids: Ids, actividad: ActividadEditable): Promise<Actividad> {
  if (fichaDe(actividad.tipo).trabajo !== 'intentos')
    return poner('actividades', ids.actividad, { ...actividad, version: 0 });
  const creada = await ask(crearConActividad, {
    body: {
      actividad: { ...actividad, id: ids.actividad },
      evaluacion: { ...REGLAS_INICIALES, id: ids.evaluacion },
    },
  });
  return creada.actividad;
}
