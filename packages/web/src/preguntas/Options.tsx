import type { Parte } from '#preguntas/formas.ts';
import classes from '#preguntas/preguntas.module.css';
import { Rich } from '#preguntas/Rich.tsx';

interface OptionsProps {
  readonly opciones: readonly Parte[];
  readonly chosen: readonly string[];
  readonly type: 'radio' | 'checkbox';
  readonly ids: { readonly enunciado: string; readonly base: string };
  readonly disabled: boolean;
  readonly onPick: (id: string) => void;
}

export const letterOf = (index: number): string => String.fromCharCode(65 + index);

/** Options to pick, each with its letter. */
export function Options({ opciones, chosen, type, ids, disabled, onPick }: OptionsProps) {
  const role = type === 'radio' ? 'radiogroup' : 'group';
  return (
    <div role={role} aria-labelledby={ids.enunciado} data-disabled={disabled || undefined}>
      {opciones.map((opcion, index) => (
        <label key={opcion.id} className={classes.option}>
          <input
            type={type}
            name={ids.base}
            value={opcion.id}
            checked={chosen.includes(opcion.id)}
            disabled={disabled}
            data-letra={letterOf(index)}
            onChange={() => onPick(opcion.id)}
          />
          <Rich html={opcion.texto} />
          <kbd aria-hidden>{letterOf(index)}</kbd>
        </label>
      ))}
    </div>
  );
}
