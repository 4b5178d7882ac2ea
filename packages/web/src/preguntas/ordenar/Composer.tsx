import { SegmentedControl } from '@mantine/core';
import type { ComposerProps } from '#preguntas/composer.ts';
import classes from '#preguntas/composers.module.css';
import { LineList } from '#preguntas/LineList.tsx';
import { newPart } from '#preguntas/new-part.ts';

type Modo = ComposerProps<'ordenar'>['clave']['modo'];

const MODOS: Readonly<Record<Modo, readonly [string, string]>> = {
  todo_o_nada: ['Todo o nada', 'Da los puntos solo el orden entero.'],
  por_posicion: ['Por posición', 'Cada paso en su sitio suma su parte.'],
  por_tramo: [
    'Por tramo',
    'Cuenta el tramo más largo que va en orden: quien se salta un paso no lo pierde todo.',
  ],
};
const MAX = 20;

/** Written in the right order; everybody gets it shuffled. */
export function OrdenarComposer({ publica, clave, onChange, readOnly, cursoId }: ComposerProps<'ordenar'>) {
  const byId = new Map(publica.elementos.map((uno) => [uno.id, uno]));
  const lines = clave.orden.flatMap((id) => byId.get(id) ?? []);
  return (
    <>
      <p className={`look-faint ${classes.note}`}>
        Escríbelos en el orden bueno; a cada persona le salen barajados.
      </p>
      <LineList
        label="Pasos en su orden"
        one="el paso"
        add="Añadir paso"
        numbered
        lines={lines}
        max={MAX}
        make={(texto) => ({ id: newPart(), texto })}
        placeholders={['Primero…', 'Después…']}
        onChange={(elementos) =>
          onChange({ publica: { elementos }, clave: { orden: elementos.map(({ id }) => id) } })
        }
        readOnly={readOnly}
        cursoId={cursoId}
      />
      <div className={classes.scoring}>
        <b id="como-puntua">Cómo puntúa</b>
        <SegmentedControl
          aria-labelledby="como-puntua"
          readOnly={readOnly}
          value={clave.modo}
          data={Object.entries(MODOS).map(([value, [label]]) => ({ value, label }))}
          onChange={(modo) => onChange({ clave: { modo: modo as Modo } })}
        />
        <p>{MODOS[clave.modo][1]}</p>
      </div>
    </>
  );
}
