import type { Externa } from '@catedra/shared/externas/schemas.ts';
import { ESTADOS_DE_EXTERNA_EN_PALABRAS } from '@catedra/shared/externas/rules.ts';
import { diaCorto } from '@catedra/shared/fechas/escribir-fecha.ts';
import { MARCAS_DE_EXTERNA } from '#parts/externas/words.ts';
import type { Column } from '#ui/lists/data-table.ts';
import { StateMark } from '#ui/marks/StateMark.tsx';

/** Somebody who was deleted has no name any more. */
export const deQuien = ({ persona }: Externa): string => persona ?? 'Persona eliminada';

function hasta({ efecto, valeHasta }: Externa): string {
  if (valeHasta) return diaCorto(valeHasta);
  if (efecto === 'historia') return 'En la historia';
  return efecto === 'espera' ? 'Cuando tenga el curso' : 'No caduca';
}

export const columnasDeExternas: readonly Column<Externa>[] = [
  { id: 'persona', header: 'Persona', cell: deQuien },
  {
    id: 'formacion',
    header: 'Formación',
    cell: ({ titulo }) => `${titulo} (externa)`,
    phone: 'line',
    narrow: 'beneath',
  },
  {
    id: 'estado',
    header: 'Estado',
    width: '140px',
    cell: ({ estado }) => (
      <StateMark kind={MARCAS_DE_EXTERNA[estado]}>{ESTADOS_DE_EXTERNA_EN_PALABRAS[estado]}</StateMark>
    ),
    phone: 'end',
    narrow: 'stay',
  },
  { id: 'terminada', header: 'Terminada', width: '140px', cell: ({ dia }) => diaCorto(dia), phone: 'line' },
  { id: 'hasta', header: 'Vale hasta', width: '170px', cell: hasta, phone: 'hide' },
  {
    id: 'papel',
    header: 'Papel',
    width: '90px',
    cell: ({ papel }) => (papel ? 'Sí' : 'No'),
    phone: 'hide',
    narrow: 'hide',
  },
];
