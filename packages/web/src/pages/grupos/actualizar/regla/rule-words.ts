import type { EfectoDeRegla } from '@catedra/shared/grupos/regla-schemas.ts';
import { cuenta, numero } from '#ui/words/words.ts';

const personas = (n: number, una: string, varias: string) =>
  n === 1 ? `${una} 1 persona` : `${varias} ${numero(n)} personas`;

/** What saving does today. */
export function effectInWords({ entran, salen }: EfectoDeRegla): string {
  if (entran.total === 0 && salen.total === 0) return 'Al guardar no entra ni sale nadie hoy.';
  const partes = [
    ...(entran.total > 0 ? [personas(entran.total, 'entra', 'entran')] : []),
    ...(salen.total > 0 ? [personas(salen.total, 'sale', 'salen')] : []),
  ];
  return `Al guardar ${partes.join(' y ')}.`;
}

/** The button says what is not plain from its place. */
export function saveLabel(effect: EfectoDeRegla | undefined, conditions: number): string {
  if (conditions === 0) return 'Quitar la regla';
  if (effect && effect.cumplen === 0 && effect.salen.total > 0 && effect.quedarian === 0)
    return 'Guardar y vaciar el grupo';
  return effect && effect.cumplen === effect.personas
    ? `Guardar para las ${numero(effect.personas)}`
    : 'Guardar la regla';
}

interface Moved {
  /** Null once it was taken away. */
  readonly regla: object | null;
  readonly entraron: number;
  readonly salieron: number;
  /** More are to move than one request does. */
  readonly siguen: boolean;
}

/** What saving did. */
export function savedInWords({ regla, entraron, salieron, siguen }: Moved): string {
  if (regla === null) return 'Regla quitada: quien estaba se queda, y ahora se entra a mano.';
  if (siguen)
    return `Regla guardada. Van ${cuenta(entraron + salieron, 'persona')}; el resto se sigue moviendo.`;
  const partes = [
    ...(entraron > 0 ? [personas(entraron, 'entró', 'entraron')] : []),
    ...(salieron > 0 ? [personas(salieron, 'salió', 'salieron')] : []),
  ];
  return `Regla guardada: ${partes.length > 0 ? partes.join(' y ') : 'no entró ni salió nadie'}.`;
}
