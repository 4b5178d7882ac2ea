import type { AperturasDeshacibles, AperturasDeshechas } from '@catedra/shared/cumplimiento/aperturas.ts';
import { nombres } from '#parts/cursos/reminding.ts';
import { cuenta } from '#ui/words/words.ts';

const siguen = ({ quedan, cuantasQuedan }: AperturasDeshechas): string =>
  `${cuantasQuedan === 1 ? 'Sigue' : 'Siguen'} en ella, porque ya ${cuantasQuedan === 1 ? 'hizo' : 'hicieron'} algo: ${nombres(quedan, cuantasQuedan)}.`;

/** What taking it back did, and who stays in it. */
export function trasDeshacer(hecho: AperturasDeshechas): string {
  const resto = hecho.cuantasQuedan > 0 ? ` ${siguen(hecho)}` : '';
  return hecho.deshechas > 0
    ? `Renovación deshecha a ${cuenta(hecho.deshechas, 'persona')}.${resto}`
    : `No se ha deshecho nada.${resto}`;
}

/** The same before: what it would do, and why it would not to the rest. */
export function antesDeDeshacer(efecto: AperturasDeshacibles): { que: string; resto: string[] } {
  const { deshechas, cuantasQuedan, sinApertura } = efecto;
  return {
    que:
      deshechas === 0
        ? 'No hay nada que deshacer.'
        : deshechas === 1
          ? 'Se deshace a 1 persona: vuelve a valerle lo que ya había completado, con sus fechas.'
          : `Se deshace a ${cuenta(deshechas, 'persona')}: vuelve a valerles lo que ya habían completado, con sus fechas.`,
    resto: [
      ...(cuantasQuedan > 0 ? [siguen(efecto)] : []),
      ...(sinApertura > 0
        ? [
            sinApertura === 1
              ? '1 persona no: a esa no le abrió nadie la renovación.'
              : `${cuenta(sinApertura, 'persona')} no: a esas no les abrió nadie la renovación.`,
          ]
        : []),
    ],
  };
}
