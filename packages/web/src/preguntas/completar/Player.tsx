import { textoPlano } from '@catedra/shared/preguntas/texto-plano.ts';
import { conHuecos } from '@catedra/shared/preguntas/tipos/completar/texto.ts';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Hueco, PlayerProps } from '#preguntas/formas.ts';
import classes from '#preguntas/preguntas.module.css';

/** Gaps inside the running text: typed, chosen from a list, or filled with a word of the bank. */
export function Player(props: PlayerProps<'completar'>) {
  const { publica, respuesta, onChange, disabled, ids } = props;
  const huecos = respuesta?.huecos ?? {};
  const root = useRef<HTMLDivElement>(null);
  const [slots, setSlots] = useState<ReadonlyMap<string, Element>>(new Map());
  const html = useMemo(
    () => ({ __html: conHuecos(publica.texto, (id) => `<span data-hueco="${id}"></span>`) }),
    [publica.texto],
  );
  useLayoutEffect(() => {
    // Another text has other gaps.
    if (publica.texto === '') return;
    const found = [...(root.current?.querySelectorAll<HTMLElement>('[data-hueco]') ?? [])];
    setSlots(new Map(found.map((element) => [element.dataset.hueco ?? '', element])));
  }, [publica.texto]);

  const banks = publica.huecos.filter(({ forma }) => forma === 'banco');
  const [aim, setAim] = useState<string | null>(null);
  const target = banks.find(({ id }) => id === aim) ?? banks.find(({ id }) => !huecos[id]) ?? null;
  const numberOf = (id: string) => publica.huecos.findIndex((one) => one.id === id) + 1;
  const fill = (id: string, value: string, typing = false) => {
    const { [id]: _, ...others } = huecos;
    const next = value === '' ? others : { ...others, [id]: value };
    onChange(Object.keys(next).length > 0 ? { huecos: next } : null, typing);
  };
  const used = new Set(banks.map(({ id }) => huecos[id]));

  return (
    <>
      <div className={classes.gaps} ref={root} dangerouslySetInnerHTML={html} />
      {publica.huecos.map((hueco) => {
        const slot = slots.get(hueco.id);
        if (!slot) return null;
        return createPortal(
          <Gap
            hueco={hueco}
            number={numberOf(hueco.id)}
            value={huecos[hueco.id] ?? ''}
            word={textoPlano(publica.banco.find((one) => one.id === huecos[hueco.id])?.texto ?? '')}
            aimed={target?.id === hueco.id}
            disabled={disabled}
            onFill={(value, typing) => fill(hueco.id, value, typing)}
            onAim={() => setAim(hueco.id)}
          />,
          slot,
          hueco.id,
        );
      })}
      {banks.length > 0 && !disabled && (
        <div
          className={`look-wrap ${classes.bank}`}
          role="group"
          aria-label="Palabras"
          aria-describedby={`${ids.base}-banco`}
        >
          <p id={`${ids.base}-banco`} role="status">
            {target
              ? `Toca una palabra para ponerla en el hueco ${numberOf(target.id)}.`
              : 'Todos los huecos tienen palabra.'}
          </p>
          {publica.banco.map(({ id, texto }) => {
            const spent = !publica.repetir && used.has(id);
            return (
              <button
                key={id}
                type="button"
                disabled={spent || !target}
                onClick={() => {
                  if (target) fill(target.id, id);
                  setAim(null);
                }}
              >
                {textoPlano(texto)}
                {spent && ', ya puesta'}
              </button>
            );
          })}
        </div>
      )}
    </>
  );
}

interface GapProps {
  readonly hueco: Hueco;
  readonly number: number;
  readonly value: string;
  readonly word: string;
  readonly aimed: boolean;
  readonly disabled: boolean;
  readonly onFill: (value: string, typing?: boolean) => void;
  readonly onAim: () => void;
}

function Gap({ hueco, number, value, word, aimed, disabled, onFill, onAim }: GapProps) {
  const label = `Hueco ${number}`;
  if (hueco.forma === 'escrita')
    return (
      <input
        aria-label={label}
        inputMode={hueco.numero ? 'decimal' : 'text'}
        autoComplete="off"
        maxLength={500}
        disabled={disabled}
        value={value}
        onChange={(event) => onFill(event.currentTarget.value, true)}
      />
    );
  if (hueco.forma === 'lista')
    return (
      <select
        aria-label={label}
        disabled={disabled}
        value={value}
        onChange={(event) => onFill(event.currentTarget.value)}
      >
        <option value="">{label.toLowerCase()}</option>
        {hueco.opciones.map(({ id, texto }) => (
          <option key={id} value={id}>
            {textoPlano(texto)}
          </option>
        ))}
      </select>
    );
  return (
    <button
      type="button"
      aria-label={value ? `${label}: ${word}. Quitar` : `${label}, vacío`}
      aria-pressed={aimed}
      data-filled={value !== '' || undefined}
      disabled={disabled}
      onClick={() => {
        onAim();
        if (value) onFill('');
      }}
    >
      {value ? word : label.toLowerCase()}
    </button>
  );
}
