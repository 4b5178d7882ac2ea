import { NOMBRE_DE_TIPO } from '@catedra/shared/preguntas/palabras.ts';
import { seResponde } from '@catedra/shared/preguntas/que-pide.ts';
import {
  IconAlertCircle,
  IconArrowDown,
  IconArrowUp,
  IconCopy,
  IconDice5,
  IconFlag,
  IconGripVertical,
  IconIndentDecrease,
  IconIndentIncrease,
  IconPencil,
  IconTag,
  IconTrash,
} from '@tabler/icons-react';
import { memo, useState } from 'react';
import classes from '#pages/evaluaciones/preguntas/PlaceRow.module.css';
import { cambiado, movido } from '#pages/evaluaciones/mesa/places.ts';
import type { Mesa } from '#pages/evaluaciones/mesa/mesa.ts';
import type { Vista } from '#pages/evaluaciones/mesa/vista.ts';
import { DrawDialog } from '#pages/evaluaciones/preguntas/DrawDialog.tsx';
import { useCarried } from '#pages/evaluaciones/preguntas/PlacesDrag.tsx';
import { quitar } from '#pages/evaluaciones/preguntas/take-away.ts';
import { type Fila, mismaFila } from '#tipos/evaluacion/suma.ts';
import { KindIcon } from '#preguntas/KindIcon.tsx';
import { RowMenu } from '#ui/lists/RowMenu.tsx';
import { cuenta, numero } from '#ui/words/words.ts';

interface PlaceRowProps {
  readonly fila: Fila;
  readonly mesa: Mesa;
  readonly sorteo: Vista['sorteos'][string] | undefined;
  /** The description under which it could go. */
  readonly caso: string | null;
  /** What was reported of it and is not settled. */
  readonly reported: number;
  readonly readOnly: boolean;
  readonly onOpen: (lugarId: string) => void;
}

const MAX_SQUARES = 40;

/** One place of the evaluation, in a line; drawn again only when something of it changes. */
export const PlaceRow = memo(
  Row,
  ({ fila: before, ...a }, { fila: now, ...b }) =>
    mismaFila(before, now) &&
    (Object.keys(b) as (keyof typeof b)[]).every((key) => Object.is(a[key], b[key])),
);

function Row({ fila, mesa, sorteo, caso, reported, readOnly, onOpen }: PlaceRowProps) {
  const { lugar, tipo, fallos, puntos } = fila;
  const [drawing, setDrawing] = useState(false);
  const { handle, row } = useCarried(lugar.id, readOnly);
  const name = tipo === null ? `el sorteo ${fila.numero}` : `la pregunta ${fila.numero || fila.texto}`;
  const under = lugar.tipo === 'pregunta' && lugar.bajo !== null;
  const put = (bajo: string | null) =>
    mesa.componer((todas) =>
      cambiado(todas, lugar.id, (uno) => (uno.tipo === 'pregunta' ? { ...uno, bajo } : uno)),
    );
  const actions = [
    ...(lugar.tipo === 'sorteo'
      ? [{ label: 'Cambiar el sorteo', icon: IconPencil, onClick: () => setDrawing(true) }]
      : []),
    {
      label: 'Subir',
      icon: IconArrowUp,
      onClick: () => mesa.componer((todas) => movido(todas, lugar.id, -1)),
    },
    {
      label: 'Bajar',
      icon: IconArrowDown,
      onClick: () => mesa.componer((todas) => movido(todas, lugar.id, 1)),
    },
    ...(under
      ? [{ label: 'Sacar de debajo de la descripción', icon: IconIndentDecrease, onClick: () => put(null) }]
      : []),
    ...(!under && caso !== null && tipo !== null && seResponde(tipo)
      ? [{ label: 'Poner debajo de la descripción', icon: IconIndentIncrease, onClick: () => put(caso) }]
      : []),
    ...(tipo === null
      ? []
      : [
          {
            label: 'Duplicar',
            icon: IconCopy,
            onClick: () => {
              const copia = mesa.repetir(lugar.id);
              if (copia) onOpen(copia);
            },
          },
        ]),
    {
      label: 'Quitar de la evaluación',
      icon: IconTrash,
      danger: true,
      onClick: () =>
        quitar(
          mesa,
          lugar,
          tipo === null ? 'Sorteo quitado.' : `«${fila.texto || 'Sin escribir'}» ya no está.`,
        ),
    },
  ];
  return (
    <li {...row} className={classes.place} data-fila={lugar.id} data-under={under || undefined}>
      {!readOnly && (
        <span {...handle} className={classes.handle} aria-hidden>
          <IconGripVertical size={16} stroke={1.75} />
        </span>
      )}
      <span className={classes.n}>{fila.numero}</span>
      {tipo === null ? <IconDice5 size={20} stroke={1.75} aria-hidden /> : <KindIcon tipo={tipo} />}
      {lugar.tipo === 'sorteo' ? (
        <button
          type="button"
          className={`look-flat-button ${classes.text}`}
          data-abre
          disabled={readOnly}
          onClick={() => setDrawing(true)}
        >
          {lugar.cuantas} al azar de{' '}
          {lugar.etiqueta && <IconTag size={16} stroke={1.75} aria-label="la etiqueta" />}{' '}
          {sorteo?.nombre ?? lugar.etiqueta ?? '…'}
          <Squares cuantas={lugar.cuantas} disponibles={sorteo?.disponibles} />
        </button>
      ) : (
        <button
          type="button"
          className={`look-flat-button ${classes.text}`}
          data-abre
          onClick={() => onOpen(lugar.id)}
        >
          {fila.texto || <i>Sin escribir</i>}
          {reported > 0 && (
            <small className={classes.reported}>
              <IconFlag size={16} stroke={1.75} aria-hidden />
              {reported === 1 ? '1 aviso de error' : `${reported} avisos de error`}
            </small>
          )}
        </button>
      )}
      <span className={classes.kind}>
        {fallos.length > 0 ? (
          <span className={classes.fails} title={fallos.join(' ')}>
            <IconAlertCircle size={16} stroke={1.75} aria-hidden />
            {fallos.length === 1 ? 'Falta algo' : `Faltan ${fallos.length} cosas`}
          </span>
        ) : lugar.tipo === 'sorteo' ? (
          `${numero(lugar.puntos)} ${lugar.puntos === 1 ? 'punto' : 'puntos'} cada una`
        ) : (
          tipo && NOMBRE_DE_TIPO[tipo]
        )}
      </span>
      <span className={classes.points}>
        {fila.cuantas > 0 && (
          <>
            <b>{numero(puntos)}</b> {puntos === 1 ? 'punto' : 'puntos'}
          </>
        )}
      </span>
      {!readOnly && <RowMenu name={name} actions={actions} />}
      {drawing && lugar.tipo === 'sorteo' && (
        <DrawDialog mesa={mesa} where={lugar} onClose={() => setDrawing(false)} />
      )}
    </li>
  );
}

/** The pool of a draw as squares, those that come out filled. */
function Squares({
  cuantas,
  disponibles,
}: {
  readonly cuantas: number;
  readonly disponibles: number | undefined;
}) {
  if (disponibles === undefined) return null;
  const shown = Math.min(disponibles, MAX_SQUARES);
  const filled = Math.round((cuantas * shown) / Math.max(disponibles, 1));
  return (
    <small>
      <span className={classes.squares} aria-hidden>
        {Array.from({ length: shown }, (_, i) => (
          <i
            key={i}
            data-on={Math.floor(((i + 1) * filled) / shown) > Math.floor((i * filled) / shown) || undefined}
          />
        ))}
      </span>
      de {cuenta(disponibles, 'pregunta')}; a cada persona le tocan otras
    </small>
  );
}
