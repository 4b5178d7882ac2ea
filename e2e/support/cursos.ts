import { randomUUID } from 'node:crypto';
import { CURSO_INICIAL } from '@catedra/shared/cursos/collection.ts';
import type { Api } from './people.ts';

/** A draft course with sections of these titles. */
export async function cursoNuevo(
  api: Api,
  secciones: readonly string[],
  valores: Record<string, unknown> = {},
) {
  const id = randomUUID();
  const base = { ...CURSO_INICIAL, titulo: `Curso ${id}` };
  const { slug } = await api.put<{ slug: string }>(`/api/cursos/${id}`, { ...base, ...valores, version: 0 });
  const nuevas = secciones.map((titulo) => ({ id: randomUUID(), titulo }));
  await api.put(`/api/cursos/${id}/secciones`, { leidas: [], secciones: nuevas });
  return { id, slug, secciones: nuevas.map((seccion) => seccion.id) };
}

/** An activity of the kind of its content, at the end of a section. */
export async function actividadNueva(
  api: Api,
  lugar: { cursoId: string; seccion: string; orden: number },
  contenido: { readonly tipo: string; readonly [campo: string]: unknown },
  valores: Record<string, unknown> = {},
) {
  const id = randomUUID();
  const base = {
    titulo: `Actividad ${id}`,
    obligatoria: true,
    regla: 'ver',
    reglaMinutos: null,
    reglaPorcentaje: null,
    reglaNota: null,
    duracion: null,
    oculta: false,
    exigeATerminados: false,
    requisitos: { modo: 'todos', condiciones: [] },
    disponibleDesde: null,
    disponibleHasta: null,
    venceEn: null,
  };
  const todo = { ...lugar, tipo: contenido.tipo, contenido, ...base, ...valores };
  await api.put(`/api/actividades/${id}`, { ...todo, version: 0 });
  return id;
}
