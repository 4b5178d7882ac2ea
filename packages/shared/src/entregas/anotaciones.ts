import { z } from 'zod';
import { DomainError, datosInvalidos } from '#core/errors.ts';
import { entero, texto } from '#core/fields.ts';
import { esImagen } from '#archivos/tipos.ts';
import { type Ancla, ancla, anotacion } from '#entregas/ancla.ts';
import { dondeDice } from '#entregas/anclas.ts';

/** The same for whoever marks. */
export const anotacionPuesta = anotacion.extend({
  version: z.number().int(),
  /** Who else wrote it; null where it is one's own, and can be changed. */
  de: z.string().nullable(),
  quitable: z.boolean(),
});
export type AnotacionPuesta = z.output<typeof anotacionPuesta>;

/** Longer than this it is a comment of the whole. */
export const MAX_ANOTACION = 2000;
const MAX_ANOTACIONES = 100;

export const anotar = z.strictObject({
  /** Of an answer, its place; null of a work. */
  lugar: entero(0, 199).nullable(),
  /** As it was read; 0 of one that is new. */
  version: entero(0, 1_000_000),
  ancla,
  texto: texto(MAX_ANOTACION),
});
export type Anotar = z.output<typeof anotar>;

export const cabeOtra = (puestas: number): boolean => puestas < MAX_ANOTACIONES;

export const demasiadasAnotaciones = () =>
  new DomainError(
    409,
    'DEMASIADOS_COMENTARIOS',
    `Aquí ya hay ${MAX_ANOTACIONES} comentarios, que es el máximo. Quita alguno o dilo en el comentario general.`,
  );

interface Respondido {
  /** Without blanks. */
  readonly texto: string;
  readonly archivos: readonly { readonly id: string; readonly tipo: string }[];
}

const CABE_EN: Readonly<Record<Exclude<Ancla['tipo'], 'texto'>, (tipo: string) => boolean>> = {
  imagen: esImagen,
  pagina: (tipo) => tipo === 'application/pdf',
  segundo: (tipo) => /^(audio|video)\//.test(tipo),
};

/** Where it stands in what was answered; refused when it is of something else. */
export function anclaEn(pedida: Ancla, respondido: Respondido): Ancla {
  if (pedida.tipo === 'texto') {
    const desde = dondeDice(respondido.texto, pedida.cita, pedida.desde);
    if (desde === null)
      throw datosInvalidos(
        { ancla: 'Ese trozo no está en la respuesta.' },
        'Ese trozo no está en la respuesta. Elígelo otra vez, sin fórmulas ni imágenes.',
      );
    return { ...pedida, desde };
  }
  const archivo = respondido.archivos.find(({ id }) => id === pedida.archivoId);
  if (!archivo || !CABE_EN[pedida.tipo](archivo.tipo))
    throw datosInvalidos(
      { ancla: 'Ese archivo no es de esta respuesta.' },
      'Ese archivo no es de esta respuesta. Vuelve a abrirla.',
    );
  return pedida;
}
