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

/** A published course with a task alone, which asks for a text. */
export async function cursoConTarea(
  api: Api,
  titulo: string,
  tarea: { readonly titulo: string; readonly regla: string },
  contenido: {
    readonly instrucciones: string;
    readonly rubrica: readonly object[];
    readonly [campo: string]: unknown;
  },
) {
  const { id: cursoId, secciones } = await cursoNuevo(api, ['Práctica'], { titulo });
  const tareaId = await actividadNueva(
    api,
    { cursoId, seccion: secciones[0] ?? '', orden: 0 },
    { tipo: 'tarea', pideTexto: true, maxArchivos: 0, maxIntentos: null, admiteTarde: true, ...contenido },
    { ...tarea, duracion: 30 },
  );
  await api.post(`/api/cursos/${cursoId}/publicar`);
  return { cursoId, tareaId };
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
