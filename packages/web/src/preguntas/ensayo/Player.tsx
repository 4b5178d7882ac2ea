import { cuentaPalabras, sinEscribir } from '@catedra/shared/preguntas/tipos/ensayo/palabras.ts';
import { type ClipboardEvent, useState } from 'react';
import type { PlayerProps } from '#preguntas/formas.ts';
import classes from '#preguntas/preguntas.module.css';
import { RichTextField } from '#parts/texto/RichTextField.tsx';
import { cuenta, numero } from '#ui/words/words.ts';

const LONGEST = 50_000;

function limits(min: number | null, max: number | null): string {
  if (min !== null && max !== null) return `, de ${min} a ${max}`;
  if (min !== null) return `, como poco ${min}`;
  return max === null ? '' : `, como mucho ${max}`;
}

const tooLong = (length: number): string =>
  `Lo que quieres pegar tiene ${numero(length)} caracteres y aquí caben ${numero(LONGEST)}. Pega solo una parte.`;

export function Player({ publica, respuesta, onChange, disabled }: PlayerProps<'ensayo'>) {
  // What is no answer stays on the screen as it was typed: a line under the template, the template taken away.
  const [blank, setBlank] = useState<string | null>(null);
  const html = respuesta?.html ?? blank ?? publica.plantilla;
  const words = cuentaPalabras(html, publica.plantilla);
  const { minPalabras, maxPalabras } = publica;
  const top = maxPalabras ?? minPalabras;
  const [pasted, setPasted] = useState<string | null>(null);
  /** What could never be saved does not come in: megabytes would hold the page, and its clock, for a long while. */
  const onPaste = (event: ClipboardEvent) => {
    const { length } = event.clipboardData.getData('text/plain');
    setPasted(length > LONGEST ? tooLong(length) : null);
    if (length <= LONGEST) return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div onPasteCapture={onPaste}>
      <RichTextField
        label="Tu respuesta"
        minRows={10}
        readOnly={disabled}
        value={html}
        error={
          html.length > LONGEST ? 'Es demasiado largo: quita algo para que se guarde.' : (pasted ?? undefined)
        }
        onChange={(next) => {
          setPasted(null);
          const none = sinEscribir(next, publica.plantilla);
          setBlank(none ? next : null);
          onChange(none ? null : { html: next }, true);
        }}
      />
      <p className={`look-quiet ${classes.count}`}>
        {top !== null && (
          <meter min={0} max={top} low={minPalabras ?? 0} value={Math.min(words, top)} aria-hidden />
        )}
        <span>
          <b>{cuenta(words, 'palabra')}</b>
          {limits(minPalabras, maxPalabras)}
          {maxPalabras !== null && words > maxPalabras && `; te pasas en ${words - maxPalabras}`}
        </span>
      </p>
    </div>
  );
}
