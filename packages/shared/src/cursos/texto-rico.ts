import { z } from 'zod';
import { excesoDe } from '#cursos/limites-de-texto.ts';

const CONTROL = /[^\P{Cc}\t\n\r]/u;

/** «50.000», without the words of a browser. */
const miles = (n: number): string => `${n}`.replace(/\B(?=(\d{3})+$)/g, '.');

/** Rich text as HTML; the server cleans it before it is stored. */
export const textoRico = (max: number) =>
  z
    .string({ error: 'Escribe un texto.' })
    .max(
      max,
      `El texto es demasiado largo: caben ${miles(max)} caracteres, contando el formato. Acórtalo o pártelo.`,
    )
    .refine(
      (value) => !CONTROL.test(value) && value.isWellFormed(),
      'Hay caracteres que no se pueden guardar.',
    )
    .superRefine((value, context) => {
      const exceso = excesoDe(value);
      if (exceso !== null) context.addIssue({ code: 'custom', message: exceso });
    });
