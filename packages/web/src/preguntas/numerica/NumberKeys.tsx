import type { ClaveNumerica, Tolerancia } from '#preguntas/keys.ts';
import { ActionIcon, SegmentedControl } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import classes from '#preguntas/composers.module.css';
import { ExactField } from '#preguntas/numerica/ExactField.tsx';
import { NumberLine } from '#preguntas/numerica/NumberLine.tsx';
import { WeightField } from '#preguntas/WeightField.tsx';
import { RichTextField } from '#parts/texto/RichTextField.tsx';

interface NumberKeysProps {
  readonly claves: readonly ClaveNumerica[];
  readonly unit: string;
  readonly explain: boolean;
  readonly readOnly: boolean;
  readonly onChange: (claves: ClaveNumerica[]) => void;
}

const MARGINS = [
  { value: 'absoluta', label: 'de más o menos' },
  { value: 'relativa', label: 'en %' },
  { value: 'rango', label: 'entre dos valores' },
];

const started: Readonly<Record<Tolerancia['tipo'], (valor: string | null) => Tolerancia>> = {
  absoluta: () => ({ tipo: 'absoluta', valor: '0' }),
  relativa: () => ({ tipo: 'relativa', valor: '0' }),
  rango: (valor) => ({ tipo: 'rango', desde: valor ?? '0', hasta: valor ?? '0' }),
};

/** The values that are accepted, the first that fits first. */
export function NumberKeys({ claves, unit, explain, readOnly, onChange }: NumberKeysProps) {
  const put = (id: string, change: Partial<ClaveNumerica>) =>
    onChange(claves.map((una) => (una.id === id ? { ...una, ...change } : una)));
  return claves.map((una, index) => {
    const name = claves.length === 1 ? 'el valor' : `el valor ${index + 1}`;
    const { tolerancia } = una;
    return (
      <fieldset key={una.id} className={classes.key} aria-label={`Valor ${index + 1}`}>
        <div className={classes.fields}>
          {tolerancia.tipo === 'rango' ? (
            <>
              <ExactField
                label="Desde"
                readOnly={readOnly}
                value={tolerancia.desde}
                onChange={(desde) => put(una.id, { tolerancia: { ...tolerancia, desde: desde ?? '0' } })}
              />
              <ExactField
                label="Hasta"
                readOnly={readOnly}
                value={tolerancia.hasta}
                onChange={(hasta) => put(una.id, { tolerancia: { ...tolerancia, hasta: hasta ?? '0' } })}
              />
            </>
          ) : (
            <ExactField
              label="Respuesta"
              readOnly={readOnly}
              value={una.valor}
              onChange={(valor) => put(una.id, { valor })}
            />
          )}
          <div className={classes.field}>
            <span id={`margen-${una.id}`}>Se acepta con un margen</span>
            <SegmentedControl
              aria-labelledby={`margen-${una.id}`}
              readOnly={readOnly}
              data={MARGINS}
              value={tolerancia.tipo}
              onChange={(tipo) => {
                const next = tipo as Tolerancia['tipo'];
                put(una.id, {
                  tolerancia: started[next](una.valor),
                  ...(tolerancia.tipo === 'rango' && next !== 'rango' && { valor: tolerancia.desde }),
                  ...(next === 'rango' && { valor: null }),
                });
              }}
            />
          </div>
          {tolerancia.tipo !== 'rango' && (
            <ExactField
              label={tolerancia.tipo === 'relativa' ? 'Margen, en %' : 'Margen'}
              percent={tolerancia.tipo === 'relativa'}
              readOnly={readOnly}
              value={tolerancia.valor}
              onChange={(valor) => put(una.id, { tolerancia: { ...tolerancia, valor: valor ?? '0' } })}
            />
          )}
          {(claves.length > 1 || una.peso !== '1') && (
            <span className={classes.verdict}>
              vale
              <WeightField
                label={`Lo que vale ${name}`}
                value={una.peso}
                readOnly={readOnly}
                onChange={(peso) => put(una.id, { peso })}
              />
            </span>
          )}
          {!readOnly && (
            <ActionIcon
              className={classes.remove}
              size="sm"
              aria-label={`Quitar ${name}`}
              onClick={() => onChange(claves.filter(({ id }) => id !== una.id))}
            >
              <IconX size={16} stroke={1.75} aria-hidden />
            </ActionIcon>
          )}
        </div>
        <NumberLine clave={una} unit={unit} />
        {explain && (
          <div className={`look-quiet ${classes.explanation}`}>
            <span>Si la escribe:</span>
            <RichTextField
              label={`Explicación de ${name}`}
              look="line"
              minRows={1}
              placeholder="Añadir explicación"
              value={una.explicacion}
              onChange={(explicacion) => put(una.id, { explicacion })}
              readOnly={readOnly}
            />
          </div>
        )}
      </fieldset>
    );
  });
}
