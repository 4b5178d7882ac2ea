import { cuantas, enCifras } from '#informes/palabras.ts';

export interface QuienesEntran {
  readonly personas: number;
  readonly nunca: number;
  /** They have come in, and not for thirty days. */
  readonly haceMucho: number;
  /** Of the last seven days. */
  readonly recientes: number;
}

/** «22 personas no han entrado nunca; 31 llevan más de 30 días sin entrar». */
export function hallazgoDe({ personas, nunca, haceMucho }: QuienesEntran): string {
  if (personas === 0) return 'Aún no hay nadie que pueda entrar';
  const de =
    nunca === 0 ? null : `${cuantas(nunca, 'persona')} no ${nunca === 1 ? 'ha' : 'han'} entrado nunca`;
  const sin = `${haceMucho === 1 ? 'lleva' : 'llevan'} más de 30 días sin entrar`;
  if (de && haceMucho > 0) return `${de}; ${enCifras(haceMucho)} ${sin}`;
  if (de) return de;
  return haceMucho > 0
    ? `${cuantas(haceMucho, 'persona')} ${sin}`
    : 'Todas han entrado en los últimos 30 días';
}

export const alcanceDe = ({ personas, recientes }: QuienesEntran): string =>
  `De ${cuantas(personas, 'persona que puede entrar', 'personas que pueden entrar')}, ${enCifras(recientes)} ${recientes === 1 ? 'ha' : 'han'} entrado en los últimos 7 días.`;
