import { IconPlus, IconX } from '@tabler/icons-react';
import { Fragment, type FunctionComponent, type ReactElement, useRef } from 'react';
import classes from '#ui/lists/FilterPill.module.css';

interface PillFrameProps {
  /** What it filters by: "Perfil". */
  readonly label: string;
  /** While it is not in use, if it has other words then. */
  readonly unused?: string | undefined;
  /** What it leaves, in words; nothing while it is not in use. */
  readonly said: string | undefined;
  readonly onPress: () => void;
  readonly onRemove: () => void;
  /** What ties the button to what it opens, once that is there. */
  readonly target?: FunctionComponent<{ children: ReactElement }>;
}

/** "+ Perfil" while unused; "Perfil: Estudiante ×" while it filters. */
export function PillFrame({
  label,
  unused = label,
  said,
  onPress,
  onRemove,
  target: Target = Fragment,
}: PillFrameProps) {
  const main = useRef<HTMLSpanElement>(null);
  const remove = () => {
    // The button that was pressed goes away with the filter.
    main.current?.querySelector('button')?.focus();
    onRemove();
  };
  return (
    <span ref={main} className={classes.pill} data-on={said !== undefined || undefined}>
      <Target>
        <button type="button" className={classes.main} onClick={onPress}>
          {said === undefined && <IconPlus size={16} stroke={1.75} aria-hidden />}
          {said === undefined ? unused : label}
          {said !== undefined && (
            <>
              : <b title={said}>{said}</b>
            </>
          )}
        </button>
      </Target>
      {said !== undefined && (
        <button
          type="button"
          className={classes.remove}
          aria-label={`Quitar el filtro de ${label.toLowerCase()}`}
          onClick={remove}
        >
          <IconX size={16} stroke={1.75} aria-hidden />
        </button>
      )}
    </span>
  );
}
