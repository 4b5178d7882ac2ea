import type { ActividadAbierta } from '@catedra/shared/aprendizaje/schemas.ts';
import { entregar, guardar } from '@catedra/shared/entregas/api.ts';
import type { Entrega } from '@catedra/shared/entregas/schemas.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { serverTime } from '#platform/clock.ts';
import { ask } from '#platform/ask.ts';
import { useActor, useSesion } from '#platform/session.ts';
import { bodyOf, type Draft, draftOf } from '#tipos/tarea/draft.ts';
import { keep, readKept } from '#tipos/tarea/kept-drafts.ts';
import { type Keeper, type Keeping, startKeeper } from '#tipos/tarea/keeper.ts';
import { openHere } from '#tipos/tarea/send-drafts.ts';

/** What a browser sends although its page is closed may not be longer. */
const KEEPALIVE_MAX = 60_000;

const put = (actividadId: string, draft: Draft, keepalive: boolean): Promise<Entrega> => {
  const body = bodyOf(draft);
  const fits = JSON.stringify(body).length < KEEPALIVE_MAX;
  return ask(guardar, { id: actividadId, body }, { keepalive: keepalive && fits });
};

/** Drafts ring no bell, so what is known of the activity is brought up to date here. */
export function usePutEntrega(actividadId: string) {
  const queryClient = useQueryClient();
  return (entrega: Entrega) =>
    queryClient.setQueryData<ActividadAbierta>(['actividades', actividadId, 'abierta'], (abierta) => {
      if (!abierta) return abierta;
      const others = abierta.entregas.filter(({ id }) => id !== entrega.id);
      const entregas = [entrega, ...others].toSorted((a, b) => b.intento - a.intento);
      return { ...abierta, entregas };
    });
}

/** A work that saves itself, and survives a cut, a reload and another tab. */
export function useDraft(actividadId: string, entrega: Entrega | null) {
  const { usuario } = useActor();
  const putEntrega = usePutEntrega(actividadId);
  const [start] = useState(() => {
    const saved = draftOf(entrega);
    return { saved, current: readKept(usuario.id, actividadId, saved.intento) ?? saved };
  });
  const [draft, setDraft] = useState(start.current);
  const [keeping, setKeeping] = useState<Keeping>({ tipo: 'guardado', en: null });
  /** Rises when the text must be drawn anew. */
  const [edition, setEdition] = useState(0);
  const keeper = useRef<Keeper | null>(null);
  const saved = useEffectEvent(putEntrega);

  useEffect(() => {
    const mine = startKeeper({
      saved: start.saved,
      current: start.current,
      send: (one, keepalive) => put(actividadId, one, keepalive),
      remember: (one) => keep(usuario.id, actividadId, one),
      onState: setKeeping,
      onSaved: (una) => void saved(una),
      now: serverTime,
    });
    keeper.current = mine;
    const close = openHere(actividadId, mine);
    const leave = () => void mine.flush(true);
    const hide = () => document.visibilityState === 'hidden' && leave();
    const back = () => void mine.flush();
    window.addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', hide);
    window.addEventListener('online', back);
    return () => {
      close();
      window.removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', hide);
      window.removeEventListener('online', back);
      mine.stop();
      void mine.flush();
    };
  }, [actividadId, usuario.id, start]);

  // Whoever signs in again does not wait for the next try.
  const sesion = useSesion();
  useEffect(() => {
    if (sesion) void keeper.current?.flush();
  }, [sesion]);

  const change = (patch: Partial<Pick<Draft, 'texto' | 'archivos'>>) => {
    keeper.current?.change(patch);
    setDraft((before) => ({ ...before, ...patch }));
  };
  const resolve = (mine: boolean, actual: Entrega) => {
    keeper.current?.resolve(mine, actual);
    if (mine) return;
    setDraft(draftOf(actual));
    setEdition((n) => n + 1);
  };
  /** Saves and hands in, in one step, what is on the screen. */
  const handIn = async (): Promise<void> => {
    await keeper.current?.flush();
    const body = bodyOf(keeper.current?.draft ?? draft);
    const entregada = await ask(entregar, { id: actividadId, body });
    keeper.current?.stop();
    keep(usuario.id, actividadId, null);
    putEntrega(entregada);
  };
  return { draft, keeping, edition, change, resolve, handIn };
}
