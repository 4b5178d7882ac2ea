import { intentosQueQuedan } from '@catedra/shared/entregas/rules.ts';

/** What can be done with a work once it is handed in. */
export function afterWords(intento: number, maxIntentos: number | null): string {
  if (intentosQueQuedan(intento, maxIntentos) !== 0)
    return 'Después no podrás cambiarlo, salvo que te lo devuelvan para otro intento.';
  return maxIntentos === 1
    ? 'Solo hay un intento: después no podrás cambiarlo.'
    : 'Es tu último intento: después no podrás cambiarlo.';
}
