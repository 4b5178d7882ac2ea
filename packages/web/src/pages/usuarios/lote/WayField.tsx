import { Radio } from '@mantine/core';
import classes from '#pages/usuarios/lote/Lote.module.css';

export type Way = 'invitar' | 'restablecer-contrasenas';

interface WayFieldProps {
  readonly value: Way;
  readonly onChange: (way: Way) => void;
}

export function WayField({ value, onChange }: WayFieldProps) {
  return (
    <Radio.Group label="¿Cómo les llega?" value={value} onChange={onChange}>
      <div className={classes.ways}>
        <Radio value="invitar" label="Con una invitación por correo" />
        <Radio
          value="restablecer-contrasenas"
          label="Con una contraseña temporal, en una hoja para repartir"
        />
      </div>
    </Radio.Group>
  );
}
