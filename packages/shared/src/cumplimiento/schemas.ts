import { z } from 'zod';
import { diasAntes } from '#avisos/dias-antes.ts';
import { entero } from '#core/fields.ts';
import { diasDelMes, MESES } from '#fechas/calendario.ts';

export const MAX_MESES_DE_VALIDEZ = 240;
export const MAX_DIAS_PARA_RENOVAR = 180;
export const MAX_DIAS_DE_MARGEN = 90;
export const MINIMO_DE_MESES = 6;
export const DIAS_PARA_RENOVAR = 60;

const BISIESTO = 2028;

const sinEseDia = (fijo: string): boolean => {
  const [mes = 0, dd = 0] = fijo.split('-').map(Number);
  return dd < 1 || dd > diasDelMes(BISIESTO, mes);
};

/** A day of every year, `01-31`; 29 February is the last of February. */
export const diaDelAño = z
  .string({ error: 'Escribe un día del año.' })
  .regex(/^(0[1-9]|1[0-2])-\d{2}$/, 'Escribe un día del año.')
  .refine((fijo) => !sinEseDia(fijo), {
    error: ({ input }) => {
      const [mes = 1, dd = 0] = String(input).split('-').map(Number);
      return `No hay ${dd} de ${MESES[mes - 1]}.`;
    },
  });

/** How a course asks to be taken again. Without months nor day, a completion never expires. */
export const ajustesDeRenovacion = z
  .strictObject({
    validezMeses: entero(1, MAX_MESES_DE_VALIDEZ).nullable().default(null),
    validezDia: diaDelAño.nullable().default(null),
    /** How far that day is at least. */
    validezMinimoMeses: entero(1, 11).default(MINIMO_DE_MESES),
    diasParaRenovar: entero(0, MAX_DIAS_PARA_RENOVAR).default(DIAS_PARA_RENOVAR),
    diasDeMargen: entero(0, MAX_DIAS_DE_MARGEN).default(0),
    /** Whether a person may open the next round before its days. */
    renovarYa: z.boolean().default(false),
    /** How many days before its date it is said, the first time and later ones; null: as the academy says. */
    avisaVence: diasAntes.nullable().default(null),
    avisaCaduca: diasAntes.nullable().default(null),
  })
  .refine(({ validezMeses, validezDia }) => validezMeses === null || validezDia === null, {
    path: ['validezDia'],
    error: 'Elige unos meses o un día del año, no las dos cosas.',
  });
export type AjustesDeRenovacion = z.output<typeof ajustesDeRenovacion>;
