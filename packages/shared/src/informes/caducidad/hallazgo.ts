import { cuantas, enCifras } from '#informes/palabras.ts';

export interface Caducan {
  readonly vigentes: number;
  readonly en30: number;
  readonly en90: number;
}

const certificados = (n: number) => cuantas(n, 'certificado');

/** What lapses soon, of people who can come in and have not renewed it. */
export function hallazgoDe({ vigentes, en30, en90 }: Caducan): string {
  if (vigentes === 0) return 'No hay ningún certificado en vigor';
  if (en90 === 0) return 'Ningún certificado caduca en 90 días';
  const verbo = (n: number) => (n === 1 ? 'caduca' : 'caducan');
  if (en30 === 0) return `${certificados(en90)} ${verbo(en90)} en 90 días; ninguno en 30`;
  const resto = en90 - en30;
  const despues = resto === 0 ? 'ninguno más en 90' : `${enCifras(resto)} más en 90`;
  return `${certificados(en30)} ${verbo(en30)} en 30 días; ${despues}`;
}

export const alcanceDe = ({ vigentes }: Caducan): string =>
  `${certificados(vigentes)} en vigor. No cuenta lo que su persona ya renovó, ni quien no puede entrar.`;
