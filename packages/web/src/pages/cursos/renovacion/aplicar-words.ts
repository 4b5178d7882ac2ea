import type { AperturasDeshechas } from '@catedra/shared/cumplimiento/aperturas.ts';
import type { ValidezPrevista } from '@catedra/shared/cumplimiento/aplicar-validez.ts';
import { nombres } from '#parts/cursos/reminding.ts';
import { cuenta, dia, numero } from '#ui/words/words.ts';

const personas = (cuantas: number) => `${numero(cuantas)} ${cuantas === 1 ? 'persona' : 'personas'}`;

/** Some of those it reaches, and never others besides: «De las 40, a 32», «A 40 personas». */
const aCuantas = (unas: number, todas: number) =>
  unas < todas ? `De las ${numero(todas)}, a ${numero(unas)}` : `A ${personas(unas)}`;

/** How many become what, and until when; the first sentence is what happens. */
export function antesDeAplicar(prevista: ValidezPrevista, now: Date): string[] {
  const { personas: cuantas, quedan, caducarian, ultimoDia, sinElCurso, renovando } = prevista;
  const { al_dia: alDia = 0, por_renovar: porRenovar = 0 } = quedan;
  const frases = [
    cuantas === 0 && 'A nadie le cambia nada.',
    cuantas > 0 &&
      `A ${personas(cuantas)} ${cuantas === 1 ? 'le' : 'les'} cambia hasta cuándo vale lo que ${cuantas === 1 ? 'completó' : 'completaron'}.`,
    alDia > 0 &&
      `${personas(alDia)} ${alDia === 1 ? 'queda' : 'quedan'} al día, hasta que ${alDia === 1 ? 'le' : 'les'} caduque.`,
    porRenovar > 0 && `${personas(porRenovar)} ${porRenovar === 1 ? 'pasa' : 'pasan'} a por renovar.`,
    caducarian > 0 &&
      `${aCuantas(caducarian, cuantas)} ya ${caducarian === 1 ? 'le' : 'les'} habría caducado: ${caducarian === 1 ? 'tiene' : 'tienen'} hasta el ${dia(ultimoDia, now)}.`,
    sinElCurso > 0 &&
      `${personas(sinElCurso)} ya no ${sinElCurso === 1 ? 'tiene' : 'tienen'} el curso: lo ${sinElCurso === 1 ? 'notará' : 'notarán'} si ${sinElCurso === 1 ? 'vuelve' : 'vuelven'}.`,
    renovando > 0 &&
      `${personas(renovando)} ya ${renovando === 1 ? 'está' : 'están'} renovando y ${renovando === 1 ? 'sigue' : 'siguen'} igual.`,
  ];
  return frases.filter((frase) => frase !== false);
}

export const trasAplicar = (cuantas: number): string => `Validez aplicada a ${cuenta(cuantas, 'persona')}.`;

export function trasQuitarla({ deshechas, quedan, cuantasQuedan }: AperturasDeshechas): string {
  const siguen =
    cuantasQuedan > 0
      ? ` ${cuantasQuedan === 1 ? 'Sigue' : 'Siguen'} con ella, porque ya ${cuantasQuedan === 1 ? 'hizo' : 'hicieron'} algo: ${nombres(quedan, cuantasQuedan)}.`
      : '';
  return deshechas > 0
    ? `Vuelve a valer lo de antes para ${cuenta(deshechas, 'persona')}.${siguen}`
    : `No se ha deshecho nada.${siguen}`;
}
