import { z } from 'zod';

const CONTROL = /[^\P{Cc}\t\n\r]/u;

/** Marks that nobody sees; those that join emoji are kept where they do. */
const UNSEEN =
  /[\u00AD\u061C\u115F\u1160\u17B4\u17B5\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\u3164\uFEFF\uFFA0]|(?<![\p{Extended_Pictographic}\p{M}\p{Emoji_Modifier}])[\u200C\u200D]|[\u200C\u200D](?!\p{Extended_Pictographic})/gu;

/** Letters of the west with single spaces between them, as nearly all text is: nothing of it could be put otherwise. */
const PLAIN = /^[!-~\u00A1-\u00AC\u00AE-\u024F]+(?: [!-~\u00A1-\u00AC\u00AE-\u024F]+)*$/;

/** What two texts that look the same have in common: composed, with one kind of space and nothing unseen. */
const asSeen = (value: string): string =>
  PLAIN.test(value)
    ? value
    : value
        .normalize('NFC')
        .replace(UNSEEN, '')
        .replace(/\p{Zs}+/gu, ' ')
        .trim();

/** Text as it is seen, trimmed, without control characters or broken halves of emoji. */
export const texto = (max: number, min = 1) =>
  z
    .string({ error: 'Escribe un texto.' })
    .refine(
      (value) => PLAIN.test(value) || (!CONTROL.test(value) && value.isWellFormed()),
      'Hay caracteres que no se pueden guardar.',
    )
    .transform(asSeen)
    .pipe(
      z
        .string()
        .min(min, min === 1 ? 'Este dato es obligatorio.' : `Escribe al menos ${min} caracteres.`)
        .max(max, `Escribe como mucho ${max} caracteres.`),
    );

/** Optional text: an empty field is stored as absent. */
export const textoOpcional = (max: number) =>
  z.preprocess(
    (value) => (typeof value === 'string' && value.trim() === '' ? null : value),
    texto(max).nullable(),
  );

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
