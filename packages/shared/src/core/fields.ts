import { z } from 'zod';
import { lookalike } from '#core/lookalike.ts';
import { isPlain, withoutUnseen } from '#core/unseen.ts';

const CONTROL = /[^\P{Cc}\t\n\r]/u;

/** What two texts that look the same have in common: composed, with one kind of space and nothing unseen. */
const asSeen = (value: string): string =>
  isPlain(value)
    ? value
    : withoutUnseen(value.normalize('NFC'))
        .replace(/\p{Z}+/gu, ' ')
        .trim();

const escrito = (max: number, min: number, comoQueda: (value: string) => string) =>
  z
    .string({ error: 'Escribe un texto.' })
    .refine(
      (value) => isPlain(value) || (!CONTROL.test(value) && value.isWellFormed()),
      'Hay caracteres que no se pueden guardar.',
    )
    .transform(comoQueda)
    .pipe(
      z
        .string()
        .min(min, min === 1 ? 'Este dato es obligatorio.' : `Escribe al menos ${min} caracteres.`)
        .max(max, `Escribe como mucho ${max} caracteres.`),
    );

/** Text as it is seen, trimmed, without control characters or broken halves of emoji. */
export const texto = (max: number, min = 1) => escrito(max, min, asSeen);

/** The same in one line: a name or a title, which stands inside of others' sentences. */
export const linea = (max: number, min = 1) =>
  escrito(max, min, (value) => asSeen(value).replace(/\s+/g, ' ').trim());

/** A name that nothing else of its kind has, nor seems to have: letters of other alphabets don't pass for Latin ones. */
export const nombreUnico = (max: number, min = 1) =>
  linea(max, min).refine((value) => lookalike(value) === undefined, {
    error: ({ input }) =>
      `«${lookalike(String(input))}» lleva letras de otro alfabeto que parecen latinas. Bórralo y escríbelo de nuevo.`,
  });

/** Optional text: an empty field is stored as absent. */
export const textoOpcional = (max: number) =>
  z.preprocess(
    (value) => (typeof value === 'string' && value.trim() === '' ? null : value),
    texto(max).nullable(),
  );

/** What a list is narrowed by: no field that may be asked for is longer. */
export const filtro = () => z.string().max(500);

export const id = () => z.uuid('El identificador no es válido.');
export const momento = () => z.iso.datetime({ offset: true, error: 'Escribe una fecha y hora válidas.' });
export const entero = (min: number, max: number) =>
  z
    .number({ error: 'Escribe un número.' })
    .int('Escribe un número entero.')
    .min(min, `El mínimo es ${min}.`)
    .max(max, `El máximo es ${max}.`);

/** What every record carries; only edits raise `version`. */
export const baseShape = {
  id: id(),
  creadoEn: momento(),
  actualizadoEn: momento(),
  version: z.number().int(),
};
