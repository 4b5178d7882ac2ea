import { Button, Drawer } from '@mantine/core';
import { IconChevronLeft, IconChevronRight, IconLayoutGrid } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { messageOf } from '#platform/api-error.ts';
import { useAction } from '#platform/use-action.ts';
import { DeliverDialog } from '#pages/evaluacion/sala/DeliverDialog.tsx';
import { Navigator } from '#pages/evaluacion/sala/Navigator.tsx';
import type { Room as OpenRoom } from '#pages/evaluacion/sala/open-room.ts';
import { headsOf, numbersOf, pagesOf } from '#pages/evaluacion/sala/pages-of.ts';
import { Question } from '#pages/evaluacion/sala/Question.tsx';
import { Ribbons } from '#pages/evaluacion/sala/Ribbons.tsx';
import { RoomBar, SavedLine } from '#pages/evaluacion/sala/RoomBar.tsx';
import classes from '#pages/evaluacion/sala/Room.module.css';
import { useRoomFrame } from '#pages/evaluacion/sala/room-frame.ts';
import { useRoomKeys } from '#pages/evaluacion/sala/room-keys.ts';
import { useLeaving, useServerNow, useSnapshot, useWatching } from '#pages/evaluacion/sala/use-room.ts';
import { useTimeOver } from '#pages/evaluacion/sala/use-time-over.ts';
import { Waiting } from '#pages/evaluacion/sala/Waiting.tsx';
import { preloadPlayers } from '#preguntas/players.ts';
import { useDocumentTitle } from '#ui/frame/document-title.ts';
import { ErrorState } from '#ui/states/ErrorState.tsx';

/** The exam: one calm bar, the questions, and where one is among them. */
export function Room({ room }: { readonly room: OpenRoom }) {
  const { sync } = room;
  const snapshot = useSnapshot(sync);
  const { intento, escribe, entrega, marcadas, lugares, venceEn } = snapshot;
  const { preguntas } = intento;
  const now = useServerNow(room);
  const over = intento.estado === 'vencido' || (venceEn !== null && Date.parse(venceEn) <= now);
  useRoomFrame();
  useDocumentTitle(intento.titulo);
  useLeaving(sync);
  useWatching(room, !escribe);
  useTimeOver(room, snapshot, over);
  useReady(intento);

  const pages = pagesOf(intento);
  const numbers = numbersOf(preguntas);
  const [at, setAt] = useState(0);
  const index = intento.secuencial
    ? Math.min(intento.alcanzada, pages.length - 1)
    : Math.min(at, pages.length - 1);
  const page = pages[index] ?? [];
  const shown = [...headsOf(page, preguntas), ...page];
  const last = index === pages.length - 1;
  const [asking, setAsking] = useState(false);
  const [sheet, setSheet] = useState(false);
  const advance = useAction((lugar: number) => room.advance(lugar));
  const goTo = usePlace(shown);

  const go = (lugar: number) => {
    setAsking(false);
    setSheet(false);
    sync.goOn();
    const found = pages.findIndex((one) => one.includes(lugar));
    if (intento.secuencial || found < 0) return;
    setAt(found);
    goTo(lugar);
  };
  const move = (by: number) => {
    const next = pages[index + by]?.[0];
    if (next === undefined || (intento.secuencial && (by < 0 || !escribe))) return;
    void sync.flush();
    if (intento.secuencial) advance.run(intento.alcanzada);
    else go(next);
  };
  useRoomKeys({
    onMove: move,
    onFlag: (lugar) => escribe && sync.flag(lugar),
    first: page.find((lugar) => numbers.has(lugar)),
  });
  const deliver = (incomplete: boolean) => {
    setAsking(false);
    void sync.deliver(incomplete);
  };
  const navigator = (
    <Navigator
      snapshot={snapshot}
      numbers={numbers}
      here={page}
      onGo={go}
      onDeliver={() => {
        setSheet(false);
        setAsking(true);
      }}
    />
  );
  const donde = { cursoId: intento.curso.id, evaluacionId: intento.evaluacionId, intentoId: intento.id };
  const current = numbers.get(page.find((lugar) => numbers.has(lugar)) ?? -1);

  return (
    <div className={classes.room}>
      <RoomBar snapshot={snapshot} now={now} />
      <Ribbons room={room} snapshot={snapshot} over={over} />
      {entrega.estado === 'pendiente' || entrega.estado === 'enviando' ? (
        <Waiting snapshot={snapshot} pulsadoEn={entrega.pulsadoEn} onRetry={() => sync.retry()} />
      ) : (
        <div className={classes.exam}>
          <div className={classes.sheet}>
            <SavedLine snapshot={snapshot} className={classes.savedSmall} />
            {shown.map((lugar, order) => {
              const pregunta = preguntas[lugar];
              const seen = lugares[lugar];
              if (!pregunta || !seen) return null;
              const title = intento.secciones[pregunta.seccion];
              const opens = order === 0 || preguntas[shown[order - 1] ?? -1]?.seccion !== pregunta.seccion;
              return (
                <div key={lugar}>
                  {opens && title && <h2 className={classes.section}>{title}</h2>}
                  <Question
                    pregunta={pregunta}
                    seen={seen}
                    number={numbers.get(lugar)}
                    total={numbers.size}
                    flagged={marcadas.includes(lugar)}
                    disabled={over}
                    watching={!escribe}
                    donde={donde}
                    onAnswer={(respuesta, typing) => sync.answer(lugar, respuesta, typing)}
                    onFlag={() => sync.flag(lugar)}
                    onChoose={(mine) => sync.choose(lugar, mine)}
                  />
                </div>
              );
            })}
            {advance.error !== null && (
              <ErrorState>
                {`${messageOf(advance.error)} En esta prueba no se pasa a la siguiente sin conexión.`}
              </ErrorState>
            )}
            <div className={classes.moves}>
              <Button
                variant="default"
                leftSection={<IconChevronLeft size={18} stroke={1.75} aria-hidden />}
                disabled={index === 0 || intento.secuencial}
                onClick={() => move(-1)}
              >
                Anterior
              </Button>
              <Onward
                last={last}
                escribe={escribe}
                pending={advance.pending}
                onNext={() => move(1)}
                onDeliver={() => setAsking(true)}
              />
            </div>
            <p className={classes.keys} aria-hidden>
              <span>
                <kbd>A</kbd> <kbd>B</kbd>… responder
              </span>
              <span>
                <kbd>M</kbd> marcar
              </span>
              <span>
                <kbd>←</kbd> <kbd>→</kbd> cambiar de pregunta
              </span>
            </p>
          </div>
          <aside className={classes.map} aria-label="Preguntas">
            <div>
              <h2>Preguntas</h2>
              {navigator}
            </div>
          </aside>
          <nav className={classes.foot} aria-label="Recorrer la prueba">
            <Button
              variant="subtle"
              aria-label="Anterior"
              disabled={index === 0 || intento.secuencial}
              onClick={() => move(-1)}
            >
              <IconChevronLeft size={20} stroke={1.75} aria-hidden />
            </Button>
            <Button
              variant="subtle"
              leftSection={<IconLayoutGrid size={20} stroke={1.75} aria-hidden />}
              aria-haspopup="dialog"
              onClick={() => setSheet(true)}
            >
              {current ?? index + 1} de {numbers.size}
            </Button>
            <Onward
              last={last}
              escribe={escribe}
              pending={advance.pending}
              onNext={() => move(1)}
              onDeliver={() => setAsking(true)}
            />
          </nav>
        </div>
      )}
      <Drawer opened={sheet} onClose={() => setSheet(false)} position="bottom" size={440} title="Preguntas">
        {navigator}
      </Drawer>
      <DeliverDialog
        opened={asking}
        snapshot={snapshot}
        numbers={numbers}
        onClose={() => {
          setAsking(false);
          sync.goOn();
        }}
        onGo={go}
        onDeliver={deliver}
      />
    </div>
  );
}

interface OnwardProps {
  readonly last: boolean;
  readonly escribe: boolean;
  readonly pending: boolean;
  readonly onNext: () => void;
  readonly onDeliver: () => void;
}

function Onward({ last, escribe, pending, onNext, onDeliver }: OnwardProps) {
  if (last)
    return (
      <Button disabled={!escribe} onClick={onDeliver}>
        Entregar
      </Button>
    );
  return (
    <Button
      loading={pending}
      rightSection={<IconChevronRight size={18} stroke={1.75} aria-hidden />}
      onClick={onNext}
    >
      Siguiente
    </Button>
  );
}

/** Everything the attempt needs comes before the network goes: the kinds in it, and its pictures. */
function useReady({
  preguntas,
}: OpenRoom['sync'] extends { read(): { intento: infer I } } ? I : never): void {
  const done = useRef(0);
  useEffect(() => {
    const known = preguntas.filter(({ publica }) => publica !== null);
    if (known.length === done.current) return;
    done.current = known.length;
    void preloadPlayers(known.map(({ tipo }) => tipo));
    for (const [, address = ''] of JSON.stringify(known).matchAll(/src=\\"(\/archivos\/[^"\\]+)/g))
      new Image().src = address;
  }, [preguntas]);
}

/** The question one goes to is read from its beginning. */
function usePlace(shown: readonly number[]) {
  const wanted = useRef<number | null>(null);
  useEffect(() => {
    const lugar = wanted.current;
    if (lugar === null || !shown.includes(lugar)) return;
    wanted.current = null;
    const statement = document.getElementById(`enunciado-${lugar}`);
    statement?.focus({ preventScroll: true });
    statement?.closest('section')?.scrollIntoView({ block: 'start' });
  });
  return (lugar: number) => {
    wanted.current = lugar;
  };
}
