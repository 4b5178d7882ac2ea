import type { FeedEvent } from '@catedra/shared/core/change.ts';
import { ring } from '#platform/change-events.ts';
import { type Heard, openConnection } from '#platform/feed-connection.ts';
import { inOneTab } from '#platform/feed-leader.ts';
import { invalidator } from '#platform/invalidation.ts';
import { queryClient } from '#platform/query-client.ts';
import { esOtraPersona, recargarSesion } from '#platform/session.ts';
import { announce } from '#platform/session-events.ts';

const CHANNEL = 'catedra:cambios';

/** One stream per browser and person, shared by its tabs, from where the feed stood when the session was read. */
export function startFeed(posicion: string, usuarioId: string): () => void {
  const { hear, stop: stopAsking } = invalidator(queryClient);
  const channel = `${CHANNEL}:${usuarioId}`;
  const tabs = new BroadcastChannel(channel);
  const post = tabs.postMessage.bind(tabs);
  let place = posicion;

  const apply = ({ event, place: at }: Heard) => {
    place = at || place;
    react(event, hear);
  };
  const tell = (heard: Heard) => {
    post(heard);
    apply(heard);
  };
  tabs.addEventListener('message', ({ data }: MessageEvent<Heard>) => apply(data));

  const leave = inOneTab(channel, () => openConnection(tell, () => place));
  return () => {
    leave();
    tabs.close();
    stopAsking();
  };
}

function react(event: FeedEvent, hear: (event: FeedEvent) => void): void {
  ring(event);
  if (event.tipo === 'sesion_terminada') announce({ tipo: 'terminada', motivo: event.motivo });
  else if (event.tipo === 'acceso') void recargarSesion().then(() => !esOtraPersona() && hear(event));
  else if (!esOtraPersona()) hear(event);
}
