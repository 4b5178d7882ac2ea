import { z } from 'zod';

/** Who is in the middle of an exam, and how much the last of them has left; null when nothing limits somebody. */
export const examinandose = {
  examinandose: z.number().int(),
  minutosQueQuedan: z.number().int().nullable(),
};

interface Examinandose {
  readonly examinandose: number;
  readonly minutosQueQuedan: number | null;
}

const resto = (minutos: number): string =>
  minutos < 60 ? `${Math.max(1, minutos)} min` : `${Math.floor(minutos / 60)} h ${minutos % 60} min`;

/** Whoever sits an exam now goes on with it, in a sentence; none when nobody does. */
export function quienSeExamina(
  { examinandose: gente, minutosQueQuedan: quedan }: Examinandose,
  que: string,
): string[] {
  if (gente === 0) return [];
  const [una, varias] =
    quedan === null
      ? ['no tiene límite de tiempo', 'alguna no tiene límite de tiempo']
      : [`le quedan ${resto(quedan)}`, `a la última le quedan ${resto(quedan)}`];
  return gente === 1
    ? [`1 persona está haciendo ${que} ahora mismo: podrá terminarla y conservará su nota; ${una}.`]
    : [
        `${gente} personas están haciendo ${que} ahora mismo: podrán terminarla y conservarán su nota; ${varias}.`,
      ];
}
