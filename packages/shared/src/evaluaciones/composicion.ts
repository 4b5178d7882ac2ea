import { z } from 'zod';
import { entero, id, textoOpcional } from '#core/fields.ts';
import { RESTAS } from '#preguntas/resta.ts';

export const MAX_PREGUNTAS = 200;
export const MAX_SECCIONES = 50;

export const puntos = () =>
  z
    .number({ error: 'Escribe los puntos.' })
    .min(0, 'Los puntos no bajan de 0.')
    .max(1000, 'Como mucho 1000 puntos.')
    .multipleOf(0.01, 'Como mucho dos decimales.');

const comun = {
  id: id(),
  /** Of the question, or of each one that is drawn. */
  puntos: puntos(),
  /** What a wrong answer takes away here; null: what the evaluation says. */
  resta: z.enum(RESTAS).nullable(),
};

/** A question in its place, which may stand under a description. */
const fija = z.strictObject({
  tipo: z.literal('pregunta'),
  ...comun,
  preguntaId: id(),
  bajo: id().nullable(),
});

/** So many questions drawn for each attempt, from a folder and those in it, or of a tag. */
const sorteo = z.strictObject({
  tipo: z.literal('sorteo'),
  ...comun,
  cuantas: entero(1, MAX_PREGUNTAS),
  carpetaId: id().nullable(),
  etiqueta: textoOpcional(60),
});

export const lugar = z.discriminatedUnion('tipo', [fija, sorteo]);
export type Lugar = z.output<typeof lugar>;
export type LugarFijo = z.output<typeof fija>;
export type Sorteo = z.output<typeof sorteo>;

export const seccion = z.strictObject({
  id: id(),
  titulo: textoOpcional(160),
  lugares: z.array(lugar).max(MAX_PREGUNTAS),
});
export type SeccionDePrueba = z.output<typeof seccion>;

export const secciones = z
  .array(seccion)
  .max(MAX_SECCIONES, `Como mucho ${MAX_SECCIONES} secciones.`)
  .superRefine((todas, ctx) => {
    const lugares = todas.flatMap((una) => una.lugares);
    const ids = [...todas.map((una) => una.id), ...lugares.map((uno) => uno.id)];
    const preguntas = lugares.flatMap((uno) => (uno.tipo === 'pregunta' ? [uno.preguntaId] : []));
    const fallo = (message: string) => ctx.addIssue({ code: 'custom', message });
    if (new Set(ids).size < ids.length) fallo('Hay un lugar repetido.');
    if (new Set(preguntas).size < preguntas.length) fallo('Una pregunta está dos veces.');
    if (cuantasPreguntas(todas) > MAX_PREGUNTAS) fallo(`Como mucho ${MAX_PREGUNTAS} preguntas.`);
    for (const una of todas)
      if (una.lugares.some((uno) => uno.tipo === 'pregunta' && uno.bajo !== null && !estaAntes(una, uno)))
        fallo('Una pregunta va debajo de una descripción que está antes, en su sección.');
    for (const uno of lugares)
      if (uno.tipo === 'sorteo' && (uno.carpetaId === null) === (uno.etiqueta === null))
        fallo('Un sorteo sale de una carpeta o de una etiqueta.');
  });

const estaAntes = ({ lugares }: SeccionDePrueba, { id: suyo, bajo }: LugarFijo): boolean =>
  lugares
    .slice(
      0,
      lugares.findIndex((uno) => uno.id === suyo),
    )
    .some((uno) => uno.id === bajo);

export const cuantasPreguntas = (todas: readonly SeccionDePrueba[]): number =>
  todas
    .flatMap((una) => una.lugares)
    .reduce((suma, uno) => suma + (uno.tipo === 'sorteo' ? uno.cuantas : 1), 0);
