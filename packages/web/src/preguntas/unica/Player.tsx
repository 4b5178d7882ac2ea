import type { PlayerProps } from '#preguntas/formas.ts';
import { Options } from '#preguntas/Options.tsx';

export const Player = ({ publica, respuesta, onChange, disabled, ids }: PlayerProps<'unica'>) => (
  <Options
    type="radio"
    opciones={publica.opciones}
    chosen={respuesta ? [respuesta.opcion] : []}
    disabled={disabled}
    ids={ids}
    onPick={(opcion) => onChange({ opcion })}
  />
);
