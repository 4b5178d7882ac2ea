import type { PlayerProps } from '#preguntas/formas.ts';
import { Options } from '#preguntas/Options.tsx';
import { idDe, VERDADERO_Y_FALSO } from '#preguntas/verdadero_falso/opciones.ts';

export const Player = ({ respuesta, onChange, disabled, ids }: PlayerProps<'verdadero_falso'>) => (
  <Options
    type="radio"
    opciones={VERDADERO_Y_FALSO}
    chosen={respuesta ? [idDe(respuesta.valor)] : []}
    disabled={disabled}
    ids={ids}
    onPick={(id) => onChange({ valor: id === idDe(true) })}
  />
);
