import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import unseen from '#ui/frame/unseen.module.css';
import classes from '#ui/lists/SortMenu.module.css';

export interface Order {
  readonly order: string;
  readonly header: string;
}

export interface SortChoiceProps {
  readonly orders: readonly Order[];
  readonly current: Order | undefined;
  readonly down: boolean;
  readonly choose: (order: string, descending: boolean) => void;
}

type SortButtonProps = Pick<SortChoiceProps, 'current' | 'down'> & ComponentProps<'button'>;

/** "Ordenar por: apellidos ↑"; in an order that no heading gives, "Ordenar". */
export function SortButton({ current, down, ...rest }: SortButtonProps) {
  const Arrow = down ? IconArrowDown : IconArrowUp;
  return (
    <button type="button" aria-haspopup="menu" {...rest} className={`look-bare-button ${classes.button}`}>
      {current ? `Ordenar por: ${current.header.toLocaleLowerCase('es')}` : 'Ordenar'}
      {current && (
        <>
          <span className={unseen.unseen}>{down ? ', descendente' : ', ascendente'}</span>
          <Arrow size={14} stroke={2} aria-hidden />
        </>
      )}
    </button>
  );
}
