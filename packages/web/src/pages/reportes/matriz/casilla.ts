import type { Casilla } from '@catedra/shared/informes/matriz/contratos.ts';
import { PALABRAS_DE_CUMPLIMIENTO } from '@catedra/shared/cumplimiento/nombres.ts';
import type { StateKind } from '#ui/marks/StateMark.tsx';
import { porcentaje } from '#ui/words/words.ts';

type Tono = 'mal' | 'atencion' | 'normal';

interface Vista {
  readonly forma: StateKind;
  readonly tono: Tono;
  readonly dicho: string;
}

/** What each shape says, in the words under which it is looked for. */
export const CLAVE: readonly (readonly [StateKind, string])[] = [
  ['bad', 'vencido o caducado'],
  ['attention', 'en riesgo, en días de margen o por renovar'],
  ['half', 'en curso, con su % hecho'],
  ['ring', 'sin empezar'],
  ['done', 'hecho'],
  ['draft', 'exento'],
];

/** How a square looks, and what it says to whoever can't see it. */
export function vistaDe({ estado, enRiesgo, porCorregir, porcentaje: avance, terminado }: Casilla): Vista {
  const mas = [
    ...(enRiesgo ? ['en riesgo'] : []),
    ...(porCorregir ? ['por corregir'] : []),
    ...(terminado || avance === null ? [] : [porcentaje(avance)]),
  ];
  const dicho = [PALABRAS_DE_CUMPLIMIENTO[estado], ...mas].join(', ');
  if (estado === 'vencido' || estado === 'caducado') return { forma: 'bad', tono: 'mal', dicho };
  if (enRiesgo || estado === 'en_gracia' || estado === 'por_renovar')
    return { forma: 'attention', tono: 'atencion', dicho };
  if (estado === 'exento') return { forma: 'draft', tono: 'normal', dicho };
  if (estado === 'al_dia' || terminado) return { forma: 'done', tono: 'normal', dicho };
  return { forma: avance === null ? 'ring' : 'half', tono: 'normal', dicho };
}
