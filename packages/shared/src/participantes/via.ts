import type { Participante } from '#participantes/schemas.ts';

/** Through what someone has a course, in words: their own name, or groups. */
export const vias = ({ porNombre, grupos }: Pick<Participante, 'porNombre' | 'grupos'>): string[] => {
  const todas = [...(porNombre ? ['su nombre'] : []), ...grupos];
  return todas.length > 0 ? todas : ['un grupo'];
};
