import type {
  EstadisticaDeNotas,
  ParteDeEstadistica,
} from '@catedra/shared/intentos/estadistica/esquemas.ts';
import { SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import classes from '#pages/evaluaciones/estadistica/Estadistica.module.css';
import { editionName, findingOfParts, parte } from '#pages/evaluaciones/estadistica/words.ts';
import { Figures } from '#ui/charts/Figures.tsx';
import { Section } from '#ui/frame/Section.tsx';
import unseen from '#ui/frame/unseen.module.css';
import { TextButton } from '#ui/frame/TextLink.tsx';
import { cuenta, notaEnColumna, numero } from '#ui/words/words.ts';

type What = 'grupos' | 'ediciones';

/** More than these are read in the table. */
const DRAWN = 8;

/** Groups, or editions, beside one another: the median and the middle half of each. */
export function Comparison({ marks }: { readonly marks: EstadisticaDeNotas }) {
  const { grupos, ediciones, notaMinima } = marks;
  const [wanted, setWanted] = useState<What>('grupos');
  const [table, setTable] = useState(false);
  const what = grupos.length > 1 || ediciones.datos.length < 2 ? wanted : 'ediciones';
  const byEdition = what === 'ediciones';
  const parts = byEdition
    ? ediciones.datos.map((one) => ({ ...one, nombre: editionName(ediciones.por, one.nombre) }))
    : grupos;
  if (grupos.length < 2 && ediciones.datos.length < 2) return null;
  const several = byEdition ? (ediciones.por === 'ronda' ? 'Las rondas' : 'Mes a mes') : 'Los grupos';
  return (
    <Section
      title={parts.length === 0 ? 'Nadie está en un grupo' : findingOfParts(parts, several)}
      note={
        byEdition
          ? `Mediana y mitad central de cada ${ediciones.por === 'ronda' ? 'ronda' : 'mes de entrega'}`
          : 'Mediana y mitad central de cada grupo; quien está en varios cuenta en cada uno'
      }
      aside={
        grupos.length > 1 &&
        ediciones.datos.length > 1 && (
          <SegmentedControl
            aria-label="Qué se compara"
            data={[
              { value: 'grupos', label: 'Grupos' },
              { value: 'ediciones', label: ediciones.por === 'ronda' ? 'Rondas' : 'Meses' },
            ]}
            value={what}
            onChange={setWanted}
          />
        )
      }
    >
      {table || parts.length > DRAWN ? (
        <Figures
          caption={several}
          head={['', 'Intentos', 'Mediana', 'Media', 'Mitad central', 'Aprueban']}
          rows={parts.map((one) => ({
            id: one.id,
            cells: [
              one.nombre,
              numero(one.intentos),
              notaEnColumna(one.mediana),
              notaEnColumna(one.media),
              `${numero(one.primerCuarto)} a ${numero(one.tercerCuarto)}`,
              parte(one.aprueban / one.intentos),
            ],
          }))}
        />
      ) : (
        <Drawn parts={parts} notaMinima={notaMinima} />
      )}
      {parts.length <= DRAWN && parts.length > 0 && (
        <p className={classes.more}>
          <TextButton onClick={() => setTable(!table)}>
            {table ? 'Ver como gráfico' : 'Ver como tabla'}
          </TextButton>
        </p>
      )}
    </Section>
  );
}

interface DrawnProps {
  readonly parts: readonly ParteDeEstadistica[];
  readonly notaMinima: number;
}

const Drawn = ({ parts, notaMinima }: DrawnProps) => (
  <ul className={classes.parts}>
    {parts.map(({ id, nombre, intentos, primerCuarto, mediana, tercerCuarto }) => (
      <li key={id}>
        <span>
          {nombre}
          <small>{cuenta(intentos, 'intento')}</small>
        </span>
        <span className={classes.box} aria-hidden>
          <s style={{ left: `${notaMinima * 10}%` }} />
          <u style={{ left: `${primerCuarto * 10}%`, width: `${(tercerCuarto - primerCuarto) * 10}%` }} />
          <i data-under={mediana < notaMinima || undefined} style={{ left: `${mediana * 10}%` }} />
        </span>
        <b>
          <span className={unseen.unseen}>mediana </span>
          {notaEnColumna(mediana)}
        </b>
      </li>
    ))}
  </ul>
);
