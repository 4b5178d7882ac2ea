import { matches } from '@catedra/shared/core/scope.ts';
import type { LugarFijo } from '@catedra/shared/evaluaciones/composicion.ts';
import { puedeEditarPreguntas } from '@catedra/shared/preguntas/policy.ts';
import { tipoDePregunta, type TipoPregunta } from '@catedra/shared/preguntas/tipos.ts';
import { Button, NumberInput } from '@mantine/core';
import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import { Avisos } from '#pages/evaluaciones/avisos/Avisos.tsx';
import { comoTipo, type Tecleada } from '#preguntas/autor/halves.ts';
import { cambiado } from '#pages/evaluaciones/mesa/places.ts';
import { CardState } from '#preguntas/autor/CardState.tsx';
import { QuestionConflict } from '#preguntas/autor/Conflict.tsx';
import { KindMenu, kindOfKey } from '#preguntas/autor/KindMenu.tsx';
import { PenaltyField } from '#pages/evaluaciones/preguntas/PenaltyField.tsx';
import { QuestionBody } from '#preguntas/autor/QuestionBody.tsx';
import classes from '#preguntas/autor/QuestionCard.module.css';
import { useRepair } from '#pages/evaluaciones/reparar/use-repair.ts';
import type { TableProps } from '#pages/evaluaciones/preguntas/table-props.ts';
import { enUso, OthersNotice, VersionNotice } from '#preguntas/autor/VersionNotice.tsx';
import type { Fila } from '#tipos/evaluacion/suma.ts';
import { useActor } from '#platform/session.ts';

interface QuestionCardProps extends TableProps {
  readonly fila: Fila;
  readonly lugar: LugarFijo;
  readonly onClose: () => void;
  /** Another question under this one, of the same kind. */
  readonly onAnother: () => void;
}

/** One question, open: written as it will be read, saved by itself. */
export function QuestionCard(props: QuestionCardProps) {
  const { datos, mesa, vista, fila, lugar, avisos, onClose, onAnother } = props;
  const { actor } = useActor();
  const { repair } = useRepair();
  const card = useRef<HTMLElement>(null);
  const una = vista.preguntas.get(lugar.preguntaId);
  if (!una) return null;
  const { tecleada, kept, guardada } = una;
  const { tipo } = tecleada.publica;
  const published = datos.evaluacion.estado !== 'borrador';
  const mayWrite = !guardada || matches(puedeEditarPreguntas(actor), { cursoId: guardada.cursoId });
  const readOnly = props.readOnly || !mayWrite;
  const edit = (change: (now: Tecleada) => Tecleada) => mesa.editar(lugar.preguntaId, change);
  const place = (change: Partial<Pick<LugarFijo, 'puntos' | 'resta'>>) =>
    mesa.componer((todas) => cambiado(todas, lugar.id, (uno) => ({ ...uno, ...change })));
  const copyHere = () => mesa.copiarAqui(lugar.id, mayWrite);
  const write = () => card.current?.querySelector<HTMLElement>('[contenteditable="true"]')?.focus();
  const inUse = guardada !== null && enUso(guardada, published);
  const become = (next: TipoPregunta) => {
    edit((now) => comoTipo(now, next));
    if (lugar.puntos === 0 && !tipoDePregunta(tipo).puntua) place({ puntos: 1 });
    setTimeout(write);
  };
  const keys = (event: KeyboardEvent) => {
    const next = readOnly || inUse ? undefined : kindOfKey(event.nativeEvent);
    if (!next) return;
    event.preventDefault();
    event.stopPropagation();
    if (next !== tipo) become(next);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- what is inside it has the focus
    <article
      ref={card}
      className={classes.card}
      aria-label={`Pregunta ${fila.numero}, abierta`}
      onKeyDownCapture={keys}
    >
      <InSight key={tipo} card={card} />
      {guardada && mayWrite && (
        <VersionNotice
          pregunta={guardada}
          published={published}
          saving={kept.state === 'saving' || kept.state === 'waiting'}
          readOnly={readOnly}
          onUse={() => mesa.usar(guardada.id)}
          onDiscard={() => mesa.descartar(guardada.id)}
          onCopyHere={copyHere}
        />
      )}
      {guardada && !mayWrite && (
        <OthersNotice pregunta={guardada} onCopyHere={props.readOnly ? undefined : copyHere} />
      )}
      {kept.state === 'conflict' && (
        <QuestionConflict theirs={kept.theirs} onChoose={(whose) => mesa.elegir(lugar.preguntaId, whose)} />
      )}
      <Avisos
        evaluacionId={datos.evaluacion.id}
        avisos={avisos.filter(({ preguntaId }) => preguntaId === lugar.preguntaId)}
        readOnly={props.readOnly}
      />
      <header>
        <span className={classes.square}>{fila.numero || 'i'}</span>
        <KindMenu tipo={tipo} readOnly={readOnly} inUse={inUse} onChange={become} />
        <span className={classes.gap} />
        {fila.cuantas > 0 && !tipoDePregunta(tipo).aMano && (
          <PenaltyField
            value={lugar.resta}
            ofAll={datos.evaluacion.resta}
            readOnly={props.readOnly}
            onChange={(resta) => place({ resta })}
          />
        )}
        {fila.cuantas > 0 && (
          <NumberInput
            className={`look-row ${classes.pointsField}`}
            label="Puntos"
            min={0}
            max={1000}
            decimalScale={2}
            allowedDecimalSeparators={[',', '.']}
            readOnly={props.readOnly}
            value={lugar.puntos}
            onChange={(value) => value !== '' && place({ puntos: Number(value) })}
          />
        )}
      </header>
      <QuestionBody
        tecleada={tecleada}
        edit={edit}
        puntos={lugar.puntos}
        resta={lugar.resta ?? datos.evaluacion.resta}
        cursoId={guardada ? (guardada.cursoId ?? undefined) : datos.curso.id}
        readOnly={readOnly}
      >
        <span className={classes.end}>
          <CardState kept={kept} />
          {repair && guardada && guardada.intentos > 0 && tipoDePregunta(tipo).puntua && (
            <Button size="xs" variant="subtle" onClick={() => repair(lugar.preguntaId)}>
              Reparar…
            </Button>
          )}
          <Button size="xs" variant="default" onClick={onClose}>
            Cerrar
          </Button>
          {!props.readOnly && (
            <Button size="xs" onClick={onAnother}>
              Otra pregunta
            </Button>
          )}
        </span>
      </QuestionBody>
    </article>
  );
}

/** What its parts take to come. */
const SETTLING = 800;

/** A question that opens, or becomes another kind, is seen whole: as far as it fits, and from its top if it does not. */
function InSight({ card }: { readonly card: RefObject<HTMLElement | null> }) {
  useEffect(() => {
    const element = card.current;
    if (!element) return undefined;
    const watch = new ResizeObserver(() => element.scrollIntoView({ block: 'nearest' }));
    watch.observe(element);
    const timer = setTimeout(() => watch.disconnect(), SETTLING);
    return () => {
      clearTimeout(timer);
      watch.disconnect();
    };
  }, [card]);
  return null;
}
