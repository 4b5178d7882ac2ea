import { type Escrito, enLlaves } from '@catedra/shared/avisos/plantilla.ts';
import { type ChangeEvent, useLayoutEffect, useRef } from 'react';

type Cual = keyof Escrito;
type Caja = HTMLInputElement | HTMLTextAreaElement;

/** Where the caret goes once the field that was put there is drawn. */
interface Vuelta {
  readonly cual: Cual;
  readonly en: number;
}

/** Puts a field where one was writing last, and leaves the caret behind it; in the text if one was nowhere. */
export function useInsercion(escrito: Escrito, onChange: (patch: Partial<Escrito>) => void) {
  const cajas = { asunto: useRef<HTMLInputElement>(null), texto: useRef<HTMLTextAreaElement>(null) };
  const ultima = useRef<Cual>('texto');
  const vuelta = useRef<Vuelta | null>(null);
  useLayoutEffect(() => {
    if (vuelta.current === null) return;
    const { cual, en } = vuelta.current;
    vuelta.current = null;
    const caja: Caja | null = cajas[cual].current;
    caja?.focus();
    caja?.setSelectionRange(en, en);
  });
  const de = <C extends Cual>(cual: C) => ({
    ref: cajas[cual],
    onFocus: () => {
      ultima.current = cual;
    },
    onChange: ({ currentTarget }: ChangeEvent<Caja>) => onChange({ [cual]: currentTarget.value }),
  });
  return {
    asunto: de('asunto'),
    texto: de('texto'),
    insertar: (campo: string) => {
      const cual = ultima.current;
      const caja: Caja | null = cajas[cual].current;
      const [desde, hasta] = [
        caja?.selectionStart ?? escrito[cual].length,
        caja?.selectionEnd ?? escrito[cual].length,
      ];
      const puesto = enLlaves(campo);
      vuelta.current = { cual, en: desde + puesto.length };
      onChange({ [cual]: `${escrito[cual].slice(0, desde)}${puesto}${escrito[cual].slice(hasta)}` });
    },
  };
}
