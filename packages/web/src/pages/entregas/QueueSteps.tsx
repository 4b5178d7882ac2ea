import type { EntregaEnCola } from '@catedra/shared/entregas/schemas.ts';
import { Button, Group } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { addressOf, neighbours, type Place } from '#pages/entregas/neighbours.ts';
import { entregasQuery } from '#pages/entregas/queries.ts';
import { useListAddress } from '#ui/lists/list-address.ts';
import { fullName } from '#ui/people/PersonName.tsx';

/** What waits before and after this one. */
export function useNeighbours(place: Place, actividadId?: string) {
  const { set } = useListAddress();
  const { data } = useQuery(entregasQuery({ estado: 'entregada', actividadId, limite: 100 }));
  const { anterior, siguiente } = neighbours(data?.datos ?? [], place);
  const go = (one: EntregaEnCola | null) => one && set(addressOf(one));
  return { anterior, siguiente, go };
}

interface QueueStepsProps {
  readonly place: Place;
  readonly actividadId?: string;
}

/** From one waiting work to the next, with the hands on the keyboard. */
export function QueueSteps({ place, actividadId }: QueueStepsProps) {
  const { anterior, siguiente, go } = useNeighbours(place, actividadId);
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== 'PageDown' && event.key !== 'PageUp')) return;
    event.preventDefault();
    go(event.key === 'PageDown' ? siguiente : anterior);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
  return (
    <Group gap="xs">
      <Button
        variant="default"
        disabled={!anterior}
        title={anterior ? `${fullName(anterior.persona)} (Alt + Re Pág)` : undefined}
        aria-keyshortcuts="Alt+PageUp"
        leftSection={<IconChevronLeft size={16} stroke={1.75} aria-hidden />}
        onClick={() => go(anterior)}
      >
        Anterior
      </Button>
      <Button
        variant="default"
        disabled={!siguiente}
        title={siguiente ? `${fullName(siguiente.persona)} (Alt + Av Pág)` : undefined}
        aria-keyshortcuts="Alt+PageDown"
        rightSection={<IconChevronRight size={16} stroke={1.75} aria-hidden />}
        onClick={() => go(siguiente)}
      >
        Siguiente
      </Button>
    </Group>
  );
}
