import { NOMBRE_DE_TIPO } from '@catedra/shared/preguntas/palabras.ts';
import {
  IconAlertCircle,
  IconArrowDown,
  IconArrowUp,
  IconDice5,
  IconFlag,
  IconGripVertical,
  IconIndentDecrease,
  IconIndentIncrease,
  IconPencil,
  IconTag,
  IconTrash,
} from '@tabler/icons-react';
import { useState } from 'react';
import classes from '#pages/actividades/evaluacion/preguntas/PlaceRow.module.css';
import { cambiado, movido, sinLugar } from '#pages/actividades/evaluacion/mesa/places.ts';
import { DrawDialog } from '#pages/actividades/evaluacion/preguntas/DrawDialog.tsx';
import { useCarried } from '#pages/actividades/evaluacion/preguntas/PlacesDrag.tsx';
import type { TableProps } from '#pages/actividades/evaluacion/preguntas/table-props.ts';
import type { Fila } from '#pages/actividades/evaluacion/summary.ts';
import { KindIcon } from '#preguntas/KindIcon.tsx';
import { RowMenu } from '#ui/lists/RowMenu.tsx';
import { cuenta, numero } from '#ui/words/words.ts';

interface PlaceRowProps extends TableProps {
  readonly fila: Fila;
  readonly onOpen: () => void;
}

const MAX_SQUARES = 40;

/** One place of the evaluation, in a line. */
export function PlaceRow({ fila, mesa, vista, filas, avisos, readOnly, onOpen }: PlaceRowProps) {
  const { lugar, tipo, fallos, puntos } = fila;
  const [drawing, setDrawing] = useState(false);
  const { handle, row } = useCarried(lugar.id, readOnly);
  const name = tipo === null ? `el sorteo ${fila.numero}` : `la pregunta ${fila.numero || fila.texto}`;
  const seccion = vista.secciones.find(({ lugares }) => lugares.some(({ id }) => id === lugar.id));
  const before =
    seccion?.lugares.slice(
      0,
      seccion.lugares.findIndex(({ id }) => id === lugar.id),
    ) ?? [];
  const caso = before.findLast(({ id }) => filas.get(id)?.tipo === 'descripcion');
  const reported =
    lugar.tipo === 'pregunta'
      ? avisos.filter(({ preguntaId, estado }) => preguntaId === lugar.preguntaId && estado !== 'resuelto')
          .length
      : 0;
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
    ...(!under && caso && tipo !== null && tipo !== 'descripcion'
      ? [{ label: 'Poner debajo de la descripción', icon: IconIndentIncrease, onClick: () => put(caso.id) }]
      : []),
    {
      label: 'Quitar de la evaluación',
      icon: IconTrash,
      danger: true,
      onClick: () => mesa.componer((todas) => sinLugar(todas, lugar.id)),
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
          className={classes.text}
          data-abre
          disabled={readOnly}
          onClick={() => setDrawing(true)}
        >
          {lugar.cuantas} al azar de{' '}
          {lugar.etiqueta && <IconTag size={16} stroke={1.75} aria-label="la etiqueta" />}{' '}
          {vista.sorteos[lugar.id]?.nombre ?? lugar.etiqueta ?? '…'}
          <Squares cuantas={lugar.cuantas} disponibles={vista.sorteos[lugar.id]?.disponibles} />
        </button>
      ) : (
        <button type="button" className={classes.text} data-abre onClick={onOpen}>
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
