import { cuantas, enCifras } from '#informes/palabras.ts';

/** How many people, each once, of those who have something to do. */
export interface QuienesVanAtras {
  readonly personas: number;
  readonly enRiesgo: number;
  readonly quietas: number;
}

/** «7 personas en riesgo de no llegar; 22 llevan 30 días sin actividad». */
export function hallazgoDe({ personas, enRiesgo, quietas }: QuienesVanAtras): string {
  if (personas === 0) return 'Nadie tiene nada pendiente';
  const riesgo = enRiesgo === 0 ? null : `${cuantas(enRiesgo, 'persona')} en riesgo de no llegar`;
  const quieto = (quien: string) => `${quien} ${quietas === 1 ? 'lleva' : 'llevan'} 30 días sin actividad`;
  if (riesgo && quietas > 0) return `${riesgo}; ${quieto(enCifras(quietas))}`;
  if (riesgo) return riesgo;
  return quietas > 0 ? quieto(cuantas(quietas, 'persona')) : 'Nadie se está quedando atrás';
}

export const alcanceDe = ({ personas }: QuienesVanAtras): string =>
  `De ${cuantas(personas, 'persona')} con cursos asignados sin terminar.`;
