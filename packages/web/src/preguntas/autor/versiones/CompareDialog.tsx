import type { PreguntaDeAutor, VersionDePregunta } from '@catedra/shared/preguntas/schemas.ts';
import { type Cambio, compararVersiones } from '@catedra/shared/preguntas/versiones/comparar.ts';
import { Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { versionesQuery } from '#preguntas/autor/queries.ts';
import classes from '#preguntas/autor/versiones/CompareDialog.module.css';
import { Dialog } from '#ui/dialogs/Dialog.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { cuando, cuenta } from '#ui/words/words.ts';
import { useNow, useZone } from '#ui/words/zone.tsx';

interface CompareDialogProps {
  readonly pregunta: PreguntaDeAutor;
  readonly onClose: () => void;
}

/** What changed from one version of a question to another. */
export function CompareDialog({ pregunta, onClose }: CompareDialogProps) {
  const query = useQuery(versionesQuery(pregunta.id));
  return (
    <Dialog opened onClose={onClose} title="Comparar las versiones" wide>
      <QueryView query={query} label="Leyendo las versiones…">
        {({ versiones }) => <Compare pregunta={pregunta} versiones={versiones} />}
      </QueryView>
    </Dialog>
  );
}

type Side = Pick<VersionDePregunta, 'publica' | 'clave' | 'en' | 'por'> & {
  readonly id: string;
  readonly name: string;
  readonly intentos: number | null;
};

/** From the newest: what is being edited, what is asked now, and what was asked before. */
const sidesOf = ({ borrador, numero }: PreguntaDeAutor, versiones: readonly VersionDePregunta[]): Side[] => [
  ...(borrador ? [{ ...borrador, id: 'borrador', name: 'Lo editado, sin usar', intentos: null }] : []),
  ...versiones.map((una) => ({
    ...una,
    id: `${una.numero}`,
    name: `Versión ${una.numero}${una.numero === numero ? ', la que se usa' : ''}`,
  })),
];

function Compare({
  pregunta,
  versiones,
}: {
  readonly pregunta: PreguntaDeAutor;
  readonly versiones: readonly VersionDePregunta[];
}) {
  const sides = sidesOf(pregunta, versiones);
  const [pair, setPair] = useState({ from: sides[1]?.id ?? sides[0]?.id, to: sides[0]?.id });
  const [from, to] = [sides.find(({ id }) => id === pair.from), sides.find(({ id }) => id === pair.to)];
  if (sides.length < 2 || !from || !to) return <p>Solo tiene una versión: no hay nada que comparar.</p>;
  const options = sides.map(({ id, name }) => ({ value: id, label: name }));
  const changes = compararVersiones(from, to);
  return (
    <>
      <div className={classes.sides}>
        <SideField
          label="De"
          side={from}
          options={options}
          onChange={(id) => setPair({ ...pair, from: id })}
        />
        <SideField label="A" side={to} options={options} onChange={(id) => setPair({ ...pair, to: id })} />
      </div>
      <div role="status">
        <h3 className={classes.count}>
          {changes.length === 0
            ? 'Dicen lo mismo'
            : `Cambia${changes.length === 1 ? '' : 'n'} ${cuenta(changes.length, 'cosa')}`}
        </h3>
      </div>
      <dl className={classes.changes}>
        {changes.map((change) => (
          <Change key={change.id} change={change} />
        ))}
      </dl>
    </>
  );
}

interface SideFieldProps {
  readonly label: string;
  readonly side: Side;
  readonly options: { readonly value: string; readonly label: string }[];
  readonly onChange: (id: string) => void;
}

function SideField({ label, side, options, onChange }: SideFieldProps) {
  const now = useNow();
  const zone = useZone();
  const { en, por, intentos } = side;
  return (
    <div>
      <Select
        label={label}
        allowDeselect={false}
        data={options}
        value={side.id}
        onChange={(id) => id && onChange(id)}
      />
      <p className={classes.who}>
        {por && `${por}, `}
        {cuando(en, now, zone)}
        {intentos !== null &&
          `; ${intentos === 0 ? 'en ningún intento' : `en ${cuenta(intentos, 'intento')}`}`}
      </p>
    </div>
  );
}

function Change({ change: { que, soloAspecto, trozos } }: { readonly change: Cambio }) {
  return (
    <div>
      <dt>
        {que}
        {soloAspecto && <small> se lee igual; cambia su aspecto o una imagen</small>}
      </dt>
      <dd>
        {trozos.map(({ en, texto }, i) => {
          if (en === 'antes') return <del key={i}>{texto}</del>;
          return en === 'despues' ? <ins key={i}>{texto}</ins> : <span key={i}>{texto}</span>;
        })}
      </dd>
    </div>
  );
}
