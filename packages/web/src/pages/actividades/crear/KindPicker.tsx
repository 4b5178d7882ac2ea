import { TIPOS_ACTIVIDAD, type TipoActividad } from '@catedra/shared/actividades/contenido.ts';
import { fichaDe } from '@catedra/shared/actividades/fichas.ts';
import { Radio } from '@mantine/core';
import classes from '#pages/actividades/crear/KindPicker.module.css';
import { KindIcon } from '#tipos/KindIcon.tsx';

interface KindPickerProps {
  readonly value: TipoActividad;
  readonly onChange: (tipo: TipoActividad) => void;
}

export function KindPicker({ value, onChange }: KindPickerProps) {
  return (
    <Radio.Group<TipoActividad>
      className={classes.picker}
      label="Tipo de actividad"
      value={value}
      onChange={onChange}
    >
      <div className={classes.kinds}>
        {TIPOS_ACTIVIDAD.map((tipo) => {
          const { nombre, para } = fichaDe(tipo);
          return (
            <Radio.Card key={tipo} className={classes.kind} value={tipo}>
              <span className={classes.icon}>
                <KindIcon tipo={tipo} size={20} />
              </span>
              <span>
                <b>{nombre}</b>
                <span className={`look-small ${classes.words}`}>{para}</span>
              </span>
            </Radio.Card>
          );
        })}
      </div>
    </Radio.Group>
  );
}
