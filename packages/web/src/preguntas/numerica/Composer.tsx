import type { ClaveNumerica } from '#preguntas/keys.ts';
import { IconPlus } from '@tabler/icons-react';
import type { ComposerProps } from '#preguntas/composer.ts';
import classes from '#preguntas/composers.module.css';
import { newPart } from '#preguntas/new-part.ts';
import { NumberKeys } from '#preguntas/numerica/NumberKeys.tsx';
import { UnitsPart } from '#preguntas/numerica/UnitsPart.tsx';

const MAX = 30;

export const nuevaClave = (): ClaveNumerica => ({
  id: newPart(),
  valor: null,
  tolerancia: { tipo: 'absoluta', valor: '0' },
  peso: '1',
  explicacion: '',
});

/** A number with its margin, and the units it may come in. */
export function NumericaComposer({ publica, clave, onChange, readOnly }: ComposerProps<'numerica'>) {
  const { claves } = clave;
  const put = (next: readonly ClaveNumerica[]) =>
    onChange({ clave: { claves: next.map((una) => ({ ...una })) } });
  return (
    <>
      {claves.length === 0 && !readOnly && (
        <p className={`look-faint ${classes.note}`}>
          Escribe el valor correcto y cuánto puede apartarse una respuesta de él.
        </p>
      )}
      <NumberKeys
        claves={claves}
        unit={publica.unidades.find(({ id }) => id === clave.unidadPorDefecto)?.nombre ?? ''}
        explain
        readOnly={readOnly}
        onChange={put}
      />
      {!readOnly && claves.length < MAX && (
        <button
          type="button"
          className={`look-bare-button ${classes.add}`}
          onClick={() => put([...claves, nuevaClave()])}
        >
          <IconPlus size={18} stroke={1.75} aria-hidden />
          {claves.length === 0 ? 'Añadir el valor correcto' : 'Otro valor, con su parte'}
        </button>
      )}
      <UnitsPart publica={publica} clave={clave} onChange={onChange} readOnly={readOnly} />
    </>
  );
}
