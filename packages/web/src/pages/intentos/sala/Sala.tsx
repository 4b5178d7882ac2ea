import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { isApiError, messageOf } from '#platform/api-error.ts';
import { rutas } from '#platform/paths.ts';
import { queryClient } from '#platform/query-client.ts';
import { useActor } from '#platform/session.ts';
import type { Room as OpenRoom } from '#pages/intentos/sala/open-room.ts';
import { Room } from '#pages/intentos/sala/Room.tsx';
import { RoomSkeleton } from '#pages/intentos/sala/RoomSkeleton.tsx';
import { useRoom, useSnapshot } from '#pages/intentos/sala/use-room.ts';
import { ErrorState } from '#ui/states/ErrorState.tsx';

interface SalaProps {
  readonly evaluacionId: string;
  readonly intentoId: string;
}

/** The way into the room, and out of it when the attempt is over. */
export function Sala({ evaluacionId, intentoId }: SalaProps) {
  const { usuario } = useActor();
  const { room, error, again } = useRoom(usuario.id, intentoId);
  const over = isApiError(error) && [404, 409].includes(error.status);
  const leave = useLeaveTo(evaluacionId, intentoId);
  useEffect(() => {
    if (over) leave();
  });
  if (room) return <Inside room={room} onOver={leave} />;
  if (error === null || over) return <RoomSkeleton />;
  return (
    <ErrorState page title="No pudimos abrir la prueba" onRetry={again}>
      {messageOf(error)}
    </ErrorState>
  );
}

function Inside({ room, onOver }: { readonly room: OpenRoom; readonly onOver: () => void }) {
  const { fin } = useSnapshot(room.sync);
  useEffect(() => {
    if (fin) onOver();
  });
  return <Room room={room} />;
}

function useLeaveTo(evaluacionId: string, intentoId: string) {
  const navigate = useNavigate();
  return () => {
    void queryClient.invalidateQueries({ queryKey: ['aprendizaje'] });
    void navigate({
      to: rutas.evaluacion(evaluacionId),
      search: { recibo: intentoId } as never,
      replace: true,
    });
  };
}
