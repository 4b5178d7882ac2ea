import type { PorPublicar } from '@catedra/shared/actividades/schemas.ts';
import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { messageOf } from '#platform/api-error.ts';
import { descartarCambios } from '#parts/cursos/commands.ts';
import classes from '#parts/cursos/PublishChanges.module.css';
import { ErrorState } from '#ui/states/ErrorState.tsx';

type Change = PorPublicar['cambios'][number];

interface WaitingChangesProps {
  readonly cursoId: string;
  readonly changes: readonly Change[];
}

const EFFECTS: Partial<Readonly<Record<Change['parte'], string>>> = {
  lugar: 'Vuelven a su sitio todas las que cambian de lugar.',
  archivo: 'El archivo nuevo se pierde; queda el que se ve ahora.',
  quitar: 'La actividad se queda.',
};

const effectOf = ({ parte, nueva }: Change): string =>
  nueva ? 'No se pierde: queda oculta, con su contenido.' : (EFFECTS[parte] ?? 'Queda como se ve ahora.');

/** What waits, line by line; each can be discarded, after saying what becomes of it. */
export function WaitingChanges({ cursoId, changes }: WaitingChangesProps) {
  const queryClient = useQueryClient();
  const [asking, setAsking] = useState<string | null>(null);
  const discard = useMutation({
    mutationFn: (change: Change) => descartarCambios(cursoId, change),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['cursos'] }),
    onSuccess: () => setAsking(null),
  });
  if (changes.length === 0) return null;
  return (
    <>
      <ul className={classes.list}>
        {changes.map((change) => {
          const { actividadId, parte, frase } = change;
          const key = `${actividadId} ${parte}`;
          return (
            <li key={key} data-asking={asking === key || undefined}>
              <span>{frase}</span>
              {asking === key ? (
                <Asking
                  effect={effectOf(change)}
                  working={discard.isPending}
                  onKeep={() => setAsking(null)}
                  onDiscard={() => discard.mutate(change)}
                />
              ) : (
                <Button
                  size="compact-sm"
                  variant="subtle"
                  aria-label={`Descartar: ${frase}`}
                  onClick={() => setAsking(key)}
                >
                  Descartar
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {discard.isError && <ErrorState>{messageOf(discard.error)}</ErrorState>}
    </>
  );
}

interface AskingProps {
  readonly effect: string;
  readonly working: boolean;
  readonly onKeep: () => void;
  readonly onDiscard: () => void;
}

function Asking({ effect, working, onKeep, onDiscard }: AskingProps) {
  const keep = useRef<HTMLButtonElement>(null);
  useEffect(() => keep.current?.focus(), []);
  return (
    <div className={`look-row ${classes.asking}`}>
      <p>{effect}</p>
      <Button ref={keep} size="xs" variant="default" onClick={onKeep}>
        No descartar
      </Button>
      <Button size="xs" color="mal" loading={working} onClick={onDiscard}>
        Descartarlo
      </Button>
    </div>
  );
}
