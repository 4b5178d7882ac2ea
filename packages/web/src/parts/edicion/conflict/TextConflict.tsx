import {
  comparar,
  componer,
  type Eleccion,
  type Palabra,
  porDefecto,
  señalar,
  type Tramo,
} from '@catedra/shared/edicion/diferencias.ts';
import { Radio } from '@mantine/core';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import classes from '#parts/edicion/conflict/TextConflict.module.css';
import { readable } from '#parts/edicion/conflict/readable.ts';
import type { ConflictingText } from '#parts/edicion/conflict/texts.ts';
import { cuenta } from '#ui/words/words.ts';

interface TextConflictProps {
  readonly label: string;
  readonly text: ConflictingText;
  /** The whole text as chosen; null while something is to be decided. */
  readonly onChange: (whole: string | null) => void;
}

/** A text that two people changed: what is alike is folded, what one changed is joined, what both did is chosen. */
export function TextConflict({ label, text: { base, theirs, mine }, onChange }: TextConflictProps) {
  const tramos = useMemo(() => juntar(comparar(base, theirs, mine)), [base, theirs, mine]);
  const [elecciones, setElecciones] = useState<readonly (Eleccion | null)[]>([]);
  const whole = componer(tramos, elecciones);
  const tell = useEffectEvent(onChange);
  useEffect(() => tell(whole), [whole]);
  const elegir = (lugar: number, eleccion: Eleccion) =>
    setElecciones((antes) => tramos.map((_, i) => (i === lugar ? eleccion : (antes[i] ?? null))));
  return (
    <section className={classes.text} aria-label={label}>
      <h3>{label}</h3>
      {tramos.map((tramo, i) =>
        tramo.tipo === 'iguales' ? (
          <Same key={i} partes={tramo.partes} />
        ) : (
          <Stretch
            key={i}
            tramo={tramo}
            elegida={elecciones[i] ?? porDefecto(tramo)}
            onChoose={(eleccion) => elegir(i, eleccion)}
          />
        ),
      )}
    </section>
  );
}

/** What opens and closes a list or a table whose inside was compared is no paragraph. */
const EDGE = /^<\/?(?:ul|ol|li|table|tbody|blockquote)\b[^>]*>$/i;

function Same({ partes }: { readonly partes: readonly string[] }) {
  const paragraphs = partes.filter((parte) => !EDGE.test(parte)).length;
  return (
    paragraphs > 0 && (
      <p className={classes.same}>{cuenta(paragraphs, 'párrafo igual', 'párrafos iguales')}</p>
    )
  );
}

/** Alike stretches that follow one another are one. */
const juntar = (tramos: readonly Tramo[]): Tramo[] =>
  tramos.reduce<Tramo[]>((juntos, tramo) => {
    const anterior = juntos.at(-1);
    if (tramo.tipo !== 'iguales' || anterior?.tipo !== 'iguales') return [...juntos, tramo];
    return [...juntos.slice(0, -1), { tipo: 'iguales', partes: [...anterior.partes, ...tramo.partes] }];
  }, []);

type Changed = Exclude<Tramo, { tipo: 'iguales' }>;

const TITLES: Readonly<Record<Changed['tipo'], string>> = {
  choque: 'Chocan: elige',
  suyo: 'Lo cambió la otra persona; tú no lo habías tocado',
  mio: 'Lo cambiaste tú; la otra persona no lo había tocado',
};

interface StretchProps {
  readonly tramo: Changed;
  readonly elegida: Eleccion | null;
  readonly onChoose: (eleccion: Eleccion) => void;
}

function Stretch({ tramo: { tipo, suyo, mio }, elegida, onChoose }: StretchProps) {
  const [theirs, mine] = [readable(suyo), readable(mio)];
  return (
    <Radio.Group
      className={classes.stretch}
      data-open={elegida === null || undefined}
      label={TITLES[tipo]}
      value={elegida ?? ''}
      onChange={(value) => onChoose(value as Eleccion)}
    >
      <div className={classes.sides}>
        <Side value="suyo" title="Lo guardado" words={señalar(theirs, mine)} />
        <Side value="mio" title="Lo tuyo" words={señalar(mine, theirs)} />
      </div>
      {suyo.length > 0 && mio.length > 0 && <Radio value="ambos" label="Los dos, uno tras otro" mt="xs" />}
    </Radio.Group>
  );
}

interface SideProps {
  readonly value: Eleccion;
  readonly title: string;
  readonly words: readonly Palabra[];
}

function Side({ value, title, words }: SideProps) {
  return (
    <div className={classes.side}>
      <Radio value={value} label={title} />
      <p>
        {words.length === 0 && <i>Sin este párrafo</i>}
        {words.map(({ texto, cambia }, i) => (cambia ? <mark key={i}>{texto}</mark> : texto))}
      </p>
    </div>
  );
}
