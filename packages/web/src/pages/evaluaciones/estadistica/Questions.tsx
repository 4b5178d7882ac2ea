import type { Bandera } from '@catedra/shared/intentos/estadistica/banderas.ts';
import type {
  ConsultaDeEstadistica,
  EstadisticaDePreguntas,
  PreguntaMedida,
} from '@catedra/shared/intentos/estadistica/esquemas.ts';
import { banderaEnPalabras } from '@catedra/shared/intentos/estadistica/palabras.ts';
import { SegmentedControl } from '@mantine/core';
import { IconAlertCircle, IconAlertTriangle, IconCheck, IconChevronDown } from '@tabler/icons-react';
import { useState } from 'react';
import classes from '#pages/evaluaciones/estadistica/Questions.module.css';
import { Inside } from '#pages/evaluaciones/estadistica/Inside.tsx';
import { findingOfQuestions, parte } from '#pages/evaluaciones/estadistica/words.ts';
import { KindIcon } from '#preguntas/KindIcon.tsx';
import { Section } from '#ui/frame/Section.tsx';
import unseen from '#ui/frame/unseen.module.css';
import { useListAddress } from '#ui/lists/list-address.ts';
import { numero } from '#ui/words/words.ts';

interface QuestionsProps {
  readonly evaluacionId: string;
  readonly asked: Partial<ConsultaDeEstadistica>;
  readonly medidas: EstadisticaDePreguntas;
}

type Order = 'atencion' | 'numero' | 'facilidad';

const ORDERS: readonly { readonly value: Order; readonly label: string }[] = [
  { value: 'atencion', label: 'Lo que pide atención' },
  { value: 'numero', label: 'Por número' },
  { value: 'facilidad', label: 'Más falladas' },
];

const GRAVE: readonly Bandera[] = ['mejores_fallan', 'al_reves'];
const gravity = ({ banderas }: PreguntaMedida): number =>
  banderas.length === 0 ? 2 : banderas.some((one) => GRAVE.includes(one)) ? 0 : 1;

const BY: Readonly<Record<Order, (a: PreguntaMedida, b: PreguntaMedida) => number>> = {
  atencion: (a, b) => gravity(a) - gravity(b) || a.numero - b.numero,
  numero: (a, b) => a.numero - b.numero,
  facilidad: (a, b) => a.facilidad - b.facilidad || a.numero - b.numero,
};

/** Each question with its figures and what asks to be looked at; one is open at a time, and its address says which. */
export function Questions({ evaluacionId, asked, medidas }: QuestionsProps) {
  const { search, set } = useListAddress();
  const [order, setOrder] = useState<Order>('atencion');
  const open = search['pregunta'];
  return (
    <Section
      title={findingOfQuestions(medidas.datos)}
      className={classes.section}
      aside={
        <SegmentedControl
          aria-label="Orden de las preguntas"
          data={[...ORDERS]}
          value={order}
          onChange={(next) => setOrder(next)}
        />
      }
    >
      <div className={classes.table} role="table" aria-label="Preguntas">
        <div className={classes.head} role="row">
          <span role="columnheader">N.º</span>
          <span role="columnheader">Pregunta</span>
          <span role="columnheader">Acierta</span>
          <span role="columnheader">Distingue a quien sabe</span>
          <span role="columnheader">Respuestas</span>
          <span role="columnheader">Qué le pasa</span>
        </div>
        {medidas.datos.toSorted(BY[order]).map((medida) => (
          <Row
            key={medida.id}
            medida={medida}
            evaluacionId={evaluacionId}
            asked={asked}
            opened={open === medida.id}
            onToggle={() => set({ pregunta: open === medida.id ? undefined : medida.id })}
          />
        ))}
      </div>
      <p className={classes.note}>
        En «Distingue a quien sabe» la raya es el cero: a su izquierda aciertan más quienes peor hicieron el
        resto. «—»: son menos de cinco respuestas, o todas iguales.
      </p>
    </Section>
  );
}

interface RowProps {
  readonly medida: PreguntaMedida;
  readonly evaluacionId: string;
  readonly asked: Partial<ConsultaDeEstadistica>;
  readonly opened: boolean;
  readonly onToggle: () => void;
}

function Row({ medida, evaluacionId, asked, opened, onToggle }: RowProps) {
  const { numero: number, titulo, tipo, n, facilidad } = medida;
  return (
    <div className={classes.group} role="rowgroup" data-open={opened || undefined}>
      <div className={classes.row} role="row">
        <span role="cell" className={classes.number}>
          {number}
        </span>
        <span role="cell" className={classes.title}>
          <KindIcon tipo={tipo} />
          <button type="button" aria-expanded={opened} onClick={onToggle}>
            {titulo}
            <IconChevronDown size={16} stroke={1.75} aria-hidden />
          </button>
        </span>
        <span role="cell" className={classes.share}>
          <b>{parte(facilidad)}</b>
          <span className={classes.bar} aria-hidden>
            <i style={{ width: `${Math.max(0, facilidad) * 100}%` }} />
          </span>
        </span>
        <span role="cell" className={classes.tells}>
          <Tells discriminacion={medida.discriminacion} />
        </span>
        <span role="cell" className={classes.count}>
          {numero(n)}
          <span className={classes.onPhone}>{n === 1 ? ' respuesta' : ' respuestas'}</span>
        </span>
        <span role="cell" className={classes.flags}>
          <Flags medida={medida} />
        </span>
      </div>
      {opened && (
        <div role="row" className={classes.inside}>
          <div role="cell">
            <Inside evaluacionId={evaluacionId} asked={asked} medida={medida} />
          </div>
        </div>
      )}
    </div>
  );
}

function Tells({ discriminacion }: Pick<PreguntaMedida, 'discriminacion'>) {
  if (discriminacion === null) return <>—</>;
  return (
    <>
      <span className={unseen.unseen}>{numero(discriminacion)}</span>
      <span className={classes.line} aria-hidden title={numero(discriminacion)}>
        <i data-under={discriminacion < 0 || undefined} style={{ left: `${25 + discriminacion * 75}%` }} />
      </span>
    </>
  );
}

function Flags({ medida }: { readonly medida: PreguntaMedida }) {
  const [first, ...others] = medida.banderas;
  if (!first)
    return medida.n < 30 ? (
      <span className={classes.flag} data-kind="few">
        Pocas respuestas
      </span>
    ) : (
      <span className={classes.flag} data-kind="fine">
        <IconCheck size={16} stroke={1.75} aria-hidden />
        Funciona bien
      </span>
    );
  const grave = GRAVE.includes(first);
  const Sign = grave ? IconAlertCircle : IconAlertTriangle;
  return (
    <span className={classes.flag} data-kind={grave ? 'grave' : 'look'}>
      <Sign size={16} stroke={1.75} aria-hidden />
      {banderaEnPalabras(first, medida.sinElegir)}
      {others.length > 0 && ` y ${others.length} más`}
    </span>
  );
}
