import { Skeleton, TagsInput } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import type { ComposerProps } from '#preguntas/composer.ts';
import classes from '#preguntas/composers.module.css';
import { GapPanel } from '#preguntas/completar/GapPanel.tsx';
import { rightWords, withText } from '#preguntas/completar/gaps.ts';
import { newPart } from '#preguntas/new-part.ts';
import { Toggle } from '#ui/forms/Toggle.tsx';

const GapText = lazy(() =>
  import('#preguntas/completar/GapText.tsx').then((module) => ({ default: module.GapText })),
);

/** A text with gaps that are written, chosen from a list or filled from a bank of words. */
export function CompletarComposer(props: ComposerProps<'completar'>) {
  const { publica, clave, onChange, readOnly } = props;
  const { huecos, banco } = publica;
  const [open, setOpen] = useState<string | null>(null);
  const shown = huecos.find(({ id }) => id === open) ?? huecos.at(0);
  const banked = huecos.some(({ forma }) => forma === 'banco');
  const putBank = (words: readonly string[]) => {
    const known = new Map(banco.map((word) => [word.texto, word]));
    onChange({ publica: { banco: words.map((texto) => known.get(texto) ?? { id: newPart(), texto }) } });
  };
  return (
    <>
      <Suspense fallback={<Skeleton height={96} />}>
        <GapText
          value={publica.texto}
          readOnly={readOnly}
          onChange={(texto, made) => {
            onChange(withText({ publica, clave }, texto, made));
            if (made) setOpen(made.id);
          }}
        />
      </Suspense>
      {huecos.length === 0 && (
        <p className={`look-faint ${classes.note}`}>
          Elige unas palabras, o deja el cursor en una, y pulsa «Poner un hueco»: serán su respuesta.
        </p>
      )}
      {banked && (
        <div className={classes.part}>
          <TagsInput
            label="Palabras que verá"
            description="Las que no son de ningún hueco solo despistan."
            maxTags={60}
            maxLength={200}
            readOnly={readOnly}
            value={banco.map(({ texto }) => texto)}
            onChange={putBank}
          />
          <Toggle
            label="Una palabra puede usarse más de una vez"
            disabled={readOnly}
            checked={publica.repetir}
            onChange={(event) => onChange({ publica: { repetir: event.currentTarget.checked } })}
          />
        </div>
      )}
      {huecos.length > 1 && (
        <div className={`look-wrap ${classes.gaps}`} role="group" aria-label="Huecos">
          {huecos.map((hueco, index) => (
            <button
              key={hueco.id}
              type="button"
              className={classes.gap}
              aria-pressed={hueco.id === shown?.id}
              onClick={() => setOpen(hueco.id)}
            >
              <small>{index + 1}</small> {rightWords({ publica, clave }, hueco) || 'sin respuesta'}
            </button>
          ))}
        </div>
      )}
      {shown && <GapPanel key={shown.id} {...props} hueco={shown} number={huecos.indexOf(shown) + 1} />}
    </>
  );
}
