import { ActionIcon, SegmentedControl, TextInput } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import type { ComposerProps } from '#preguntas/composer.ts';
import classes from '#preguntas/composers.module.css';
import { newPart } from '#preguntas/new-part.ts';
import { ExactField } from '#preguntas/numerica/ExactField.tsx';

type UnitsPartProps = Pick<ComposerProps<'numerica'>, 'publica' | 'clave' | 'onChange' | 'readOnly'>;

const HOW = [
  { value: 'ninguna', label: 'sin unidad' },
  { value: 'escrita', label: 'escrita tras el número' },
  { value: 'elegida', label: 'elegida al lado' },
];
const MAX = 20;

/** The units an answer may come in: the first is that of the values above, the others say how many of it they are. */
export function UnitsPart({ publica, clave, onChange, readOnly }: UnitsPartProps) {
  const { unidades, unidad } = publica;
  const { factores, sinUnidad } = clave;
  const [first] = unidades;
  const name = (id: string, nombre: string) =>
    onChange({ publica: { unidades: unidades.map((una) => (una.id === id ? { ...una, nombre } : una)) } });
  const add = () => {
    const id = newPart();
    onChange({
      publica: { unidades: [...unidades, { id, nombre: '' }] },
      clave: { factores: { ...factores, [id]: '1' }, ...(!first && { unidadPorDefecto: id }) },
    });
  };
  const remove = (id: string) => {
    const left = unidades.filter((una) => una.id !== id);
    const { [id]: _, ...others } = factores;
    onChange({
      publica: { unidades: left },
      clave: { factores: others, unidadPorDefecto: left.at(0)?.id ?? null },
    });
  };
  return (
    <section className={classes.part} aria-label="Unidades">
      <div className={`look-row ${classes.inline}`}>
        <span id="unidad-de">La respuesta va</span>
        <SegmentedControl
          aria-labelledby="unidad-de"
          readOnly={readOnly}
          data={HOW}
          value={unidad}
          onChange={(next) => {
            onChange({ publica: { unidad: next as typeof unidad } });
            if (next !== 'ninguna' && unidades.length === 0) {
              const id = newPart();
              onChange({
                publica: { unidad: next as typeof unidad, unidades: [{ id, nombre: '' }] },
                clave: { factores: { [id]: '1' }, unidadPorDefecto: id },
              });
            }
          }}
        />
      </div>
      {unidad !== 'ninguna' && (
        <>
          {unidades.map(({ id, nombre }, index) => (
            <div key={id} className={classes.fields}>
              <TextInput
                className={classes.figureField}
                label={index === 0 ? 'Unidad del valor' : 'Otra unidad'}
                placeholder={index === 0 ? 'kg' : 'g'}
                maxLength={30}
                autoComplete="off"
                readOnly={readOnly}
                value={nombre}
                onChange={(event) => name(id, event.currentTarget.value)}
              />
              {index > 0 && (
                <ExactField
                  label={`1 ${nombre || 'de estas'} son, en ${first?.nombre || 'la primera'}`}
                  readOnly={readOnly}
                  value={factores[id] ?? '1'}
                  onChange={(factor) =>
                    onChange({ clave: { factores: { ...factores, [id]: factor ?? '0' } } })
                  }
                />
              )}
              {!readOnly && (
                <ActionIcon size="sm" aria-label={`Quitar la unidad ${nombre}`} onClick={() => remove(id)}>
                  <IconX size={16} stroke={1.75} aria-hidden />
                </ActionIcon>
              )}
            </div>
          ))}
          {!readOnly && unidades.length < MAX && (
            <button type="button" className={`look-bare-button ${classes.add}`} onClick={add}>
              <IconPlus size={18} stroke={1.75} aria-hidden />
              Otra unidad
            </button>
          )}
          {unidad === 'escrita' && (
            <div className={`look-row ${classes.inline}`}>
              <span id="sin-unidad">Sin unidad,</span>
              <SegmentedControl
                aria-labelledby="sin-unidad"
                readOnly={readOnly}
                data={[
                  { value: 'se_entiende', label: `se entiende ${first?.nombre || 'la primera'}` },
                  { value: 'esta_mal', label: 'está mal' },
                ]}
                value={sinUnidad}
                onChange={(next) => onChange({ clave: { sinUnidad: next } })}
              />
            </div>
          )}
        </>
      )}
    </section>
  );
}
