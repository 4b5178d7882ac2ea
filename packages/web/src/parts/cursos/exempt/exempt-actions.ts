import { IconShieldCheck, IconShieldOff, IconShieldQuestion } from '@tabler/icons-react';
import type { Quienes } from '#parts/cursos/exempt/exempting.ts';
import type { ExemptAct } from '#parts/cursos/exempt/ExemptActs.tsx';
import type { RowAction } from '#ui/lists/data-table.ts';

interface Someone {
  readonly usuarioId: string;
  readonly nombre: string;
  readonly exentoHasta: string | null;
}

/** What whoever may excuse people does with one of them: their reason is read apart from any list. */
export function exemptActions(
  { usuarioId, nombre, exentoHasta }: Someone,
  open: (acto: ExemptAct) => void,
): RowAction[] {
  const de = (que: ExemptAct['que']) => () => open({ que, nombre, quienes: { usuarioIds: [usuarioId] } });
  if (exentoHasta === null) return [{ label: 'Eximir del curso', icon: IconShieldCheck, onClick: de('dar') }];
  return [
    { label: 'Ver por qué está exento', icon: IconShieldQuestion, onClick: de('ver') },
    { label: 'Cambiar su exención', icon: IconShieldCheck, onClick: de('dar') },
    { label: 'Quitar su exención', icon: IconShieldOff, onClick: de('quitar') },
  ];
}

/** The same with those chosen in a list. */
export const exemptBulk = (open: (acto: ExemptAct) => void) => {
  const de = (que: ExemptAct['que']) => (ids: readonly string[]) =>
    open({ que, quienes: { usuarioIds: [...ids] } });
  return [
    { label: 'Eximir', icon: IconShieldCheck, onClick: de('dar') },
    { label: 'Quitar exención', icon: IconShieldOff, onClick: de('quitar') },
  ];
};

/** And with all that it shows: taking back, where it shows those who are excused. */
export const exemptAll = (quienes: Quienes, open: (acto: ExemptAct) => void) => [
  { label: 'Eximir a estos', icon: IconShieldCheck, onClick: () => open({ que: 'dar', quienes }) },
  ...(quienes.cumplimiento === 'exento'
    ? [
        {
          label: 'Quitar la exención a estos',
          icon: IconShieldOff,
          onClick: () => open({ que: 'quitar', quienes }),
        },
      ]
    : []),
];
