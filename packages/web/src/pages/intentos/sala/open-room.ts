import * as api from '@catedra/shared/intentos/api.ts';
import type { IntentoEnCurso } from '@catedra/shared/intentos/en-curso.ts';
import { isCut } from '#platform/api-error.ts';
import { ask } from '#platform/ask.ts';
import { tellSaved } from '#pages/intentos/sala/channel.ts';
import { takeBegun } from '#pages/intentos/sala/begun.ts';
import { askToSave } from '#pages/intentos/sala/motor/ask-to-save.ts';
import { serverClock, type ServerClock } from '#pages/intentos/sala/motor/clock.ts';
import { endOf } from '#pages/intentos/sala/motor/failure.ts';
import { openJournal } from '#pages/intentos/sala/motor/indexed-journal.ts';
import type { Journal, Kept } from '#pages/intentos/sala/motor/journal.ts';
import { sendKept } from '#pages/intentos/sala/motor/kept-elsewhere.ts';
import { createInbox } from '#pages/intentos/sala/inbox.ts';
import type { Remote } from '#pages/intentos/sala/motor/remote.ts';
import { createSync } from '#pages/intentos/sala/motor/sync.ts';
import { preloadPlayers } from '#preguntas/players.ts';
import { tabName } from '#pages/intentos/sala/motor/tab-name.ts';

export type Room = Awaited<ReturnType<typeof openRoom>>;

/** Asks and sets the clock by the answer. */
async function timed<T extends { readonly ahora: string }>(
  clock: ServerClock,
  asking: Promise<T>,
): Promise<T> {
  const asked = clock.mark();
  const answer = await asking;
  clock.hear(answer.ahora, asked, clock.mark());
  return answer;
}

/** The attempt as the server has it; without network, as this device last saw it. */
async function attemptOf(
  intentoId: string,
  journal: Journal,
  kept: Kept,
  clock: ServerClock,
): Promise<IntentoEnCurso> {
  try {
    return await timed(clock, ask(api.leerIntento, { id: intentoId }));
  } catch (error) {
    // It is over: what this device had not sent goes now, to be kept apart.
    if (endOf(error) !== null) await sendKept(journal, kept);
    if (!kept.attempt || !isCut(error)) throw error;
    return kept.attempt.intento;
  }
}

/** Everything a room works with: the engine, the clock, and what only the screen asks. */
export async function openRoom(usuarioId: string, intentoId: string) {
  const owner = { usuarioId, intentoId };
  const journal = await openJournal();
  const kept = await journal.read(owner);
  const clock = serverClock(undefined, kept.attempt?.desfase);
  const before = kept.attempt?.pestana ?? null;
  const pestana = await tabName(before);
  const begun = takeBegun(intentoId);
  if (begun) clock.hear(begun.ahora, clock.mark(), clock.mark());
  const read = begun ?? (await attemptOf(intentoId, journal, kept, clock));
  await preloadPlayers(read.preguntas.map(({ tipo }) => tipo));
  const take = () => timed(clock, ask(api.tomar, { id: intentoId, body: { pestana } }));
  // Reopened: nobody is in it, and whoever comes in first writes.
  const intento = read.libre ? await take().catch(() => read) : read;
  const known = pestana === before && kept.attempt?.epoca === intento.epoca;
  const escribe = begun || read.libre ? intento.escribe : known;
  const remote: Remote = {
    async save(body, keepalive) {
      const answer = await timed(clock, askToSave(intentoId, { pestana, ...body }, keepalive));
      if (body.entradas.length > 0) tellSaved(intentoId);
      return answer;
    },
    deliver: (body) => ask(api.entregar, { id: intentoId, body: { pestana, ...body } }),
  };
  const sync = createSync({ owner, intento, pestana, escribe, kept, journal, remote, now: clock.now });
  const inbox = createInbox((ids) => ask(api.confirmarMensajes, { id: intentoId, body: { ids: [...ids] } }));
  /** The whole attempt again: control, a question reached, what another device brought. */
  const look = async (): Promise<void> => {
    const next = await timed(clock, ask(api.leerIntento, { id: intentoId }));
    const now = sync.read();
    sync.renew(next, now.escribe && next.epoca === now.intento.epoca);
  };
  return {
    clock,
    sync,
    pestana,
    inbox,
    look,
    /** It began here a moment ago: nothing was written to it yet. */
    begun: begun !== null && begun !== undefined,
    /** Its hour and what was written to it, which is little: the rest is asked for only if it is not as it was. */
    async hear(): Promise<void> {
      const news = await timed(clock, ask(api.leerNovedades, { id: intentoId }));
      inbox.hear(news.mensajes);
      const { estado, epoca } = sync.read().intento;
      if (news.estado !== estado || news.epoca !== epoca) await look();
      else sync.retime(news);
    },
    async take(): Promise<void> {
      sync.renew(await take(), true);
    },
    /** How an answer is, in a practice that shows it at once: what was answered goes first. */
    async check(lugar: number) {
      await sync.flush();
      return ask(api.comprobar, { id: intentoId, lugar });
    },
    /** Leaves a question behind, in an attempt without return: what was answered goes first. */
    async advance(lugar: number): Promise<void> {
      await sync.flush();
      const { epoca } = sync.read().intento;
      sync.renew(
        await timed(clock, ask(api.avanzar, { id: intentoId, body: { pestana, epoca, lugar } })),
        true,
      );
    },
  };
}
