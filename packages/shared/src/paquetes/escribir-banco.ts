import type { Lugar, SeccionDePrueba } from '#evaluaciones/composicion.ts';
import type { Banda } from '#evaluaciones/schemas.ts';
import { cambiarImagenes } from '#paquetes/referencias.ts';
import { type Mitades, retocada } from '#preguntas/textos.ts';

/** What the evaluations of a course ask, with its keys: folders after those they are in. */
export interface BancoEntero {
  readonly carpetas: readonly {
    readonly id: string;
    readonly padreId: string | null;
    readonly nombre: string;
  }[];
  readonly preguntas: readonly (Mitades & {
    readonly id: string;
    readonly carpetaId: string;
    readonly etiquetas: readonly string[];
  })[];
}

export interface ComposicionEntera {
  readonly secciones: readonly SeccionDePrueba[];
  readonly bandas: readonly Banda[];
  readonly conContrasena: boolean;
}

interface Nombres {
  readonly nombre: (id: string) => string;
  readonly imagen: (src: string) => string;
}

export const escribirCarpetas = ({ carpetas }: BancoEntero, { nombre }: Nombres) =>
  carpetas.map((una) => ({
    id: nombre(una.id),
    padre: una.padreId === null ? null : nombre(una.padreId),
    nombre: una.nombre,
  }));

export const escribirPreguntas = ({ preguntas }: BancoEntero, { nombre, imagen }: Nombres) =>
  preguntas.map(({ id, carpetaId, etiquetas, publica, clave }) => ({
    id: nombre(id),
    carpeta: nombre(carpetaId),
    etiquetas: [...etiquetas],
    ...retocada({ publica, clave }, (html) => cambiarImagenes(html, imagen)),
  }));

/** The places of an evaluation, each by the name of what it asks for. */
function escribirLugares(lugares: readonly Lugar[], { nombre }: Nombres) {
  const preguntas = new Map(
    lugares.flatMap((uno) => (uno.tipo === 'pregunta' ? [[uno.id, uno.preguntaId] as const] : [])),
  );
  return lugares.map((uno) => {
    const { puntos, resta } = uno;
    if (uno.tipo === 'sorteo') {
      const carpeta = uno.carpetaId === null ? null : nombre(uno.carpetaId);
      return { tipo: uno.tipo, puntos, resta, cuantas: uno.cuantas, carpeta, etiqueta: uno.etiqueta };
    }
    const cabeza = uno.bajo === null ? undefined : preguntas.get(uno.bajo);
    const bajo = cabeza === undefined ? null : nombre(cabeza);
    return { tipo: uno.tipo, puntos, resta, pregunta: nombre(uno.preguntaId), bajo };
  });
}

export const escribirComposicion = (
  { secciones, bandas, conContrasena }: ComposicionEntera,
  nombres: Nombres,
) => ({
  secciones: secciones.map(({ titulo, lugares }) => ({ titulo, lugares: escribirLugares(lugares, nombres) })),
  bandas: bandas.map(({ desde, texto }) => ({ desde, texto: cambiarImagenes(texto, nombres.imagen) })),
  conContrasena,
});
