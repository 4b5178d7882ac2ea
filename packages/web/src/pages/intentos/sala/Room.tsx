import { Drawer } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { isApiError, messageOf } from '#platform/api-error.ts';
import { useAction } from '#platform/use-action.ts';
import { useFacts } from '#pages/intentos/sala/device-facts.ts';
import { DeliverDialog } from '#pages/intentos/sala/DeliverDialog.tsx';
import { Foot, Moves, OneWayLine } from '#pages/intentos/sala/Moves.tsx';
import { Messages } from '#pages/intentos/sala/Messages.tsx';
import { Navigator } from '#pages/intentos/sala/Navigator.tsx';
import type { Room as OpenRoom } from '#pages/intentos/sala/open-room.ts';
import { useNews } from '#pages/intentos/sala/news.ts';
import { headsOf, numbersOf, pagesOf, whereOf } from '#pages/intentos/sala/pages-of.ts';
import { firstPageOf, keepPlace, keptPlace } from '#pages/intentos/sala/place-kept.ts';
import { Question } from '#pages/intentos/sala/Question.tsx';
import { Ribbons } from '#pages/intentos/sala/Ribbons.tsx';
import { RoomBar, SavedLine } from '#pages/intentos/sala/RoomBar.tsx';
import classes from '#pages/intentos/sala/Room.module.css';
import { useJustCame } from '#pages/intentos/sala/just-came.ts';
import { useRoomFrame } from '#pages/intentos/sala/room-frame.ts';
import { useRoomKeys } from '#pages/intentos/sala/room-keys.ts';
import { usePlace, useReady } from '#pages/intentos/sala/use-questions.ts';
import { useLeaving, useServerNow, useSnapshot } from '#pages/intentos/sala/use-room.ts';
import { useTimeOver } from '#pages/intentos/sala/use-time-over.ts';
import { Waiting } from '#pages/intentos/sala/Waiting.tsx';
import { UnsentGuard } from '#parts/archivos/UnsentGuard.tsx';
import { KeptQueues } from '#parts/archivos/uploads/kept-queues.ts';
import { useKeptQueues } from '#parts/archivos/uploads/use-kept-queues.ts';
import { hasLetters } from '#preguntas/players.ts';
import { useDocumentTitle } from '#ui/frame/document-title.ts';
import { Part } from '#ui/states/Part.tsx';

const KEPT = 'Lo que respondiste en ella se conserva. Puedes seguir con las demás y entregar.';
const named = (number: number | undefined) => (number === undefined ? 'Este texto' : `La pregunta ${number}`);

const LOOKING = 'Aquí solo miras: toma el control para pasar a la siguiente.';

/** Why «Siguiente» could not act: a cut is said by what it means here. */
function refusedOf(error: unknown, looking: boolean): string | null {
  if (looking) return LOOKING;
  if (error === null) return null;
  const cut = isApiError(error) && error.status === 0;
  return cut ? 'Sin conexión: en esta prueba no se pasa a la siguiente.' : messageOf(error);
}

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
  useNews(room, intento.id, !escribe);
  useFacts(room, intento.id, escribe);
  useTimeOver(room, snapshot, over);
  useReady(intento);

  const pages = pagesOf(intento);
  const numbers = numbersOf(preguntas);
  const [at, setAt] = useState(() => firstPageOf(intento.id, pages, lugares, numbers));
  const index = intento.secuencial
    ? Math.min(intento.alcanzada, pages.length - 1)
    : Math.min(at, pages.length - 1);
  const page = pages[index] ?? [];
  const shown = [...headsOf(page, preguntas), ...page];
  const last = index === pages.length - 1;
  const [asking, setAsking] = useState(false);
  const [sheet, setSheet] = useState(false);
  const [stuck, setStuck] = useState(false);
  const advance = useAction((lugar: number) => room.advance(lugar));
  const justCame = useJustCame(index);
  const files = useKeptQueues();
  const here = useRef(page);
  useEffect(() => {
    here.current = page;
  });
  const goTo = usePlace(shown, useState(() => keptPlace(intento.id) ?? shown[0] ?? null)[0]);

  const go = (lugar: number) => {
    setAsking(false);
    setSheet(false);
    sync.goOn();
    const found = pages.findIndex((one) => one.includes(lugar));
    if (intento.secuencial || found < 0) return;
    setAt(found);
    keepPlace(intento.id, lugar);
    goTo(lugar);
  };
  const move = (by: number) => {
    const next = pages[index + by]?.[0];
    if (next === undefined || (intento.secuencial && by < 0)) return;
    if (intento.secuencial && !escribe) return setStuck(true);
    if (intento.secuencial && (advance.pending || justCame())) return;
    void sync.flush();
    if (!intento.secuencial) return go(next);
    goTo(next);
    advance.run(intento.alcanzada);
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
  const { id: intentoId, evaluacionId, actividadId } = intento;
  const donde = { cursoId: intento.curso.id, actividadId, evaluacionId, intentoId };
  const moves = {
    first: index === 0,
    oneWay: intento.secuencial,
    last,
    escribe,
    pending: advance.pending,
    refused: refusedOf(advance.error, stuck && !escribe),
    onMove: move,
    onDeliver: () => setAsking(true),
  };

  return (
    <div className={classes.room}>
      <RoomBar snapshot={snapshot} unsent={files.list} now={now} />
      <Messages inbox={room.inbox} />
      <Ribbons room={room} snapshot={snapshot} over={over} onDeliver={() => setAsking(true)} />
      {entrega.estado === 'pendiente' || entrega.estado === 'enviando' ? (
        <Waiting snapshot={snapshot} pulsadoEn={entrega.pulsadoEn} onRetry={() => sync.retry()} />
      ) : (
        <div className={classes.exam}>
          <div className={classes.sheet}>
            <SavedLine
              snapshot={snapshot}
              unsent={files.list}
              className={classes.savedSmall}
              saidBelow={shown.some((lugar) => lugares[lugar]?.estado === 'enviando')}
            />
            <KeptQueues value={files.queues}>
              {shown.map((lugar, order) => {
                const pregunta = preguntas[lugar];
                const seen = lugares[lugar];
                if (!pregunta || !seen) return null;
                const title = intento.secciones[pregunta.seccion];
                const opens = order === 0 || preguntas[shown[order - 1] ?? -1]?.seccion !== pregunta.seccion;
                return (
                  <div key={lugar}>
                    {opens && title && <h2 className={classes.section}>{title}</h2>}
                    <Part what={named(numbers.get(lugar))} rest={KEPT}>
                      <Question
                        pregunta={pregunta}
                        seen={seen}
                        number={numbers.get(lugar)}
                        total={numbers.size}
                        flagged={marcadas.includes(lugar)}
                        disabled={over}
                        watching={!escribe}
                        donde={donde}
                        onAnswer={(respuesta, typing) => {
                          // A file may arrive when one is already elsewhere.
                          if (here.current.includes(lugar)) keepPlace(intento.id, lugar);
                          sync.answer(lugar, respuesta, typing);
                        }}
                        onFlag={() => sync.flag(lugar)}
                        onChoose={(mine) => sync.choose(lugar, mine)}
                        onCheck={intento.durante.length > 0 ? () => room.check(lugar) : null}
                      />
                    </Part>
                  </div>
                );
              })}
            </KeptQueues>
            {intento.secuencial && pages.length > 1 && <OneWayLine last={last} />}
            <Moves
              {...moves}
              letters={page.some((lugar) => hasLetters(preguntas[lugar]?.tipo ?? 'descripcion'))}
            />
          </div>
          <aside className={classes.map} aria-label="Preguntas">
            <div>
              <h2>Preguntas</h2>
              {navigator}
            </div>
          </aside>
          <Foot {...moves} where={whereOf(page, numbers, index)} onMap={() => setSheet(true)} />
        </div>
      )}
      <Drawer
        opened={sheet}
        onClose={() => setSheet(false)}
        position="bottom"
        title="Preguntas"
        classNames={{ content: classes.mapSheet }}
      >
        {navigator}
      </Drawer>
      <DeliverDialog
        opened={asking}
        snapshot={snapshot}
        numbers={numbers}
        unsent={files.list}
        onClose={() => {
          setAsking(false);
          sync.goOn();
        }}
        onGo={go}
        onDeliver={deliver}
      />
      <UnsentGuard list={files.list} />
    </div>
  );
}
