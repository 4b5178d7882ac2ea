import { ActionIcon } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useEffect, useEffectEvent } from 'react';
import type { Sitting } from '#pages/entregas/sitting.ts';
import classes from '#pages/entregas/Steps.module.css';
import { useShortcuts } from '#ui/forms/shortcuts.ts';
import { fullName } from '#ui/people/PersonName.tsx';
import { cuenta, enumerar, numero } from '#ui/words/words.ts';

const KEYS: Readonly<Record<string, 'anterior' | 'siguiente'>> = {
  PageUp: 'anterior',
  PageDown: 'siguiente',
};

/** «3 de 24», and from one to the next with the hands on the keyboard. */
export function Steps({ sitting: { paso, step, go } }: { readonly sitting: Sitting }) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const to = KEYS[event.key];
    if (!event.altKey || to === undefined) return;
    event.preventDefault();
    void step(to);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
  useShortcuts({
    j: () => void step('siguiente'),
    k: () => void step('anterior'),
    l: paso?.pendiente ? () => go(paso.pendiente) : undefined,
  });
  const name = (to: 'anterior' | 'siguiente') => {
    const one = paso?.[to];
    return one ? fullName(one.persona) : undefined;
  };
  const [before, after] = [name('anterior'), name('siguiente')];
  return (
    <div className="look-wide-row">
      {paso && paso.total > 0 && <Where paso={paso} />}
      <ActionIcon
        variant="default"
        size="var(--hit)"
        disabled={before === undefined}
        aria-label="Anterior"
        title={before && `${before} (Alt + Re Pág)`}
        aria-keyshortcuts="Alt+PageUp"
        onClick={() => void step('anterior')}
      >
        <IconChevronLeft size={18} stroke={1.75} aria-hidden />
      </ActionIcon>
      <ActionIcon
        variant="default"
        size="var(--hit)"
        disabled={after === undefined}
        aria-label="Siguiente"
        title={after && `${after} (Alt + Av Pág)`}
        aria-keyshortcuts="Alt+PageDown"
        onClick={() => void step('siguiente')}
      >
        <IconChevronRight size={18} stroke={1.75} aria-hidden />
      </ActionIcon>
    </div>
  );
}

type Known = NonNullable<Sitting['paso']>;

function Where({ paso: { puesto, total, esperan } }: { readonly paso: Known }) {
  if (puesto === null)
    return <span className={`look-wide-row ${classes.where}`}>{cuenta(esperan, 'espera', 'esperan')}</span>;
  return (
    <span className={`look-wide-row ${classes.where}`}>
      <span>
        <b>{numero(puesto)}</b> de {numero(total)}
      </span>
      <span className={classes.bar} aria-hidden>
        <i style={{ width: `${((total - esperan) / total) * 100}%` }} />
      </span>
    </span>
  );
}

/** What others marked since one began is not shown again, and that is said. */
export function Meanwhile({ paso }: Pick<Sitting, 'paso'>) {
  if (!paso || paso.deOtros.cuantas === 0) return null;
  const { cuantas, quienes } = paso.deOtros;
  const who = quienes.length > 0 ? enumerar(quienes) : 'otra persona';
  const verb = quienes.length > 1 ? 'corrigieron' : 'corrigió';
  return (
    <p className={classes.meanwhile} role="status">
      Mientras tanto, {who} {verb}{' '}
      {cuantas === 1 ? 'la anterior: se ha saltado.' : `las ${numero(cuantas)} anteriores: se han saltado.`}
    </p>
  );
}
