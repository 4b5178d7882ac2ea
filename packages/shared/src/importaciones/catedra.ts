import { z } from 'zod';
import { carpetaDePaquete, FORMATO_DE_CURSO, VERSION_DE_CURSO } from '#paquetes/formato.ts';

export const FORMATO_DE_PREGUNTAS = 'catedra-preguntas';
export const VERSION_DE_PREGUNTAS = 1;

/** Written by the academy: questions alone, or a course with those that it asks. */
export const VERSIONES: Readonly<Record<string, number>> = {
  [FORMATO_DE_PREGUNTAS]: VERSION_DE_PREGUNTAS,
  [FORMATO_DE_CURSO]: VERSION_DE_CURSO,
};

/** What is around the questions; each of them is looked at by itself. */
export const sobreDePreguntas = z.looseObject({
  formato: z.string(),
  version: z.number(),
  carpetas: z.array(carpetaDePaquete).default([]),
  preguntas: z.array(z.unknown()),
  archivos: z
    .array(z.looseObject({ ruta: z.string(), nombre: z.string(), base64: z.string().optional() }))
    .default([]),
});
