import { TextInput } from '@mantine/core';
import type { PlayerProps } from '#preguntas/formas.ts';

const LONGEST = 1000;

export const Player = ({ publica, respuesta, onChange, disabled, ids }: PlayerProps<'corta'>) => (
  <TextInput
    label="Tu respuesta"
    description={publica.ayuda || undefined}
    aria-describedby={ids.enunciado}
    size="md"
    autoComplete="off"
    maxLength={LONGEST}
    disabled={disabled}
    value={respuesta?.texto ?? ''}
    onChange={({ currentTarget: { value } }) => onChange(value === '' ? null : { texto: value }, true)}
  />
);
