import { TIPOS_ACTIVIDAD } from '@catedra/shared/actividades/contenido.ts';
import type { ResumenDePaquete } from '@catedra/shared/paquetes/schemas.ts';
import { resumirMensajes } from '@catedra/shared/paquetes/informe.ts';
import type { Lectura } from '@catedra/shared/paquetes/leer.ts';

const ARCHIVOS_NOMBRADOS = 200;

const tituloDe = (json: unknown): string => {
  const { titulo } = ((json as { curso?: object } | null)?.curso ?? {}) as { titulo?: unknown };
  return typeof titulo === 'string' ? titulo.slice(0, 200) : '';
};

/** What whoever imports reads before, and keeps after. */
export function resumenDe(lectura: Lectura & { readonly json: unknown }): ResumenDePaquete {
  const { curso } = lectura;
  const { secciones = [], actividades = [], preguntas = [], archivos = [] } = curso ?? {};
  const cuantas = (fits: (una: (typeof actividades)[number]) => boolean) => actividades.filter(fits).length;
  return {
    titulo: curso?.curso.titulo ?? tituloDe(lectura.json),
    secciones: secciones.map(({ id, titulo }) => ({
      titulo,
      actividades: cuantas(({ seccion }) => seccion === id),
    })),
    actividades: TIPOS_ACTIVIDAD.flatMap((tipo) => {
      const suyas = cuantas((una) => una.tipo === tipo);
      return suyas > 0 ? [{ tipo, cuantas: suyas }] : [];
    }),
    preguntas: preguntas.length,
    archivos: archivos
      .slice(0, ARCHIVOS_NOMBRADOS)
      .map(({ nombre, tipo, bytes }) => ({ nombre, tipo, bytes })),
    totalArchivos: archivos.length,
    bytes: archivos.reduce((suma, { bytes }) => suma + bytes, 0),
    avisos: resumirMensajes(lectura.avisos),
    errores: resumirMensajes(lectura.errores),
  };
}
