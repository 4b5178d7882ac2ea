import { TIPOS_ACTIVIDAD } from '@catedra/shared/actividades/contenido.ts';
import type { ResumenDePaquete } from '@catedra/shared/paquetes/schemas.ts';
import { resumirMensajes } from '@catedra/shared/paquetes/informe.ts';
import type { LecturaDePaquete } from '#features/paquetes/lector/lectura.ts';

const ARCHIVOS_NOMBRADOS = 200;

/** What whoever imports reads before, and keeps after. */
export function resumenDe(lectura: LecturaDePaquete): ResumenDePaquete {
  const { curso } = lectura;
  const { secciones = [], actividades = [], preguntas = [], archivos = [] } = curso ?? {};
  const cuantas = (fits: (una: (typeof actividades)[number]) => boolean) => actividades.filter(fits).length;
  return {
    titulo: lectura.titulo,
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
