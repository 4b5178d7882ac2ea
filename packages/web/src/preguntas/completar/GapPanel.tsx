import type { ClaveDeHueco, Hueco } from '@catedra/shared/preguntas/tipos/completar/reglas.ts';
import { Checkbox, SegmentedControl, Select } from '@mantine/core';
import type { ComposerProps } from '#preguntas/composer.ts';
import classes from '#preguntas/composers.module.css';
import { ChoiceRows } from '#preguntas/completar/ChoiceRows.tsx';
import { reglaCorta, withForm } from '#preguntas/completar/gaps.ts';
import { nuevaClave } from '#preguntas/numerica/Composer.tsx';
import { ExactField } from '#preguntas/numerica/ExactField.tsx';
import { NumberKeys } from '#preguntas/numerica/NumberKeys.tsx';
import { PatternRows } from '#preguntas/PatternRows.tsx';

interface GapPanelProps extends ComposerProps<'completar'> {
  readonly hueco: Hueco;
  readonly number: number;
}

const FORMS = [
  { value: 'escrita', label: 'Escribir' },
  { value: 'lista', label: 'Desplegable' },
  { value: 'banco', label: 'Banco de palabras' },
];

/** How one gap is filled and what is right in it. */
export function GapPanel({ publica, clave, onChange, readOnly, hueco, number }: GapPanelProps) {
  const own = clave.huecos[hueco.id];
  if (!own) return null;
  const { regla } = own;
  const put = (change: Partial<ClaveDeHueco>) =>
    onChange({ clave: { huecos: { ...clave.huecos, [hueco.id]: { ...own, ...change } } } });
  const putGap = (change: Partial<Hueco>) => ({
    huecos: publica.huecos.map((uno) => (uno.id === hueco.id ? { ...uno, ...change } : uno)),
  });
  return (
    <section className={classes.panel} aria-label={`Hueco ${number}`}>
      <header>
        <h4>Hueco {number}</h4>
        <SegmentedControl
          aria-label={`Cómo se rellena el hueco ${number}`}
          readOnly={readOnly}
          data={FORMS}
          value={hueco.forma}
          onChange={(forma) => onChange(withForm({ publica, clave }, hueco, forma as Hueco['forma']))}
        />
      </header>
      {hueco.forma === 'escrita' && (
        <Checkbox
          label="La respuesta es un número"
          disabled={readOnly}
          checked={regla.tipo === 'numerica'}
          onChange={(event) => {
            const numero = event.currentTarget.checked;
            const next = numero ? ({ tipo: 'numerica', claves: [nuevaClave()] } as const) : reglaCorta();
            onChange({
              publica: putGap({ numero }),
              clave: {
                huecos: {
                  ...clave.huecos,
                  [hueco.id]: { ...own, regla: { ...next } as ClaveDeHueco['regla'] },
                },
              },
            });
          }}
        />
      )}
      {regla.tipo === 'corta' && (
        <PatternRows
          reglas={regla}
          explain={false}
          readOnly={readOnly}
          onChange={(change) => put({ regla: { ...regla, ...change } })}
        />
      )}
      {regla.tipo === 'numerica' && (
        <NumberKeys
          claves={regla.claves}
          unit=""
          explain={false}
          readOnly={readOnly}
          onChange={(claves) => put({ regla: { ...regla, claves } })}
        />
      )}
      {regla.tipo === 'opcion' && hueco.forma === 'lista' && (
        <ChoiceRows
          opciones={hueco.opciones}
          pesos={regla.pesos}
          readOnly={readOnly}
          onChange={(opciones, pesos) =>
            onChange({
              publica: putGap({ opciones }),
              clave: { huecos: { ...clave.huecos, [hueco.id]: { ...own, regla: { ...regla, pesos } } } },
            })
          }
        />
      )}
      {regla.tipo === 'opcion' && hueco.forma === 'banco' && (
        <Select
          label="La palabra correcta"
          placeholder="Elige una de las que verá"
          readOnly={readOnly}
          data={publica.banco.map(({ id, texto }) => ({ value: id, label: texto || 'sin escribir' }))}
          value={Object.keys(regla.pesos).find((id) => regla.pesos[id] === '1') ?? null}
          onChange={(id) => put({ regla: { ...regla, pesos: id ? { [id]: '1' } : {} } })}
        />
      )}
      <ExactField
        label="Cuánto pesa entre los huecos"
        readOnly={readOnly}
        value={own.puntos}
        onChange={(puntos) => put({ puntos: puntos ?? '0' })}
      />
    </section>
  );
}
