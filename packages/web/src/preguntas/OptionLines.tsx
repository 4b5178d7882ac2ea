import { MAX_OPCIONES } from '@catedra/shared/preguntas/tipos/opciones.ts';
import type { ReactNode } from 'react';
import type { ComposerProps } from '#preguntas/composer.ts';
import classes from '#preguntas/composers.module.css';
import type { LineProps } from '#preguntas/Line.tsx';
import { LineList } from '#preguntas/LineList.tsx';
import { newPart } from '#preguntas/new-part.ts';
import { optionsOf } from '#preguntas/options.ts';
import { WeightField } from '#preguntas/WeightField.tsx';

interface OptionLinesProps {
  readonly of: ComposerProps<'unica'> | ComposerProps<'multiple'>;
  readonly mark: NonNullable<LineProps['mark']>;
  /** Before what is said to whoever takes that option. */
  readonly explained: string;
  readonly isWeighed: (id: string) => boolean;
  readonly renderShare?: (id: string) => ReactNode;
}

/** The options of a question: which are right, what each of them gives and what it says to whoever takes it. */
export function OptionLines({ of, mark, explained, isWeighed, renderShare }: OptionLinesProps) {
  const { publica, clave, onChange, readOnly, cursoId } = of;
  const { pesos, explicaciones } = clave;
  return (
    <LineList
      label="Opciones"
      one="la opción"
      add="Añadir opción"
      lines={publica.opciones}
      max={MAX_OPCIONES}
      pinning={publica.barajar}
      make={(texto) => ({ id: newPart(), texto, fija: false })}
      placeholders={['Una respuesta', 'Otra respuesta']}
      onChange={(opciones) => onChange(optionsOf(opciones, clave))}
      mark={mark}
      explain={{
        words: explained,
        of: (id) => explicaciones[id] ?? '',
        put: (id, html) => onChange({ clave: { explicaciones: { ...explicaciones, [id]: html } } }),
      }}
      renderAside={({ id }) => (
        <span className={classes.verdict}>
          {mark.isOn(id) && <b>Correcta</b>}
          {renderShare?.(id)}
          {isWeighed(id) && (
            <WeightField
              label="Vale"
              value={pesos[id] ?? '0'}
              readOnly={readOnly}
              onChange={(peso) => onChange({ clave: { pesos: { ...pesos, [id]: peso } } })}
            />
          )}
        </span>
      )}
      readOnly={readOnly}
      cursoId={cursoId}
    />
  );
}
