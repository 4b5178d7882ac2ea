import type { CuentaDeFechas, CuentaDeFechasDeGrupo } from '@catedra/shared/participantes/schemas.ts';
import { cuenta } from '#ui/words/words.ts';

/** To whom a date that is given now has passed already. */
export function pasadas(
  { pasadas: n, personas }: Pick<CuentaDeFechas, 'pasadas' | 'personas'>,
  gracia: number,
  hasta: string,
): string | null {
  if (n === 0) return null;
  const quien =
    personas === 1
      ? 'Ya se le pasó'
      : n === 1
        ? 'A 1 persona ya se le pasó'
        : `A ${cuenta(n, 'persona')} ya se les pasó`;
  const tienen = n === 1 ? 'tendrá' : 'tendrán';
  return gracia === 0
    ? `${quien} esa fecha: ${tienen} solo hasta que acabe el día de hoy.`
    : `${quien} esa fecha: ${tienen} ${cuenta(gracia, 'día')}, hasta el ${hasta}.`;
}

/** Who have nothing in the field that a date counts from. */
export function sinDato({
  sinDato: n,
  personas,
}: Pick<CuentaDeFechas, 'sinDato' | 'personas'>): string | null {
  if (n === 0) return null;
  const quien =
    personas === 1 ? 'No tiene' : n === 1 ? '1 persona no tiene' : `${cuenta(n, 'persona')} no tienen`;
  const quedan = n === 1 ? 'queda' : 'quedan';
  return `${quien} ese dato: ${quedan} sin fecha límite hasta que se escriba en su ficha.`;
}

/** To whom the date of their group has passed, also with the days for late comers. */
export function vencidas({ vencidas: n }: Pick<CuentaDeFechasDeGrupo, 'vencidas'>): string | null {
  if (n === 0) return null;
  return n === 1
    ? 'A 1 persona ya se le pasó esa fecha: queda vencida.'
    : `A ${cuenta(n, 'persona')} ya se les pasó esa fecha: quedan vencidas.`;
}

/** Who had come in after the date that their group is given now. */
export function llegaronTarde(
  { conGracia: n }: Pick<CuentaDeFechasDeGrupo, 'conGracia'>,
  gracia: number,
): string | null {
  if (n === 0) return null;
  return n === 1
    ? `1 persona entró después de esa fecha: tiene ${cuenta(gracia, 'día')} desde que entró.`
    : `${cuenta(n, 'persona')} entraron después de esa fecha: tienen ${cuenta(gracia, 'día')} desde que entraron.`;
}
