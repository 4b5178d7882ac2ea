import type { TipoPregunta } from '@catedra/shared/preguntas/tipos.ts';
import type { PreguntaDelIntento } from '@catedra/shared/intentos/en-curso.ts';
import { admiteVarias, seResponde, unErrorResta } from '@catedra/shared/preguntas/que-pide.ts';
import { Button, Group, Skeleton } from '@mantine/core';
import {
  IconAlertTriangle,
  IconCheck,
  IconDeviceMobile,
  IconFlag,
  IconFlagFilled,
  IconInfoCircle,
  IconLoader2,
  IconLock,
} from '@tabler/icons-react';
import { Suspense, useEffect, useState } from 'react';
import type { PlaceSeen, Standing } from '#pages/intentos/sala/motor/snapshot.ts';
import type { Room } from '#pages/intentos/sala/open-room.ts';
import classes from '#pages/intentos/sala/Room.module.css';
import type { Donde, PlayerProps } from '#preguntas/formas.ts';
import { playerOf } from '#preguntas/players.ts';
import { beside } from '#ui/frame/beside.ts';
import { Prose } from '#ui/rich-text/Prose.tsx';
import { cuenta } from '#ui/words/words.ts';

// Only practices show anything while they last.
const loadCheck = async () => (await import('#pages/intentos/sala/Check.tsx')).Check;
const Check = beside(loadCheck);

interface QuestionProps {
  readonly pregunta: PreguntaDelIntento;
  readonly seen: PlaceSeen;
  readonly number: number | undefined;
  readonly total: number;
  readonly flagged: boolean;
  readonly disabled: boolean;
  readonly watching: boolean;
  readonly donde: Donde;
  readonly onAnswer: (respuesta: unknown, typing?: boolean) => void;
  readonly onFlag: () => void;
  readonly onChoose: (mine: boolean) => void;
  /** Only where an answer can be seen while the attempt lasts. */
  readonly onCheck: (() => ReturnType<Room['check']>) | null;
}

/** One question with its way of answering, and whether the answer is safe. */
export function Question(props: QuestionProps) {
  const { pregunta, seen, number, total, flagged, disabled, watching, donde, onAnswer, onFlag } = props;
  const { publica, lugar, puntos } = pregunta;
  const tipo: TipoPregunta = pregunta.tipo;
  // The same one for as long as the question is in sight: another would lose what is being typed.
  const [Player] = useState(() => playerOf(tipo));
  const checks = props.onCheck !== null;
  useEffect(() => {
    if (checks) void loadCheck().catch(() => undefined);
  }, [checks]);
  if (!publica) return <Skeleton height={240} />;
  const ids = { enunciado: `enunciado-${lugar}`, base: `pregunta-${lugar}` };
  const player = {
    publica,
    respuesta: seen.respuesta,
    disabled: disabled || watching,
    ids,
    donde,
    onChange: onAnswer,
  } as PlayerProps;
  return (
    <section className={classes.question} aria-labelledby={ids.enunciado} id={ids.base} data-pregunta={lugar}>
      {number !== undefined && (
        <p className={`look-quiet ${classes.meta}`}>
          <b>
            Pregunta {number} de {total}
          </b>
          , vale {cuenta(puntos, 'punto')}
        </p>
      )}
      <div className={seResponde(tipo) ? classes.statement : classes.told} id={ids.enunciado} tabIndex={-1}>
        <Prose html={publica.enunciado} />
      </div>
      {seResponde(tipo) && (
        <>
          <Rule tipo={tipo} resta={pregunta.resta} />
          <Suspense fallback={<Skeleton height={220} />}>
            <Player {...player} />
          </Suspense>
          {seen.estado === 'otra' && !watching && (
            <Other player={player} tipo={tipo} otra={seen.otra} onChoose={props.onChoose} />
          )}
          <div className={`look-line ${classes.after}`}>
            <State estado={watching ? 'mira' : seen.estado} fallo={seen.fallo} />
            {!watching && (
              <>
                <Button
                  variant="subtle"
                  disabled={disabled || seen.respuesta === null}
                  onClick={() => onAnswer(null)}
                >
                  Borrar respuesta
                </Button>
                <Button
                  variant="subtle"
                  aria-pressed={flagged}
                  leftSection={
                    flagged ? (
                      <IconFlagFilled size={18} aria-hidden />
                    ) : (
                      <IconFlag size={18} stroke={1.75} aria-hidden />
                    )
                  }
                  onClick={onFlag}
                >
                  {flagged ? 'Marcada' : 'Marcar'}
                </Button>
              </>
            )}
          </div>
          {props.onCheck && seen.respondida && !watching && (
            <Suspense fallback={<div className={classes.check} />}>
              <Check key={JSON.stringify(seen.respuesta)} onCheck={props.onCheck} />
            </Suspense>
          )}
        </>
      )}
    </section>
  );
}

/** How it counts, without figures that would tell how many are right. */
function Rule({ tipo, resta }: Pick<PreguntaDelIntento, 'tipo' | 'resta'>) {
  const several = admiteVarias(tipo) ? 'Puede haber varias correctas.' : '';
  const less = unErrorResta(tipo, resta) ? 'Un error resta; dejarla en blanco, no.' : '';
  if (!several && !less) return null;
  return (
    <p className={`look-quiet ${classes.rule}`}>
      <IconInfoCircle size={18} stroke={1.75} aria-hidden />
      {[several, less].filter(Boolean).join(' ')}
    </p>
  );
}

const STATES: Readonly<Record<Standing | 'mira', readonly [typeof IconCheck | null, string]>> = {
  nada: [null, ''],
  guardada: [IconCheck, 'Respuesta guardada'],
  enviando: [IconLoader2, 'Guardando…'],
  local: [IconDeviceMobile, 'Solo en este dispositivo, por enviar'],
  otra: [IconAlertTriangle, 'Hay otra respuesta: elige una'],
  rechazada: [IconAlertTriangle, 'No se pudo guardar'],
  mira: [IconLock, 'Aquí solo puedes mirar'],
};

function State({ estado, fallo }: { readonly estado: Standing | 'mira'; readonly fallo: string | null }) {
  const [Icon, words] = STATES[estado];
  return (
    <p className={`look-row ${classes.state}`} data-state={estado}>
      {Icon && <Icon size={18} stroke={1.75} aria-hidden />}
      {fallo ? `${words}: ${fallo}` : words}
    </p>
  );
}

interface OtherProps {
  readonly player: PlayerProps;
  readonly tipo: TipoPregunta;
  readonly otra: unknown;
  readonly onChoose: (mine: boolean) => void;
}

/** The other answer under one's own, drawn alike, to choose with one's eyes open. */
function Other({ player, tipo, otra, onChoose }: OtherProps) {
  const [Player] = useState(() => playerOf(tipo));
  const ids = { enunciado: player.ids.enunciado, base: `${player.ids.base}-otra` };
  return (
    <div className={classes.other}>
      <p role="alert">
        <b>También respondiste esta pregunta en otro sitio.</b> Arriba ves la de este dispositivo; aquí, la
        otra. ¿Con cuál te quedas?
      </p>
      <section aria-label="La otra respuesta">
        {otra === null || otra === undefined ? (
          <p>La dejaste en blanco.</p>
        ) : (
          <Suspense fallback={<Skeleton height={120} />}>
            <Player {...player} ids={ids} respuesta={otra as PlayerProps['respuesta']} disabled />
          </Suspense>
        )}
      </section>
      <Group gap="sm">
        <Button onClick={() => onChoose(true)}>Usar la mía de arriba</Button>
        <Button variant="default" onClick={() => onChoose(false)}>
          Dejar la otra
        </Button>
      </Group>
    </div>
  );
}
