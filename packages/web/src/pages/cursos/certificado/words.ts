import type { QueFaltan } from '@catedra/shared/certificados/schemas.ts';
import type { ValoresDeCertificado } from '#pages/cursos/certificado/use-ajustes.ts';
import { cuenta } from '#ui/words/words.ts';

const conComa = (numero: number): string => String(numero).replace('.', ',');

/** When it is given and what it says, in one breath. */
export function enPalabras({ da, horas, muestraNota, notaMinima }: ValoresDeCertificado): string {
  if (!da) return 'Este curso no da certificado.';
  const cuando = notaMinima === null ? '' : ` con un ${conComa(notaMinima)} o más`;
  const dice = [
    ...(horas === null ? [] : [cuenta(horas, 'hora', 'horas')]),
    ...(muestraNota ? ['la nota'] : []),
  ];
  const loQueDice = dice.length === 0 ? 'ni horas ni nota' : dice.join(' y ');
  return `Se expide solo al completar el curso${cuando}. Además del nombre, el curso y la fecha, dice ${loQueDice}.`;
}

/** Those who finished and are not counted among the missing nor among those who have one. */
const sinDerecho = ({ faltan, terminaron, expedidos }: QueFaltan): number =>
  Math.max(0, terminaron - faltan - expedidos);

/** What the course means for whoever finished it already. */
export function quienesTerminaron(cuentas: QueFaltan, da: boolean): string {
  const { faltan, terminaron, expedidos } = cuentas;
  if (terminaron === 0)
    return da
      ? 'Nadie ha terminado todavía. Quien termine lo tendrá al momento.'
      : 'Nadie ha terminado todavía.';
  const cuantas = `${cuenta(terminaron, 'persona ha', 'personas han')} terminado este curso`;
  if (!da)
    return `${cuantas}. Si lo activas no reciben nada solas: desde aquí podrás emitir los suyos, con la fecha en que terminaron.`;
  const fuera = sinDerecho(cuentas);
  return [
    `${cuantas}: ${expedidos === 0 ? 'ninguna tiene' : expedidos === 1 ? '1 tiene' : `${expedidos} tienen`} su certificado${
      faltan === 0 ? '' : ` y ${cuenta(faltan, 'no lo tiene', 'no lo tienen')}`
    }.`,
    ...(fuera === 0
      ? []
      : [`A ${fuera} no le toca${fuera === 1 ? '' : 'n'}: no llegan a la nota mínima o se les retiró.`]),
  ].join(' ');
}
