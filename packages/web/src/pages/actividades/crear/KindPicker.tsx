import { TIPOS_ACTIVIDAD, type TipoActividad } from '@catedra/shared';
import { Radio } from '@mantine/core';
import classes from '#pages/actividades/crear/KindPicker.module.css';
import { TIPOS } from '#pages/actividades/tipos.ts';

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
          const { icon: Icon, label, para } = TIPOS[tipo];
          return (
            <Radio.Card key={tipo} className={classes.kind} value={tipo}>
              <Icon className={classes.icon} size={20} stroke={1.75} aria-hidden />
              <span>
                <b>{label}</b>
                <span className={classes.words}>{para}</span>
              </span>
            </Radio.Card>
          );
        })}
      </div>
    </Radio.Group>
  );
}
