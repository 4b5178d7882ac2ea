import * as actividadesApi from '@catedra/shared/actividades/api.ts';
import type { Cambio } from '@catedra/shared/actividades/pendientes.ts';
import * as cursosApi from '@catedra/shared/cursos/api.ts';
import type { ComandoCurso } from '@catedra/shared/cursos/rules.ts';
import * as evaluacionesApi from '@catedra/shared/evaluaciones/api.ts';
import * as paquetesApi from '@catedra/shared/paquetes/api.ts';
import { addressOf, ask, askFile } from '#platform/ask.ts';

const deEstado = {
  publicar: cursosApi.publicar,
  archivar: cursosApi.archivar,
  'volver-a-borrador': cursosApi.volverABorrador,
} satisfies Record<ComandoCurso, unknown>;

export const cambiarEstado = (id: string, comando: ComandoCurso) => ask(deEstado[comando], { id });

/** With those of its evaluations that are in draft. */
export const publicarConEvaluaciones = (id: string) => ask(evaluacionesApi.publicarConCurso, { id });

export const duplicar = (id: string, copiaId: string) =>
  ask(cursosApi.duplicar, { id, body: { id: copiaId } });

export const publicarCambios = (id: string, sello: string) =>
  ask(actividadesApi.publicar, { id, body: { sello } });

/** One of the things that wait, or all of them. */
export const descartarCambios = (id: string, cambio?: Pick<Cambio, 'actividadId' | 'parte'>) =>
  ask(actividadesApi.descartar, {
    id,
    body: cambio ? { cambios: [{ actividadId: cambio.actividadId, parte: cambio.parte }] } : {},
  });

/** Hands the zip to the browser, which keeps it as it comes; asked first whether there is one. */
export async function descargar(cursoId: string): Promise<void> {
  const address = addressOf(paquetesApi.exportar, { id: cursoId });
  const { ok } = await fetch(address, { method: 'HEAD' });
  // What the first answer can't say, the second does.
  if (!ok) await askFile(paquetesApi.exportar, { id: cursoId });
  const link = document.createElement('a');
  link.href = address;
  link.download = '';
  link.click();
}
