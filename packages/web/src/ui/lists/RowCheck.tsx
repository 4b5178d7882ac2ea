import { Checkbox, CheckIcon } from '@mantine/core';
import classes from '#ui/lists/RowCheck.module.css';

const BOX = `${Checkbox.classes.inner} ${classes.box}`;
const INPUT = `mantine-focus-auto ${Checkbox.classes.input} mantine-Checkbox-input`;
const ICON = `${Checkbox.classes.icon} mantine-Checkbox-icon`;

interface RowCheckProps {
  readonly name: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** A checkbox of Mantine to the eye, without what a label or an error would need: a list has one for each row. */
export const RowCheck = ({ name, checked, onChange }: RowCheckProps) => (
  <span className={BOX}>
    <input
      type="checkbox"
      className={INPUT}
      aria-label={`Seleccionar ${name}`}
      checked={checked}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
    <CheckIcon className={ICON} />
  </span>
);
