import type { LineaDeRegistro } from '@catedra/shared/certificados/registro.ts';
import { ESTADOS_EN_PALABRAS } from '@catedra/shared/certificados/rules.ts';
import { diaCorto } from '@catedra/shared/fechas/escribir-fecha.ts';
import { StateMark, type StateKind } from '#ui/marks/StateMark.tsx';
import type { Column } from '#ui/lists/data-table.ts';
import { Moment } from '#ui/marks/DueDate.tsx';

const MARCAS: Readonly<Record<LineaDeRegistro['estado'], StateKind>> = {
  valido: 'done',
  caducado: 'off',
  sustituido: 'off',
  retirado: 'bad',
};

/** Somebody who was deleted has no name any more. */
export const deQuien = ({ nombre }: LineaDeRegistro): string => nombre ?? 'Persona eliminada';

export const columnasDeRegistro: readonly Column<LineaDeRegistro>[] = [
  { id: 'persona', header: 'Persona', cell: deQuien },
  { id: 'curso', header: 'Curso', cell: ({ titulo }) => titulo, phone: 'line', narrow: 'beneath' },
  {
    id: 'estado',
    header: 'Estado',
    width: '140px',
    cell: ({ estado }) => <StateMark kind={MARCAS[estado]}>{ESTADOS_EN_PALABRAS[estado]}</StateMark>,
    phone: 'end',
    narrow: 'stay',
  },
  {
    id: 'expedido',
    header: 'Expedido',
    width: '150px',
    cell: ({ expedidoEn }) => <Moment date={expedidoEn} capital />,
    phone: 'hide',
  },
  {
    id: 'hasta',
    header: 'Válido hasta',
    width: '140px',
    cell: ({ validoHasta }) => (validoHasta ? diaCorto(validoHasta) : 'No caduca'),
    phone: 'hide',
  },
  {
    id: 'numero',
    header: 'Número',
    width: '150px',
    cell: ({ numero, rectificado }) => (rectificado ? `${numero} (rect.)` : numero),
    phone: 'line',
    narrow: 'hide',
  },
];
