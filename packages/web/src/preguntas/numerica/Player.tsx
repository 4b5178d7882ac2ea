import { NativeSelect, TextInput } from '@mantine/core';
import type { PlayerProps } from '#preguntas/formas.ts';
import { type Lectura, lecturaDe } from '#preguntas/numerica/lectura.ts';
import classes from '#preguntas/preguntas.module.css';

function wordsOf(lectura: Lectura): string {
  if (lectura.tipo === 'dos') return `Se entiende ${lectura.lecturas.join(' o ')}.`;
  if (lectura.tipo === 'no_es_numero') return 'No es un número.';
  return 'Con coma o con punto, como prefieras.';
}

export function Player({ publica, respuesta, onChange, disabled, ids }: PlayerProps<'numerica'>) {
  const { texto = '', unidad = null } = respuesta ?? {};
  const chosen = publica.unidad === 'elegida';
  const written = publica.unidad === 'escrita' ? publica.unidades.map(({ nombre }) => nombre) : [];
  const lectura = lecturaDe(texto, written);
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
      <p id={`${ids.base}-lectura`} className={classes.reading} data-kind={lectura.tipo} role="status">
        {wordsOf(lectura)}
      </p>
    </>
  );
}
