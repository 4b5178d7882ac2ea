import { comoSeEntiende } from '@catedra/shared/preguntas/tipos/numerica/leer-numero.ts';
import { NativeSelect, TextInput } from '@mantine/core';
import type { PlayerProps } from '#preguntas/formas.ts';
import classes from '#preguntas/preguntas.module.css';
import { mayuscula } from '#ui/words/words.ts';

export function Player({ publica, respuesta, onChange, disabled, ids }: PlayerProps<'numerica'>) {
  const { texto = '', unidad = null } = respuesta ?? {};
  const chosen = publica.unidad === 'elegida';
  const said = comoSeEntiende(texto, publica.unidad === 'escrita' ? publica.unidades : []);
  const change = (next: { readonly texto: string; readonly unidad: string | null }, typing: boolean) =>
    onChange(next.texto.trim() === '' && next.unidad === null ? null : next, typing);
  return (
    <>
      <div className={classes.number}>
        <TextInput
          label="Tu respuesta"
          aria-describedby={`${ids.enunciado} ${ids.base}-lectura`}
          inputMode={publica.unidad === 'escrita' ? 'text' : 'decimal'}
          autoComplete="off"
          maxLength={100}
          disabled={disabled}
          value={texto}
          onChange={({ currentTarget: { value } }) => change({ texto: value, unidad }, true)}
        />
        {chosen && (
          <NativeSelect
            label="Unidad"
            disabled={disabled}
            value={unidad ?? ''}
            onChange={({ currentTarget: { value } }) => change({ texto, unidad: value || null }, false)}
            data={[
              { value: '', label: 'Elige' },
              ...publica.unidades.map(({ id, nombre }) => ({ value: id, label: nombre })),
            ]}
          />
        )}
      </div>
      <p
        id={`${ids.base}-lectura`}
        className={`look-quiet ${classes.reading}`}
        data-wrong={said?.startsWith('no ') || undefined}
        data-told={said !== null || undefined}
        role="status"
      >
        {said === null ? 'Con coma o con punto, como prefieras.' : `${mayuscula(said)}.`}
      </p>
    </>
  );
}
