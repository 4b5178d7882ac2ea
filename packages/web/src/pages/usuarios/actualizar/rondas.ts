import type { RondaPasada } from '@catedra/shared/cumplimiento/rondas.ts';
import type { EntregaDePersona, PruebaDePersona } from '@catedra/shared/participantes/persona.ts';
import { cuenta, enumerar, notaEnColumna } from '#ui/words/words.ts';

export const verAnteriores = (cuantas: number): string =>
  cuantas === 1 ? 'Ver la vez anterior' : `Ver las ${cuantas} veces anteriores`;

/** Up to when it covered them, against a day of today: «Valió hasta el 20 de marzo de 2027». */
export function valioHasta(
  { valeHasta }: RondaPasada,
  hoy: string,
  escrito: (dia: string) => string,
): string {
  if (valeHasta === null) return 'No caducaba';
  return `${valeHasta < hoy ? 'Valió' : 'Vale'} hasta el ${escrito(valeHasta)}`;
}

/** What of their attempts and works was done in one round, of one activity. */
export interface DeUnaActividad {
  readonly pruebas: readonly PruebaDePersona[];
  readonly entregas: readonly EntregaDePersona[];
}

const conSusNotas = (cuantos: string, notas: readonly (number | null)[]): string => {
  const dichas = notas.flatMap((nota) => (nota === null ? [] : [notaEnColumna(nota)]));
  return dichas.length === 0 ? cuantos : `${cuantos}: ${enumerar(dichas)}`;
};

/** «2 intentos: 4,20 y 8,50», «1 entrega: 8,00»; none where nothing was handed in. */
export function deQueSaleSuNota({ pruebas, entregas }: DeUnaActividad): string[] {
  const validos = pruebas.filter(({ estado }) => estado !== 'anulado');
  const anulados = pruebas.length - validos.length;
  return [
    ...(validos.length > 0
      ? [
          conSusNotas(
            cuenta(validos.length, 'intento'),
            validos.map(({ nota }) => nota),
          ),
        ]
      : []),
    ...(anulados > 0 ? [cuenta(anulados, 'intento anulado', 'intentos anulados')] : []),
    ...(entregas.length > 0
      ? [
          conSusNotas(
            cuenta(entregas.length, 'entrega'),
            entregas.toReversed().map(({ nota }) => nota),
          ),
        ]
      : []),
  ];
}
