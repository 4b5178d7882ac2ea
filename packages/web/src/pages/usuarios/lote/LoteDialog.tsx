import { Button, Group, Loader } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import {
  aplicar,
  ensayar,
  miradas,
  type Hecho,
  type Lote,
  PALABRAS,
  type Verbo,
} from '#pages/usuarios/lote/acciones.ts';
import { GroupField } from '#pages/usuarios/lote/GroupField.tsx';
import classes from '#pages/usuarios/lote/Lote.module.css';
import { LoteSummary } from '#pages/usuarios/lote/LoteSummary.tsx';
import { type Way, WayField } from '#pages/usuarios/lote/WayField.tsx';
import { PasswordSheet } from '#pages/usuarios/lote/PasswordSheet.tsx';
import { messageOf } from '#platform/api-error.ts';
import { Dialog } from '#ui/dialogs/Dialog.tsx';
import { usePassedDates } from '#ui/people/passed-dates.ts';
import { PassedDates } from '#ui/people/PassedDates.tsx';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { ProgressBar } from '#ui/marks/ProgressBar.tsx';
import { StateMark } from '#ui/marks/StateMark.tsx';
import { cuenta } from '#ui/words/words.ts';

interface LoteDialogProps {
  readonly lote: Lote;
  readonly onClose: () => void;
  /** Something was done: the selection has served. */
  readonly onDone: () => void;
}

const needsGroup = (verbo: Verbo) => verbo === 'anadir-a-grupo' || verbo === 'quitar-de-grupo';
const isAccess = (verbo: Verbo) => verbo === 'invitar' || verbo === 'restablecer-contrasenas';

/** Says exactly whom it would reach, asks once, does it and tells how it went. */
export function LoteDialog({ lote: asked, onClose, onDone }: LoteDialogProps) {
  const queryClient = useQueryClient();
  const [grupoId, setGrupoId] = useState<string | null>(null);
  const [way, setWay] = useState<Way>('invitar');
  const [saved, setSaved] = useState(false);
  const [looked, setLooked] = useState(0);
  const verbo = isAccess(asked.verbo) ? way : asked.verbo;
  const lote: Lote = { ...asked, verbo, ...(grupoId && { grupoId }) };
  const ready = !needsGroup(verbo) || grupoId !== null;
  const ensayo = useQuery({
    queryKey: ['lote', lote],
    queryFn: () => ensayar(lote),
    enabled: ready,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const passed = usePassedDates(
    verbo === 'anadir-a-grupo' && grupoId !== null ? { grupoIds: [grupoId], quienes: asked.seleccion } : null,
  );
  const hacer = useMutation({
    mutationFn: () => {
      setLooked(0);
      return aplicar(lote, setLooked, passed);
    },
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: ['usuarios'] });
      void queryClient.invalidateQueries({ queryKey: ['grupos'] });
      onDone();
    },
  });
  const words = PALABRAS[verbo];
  const unsaved = Boolean(hacer.data?.temporales?.length) && !saved;

  return (
    <Dialog
      opened
      onClose={hacer.isPending || unsaved ? () => undefined : onClose}
      title={words.title}
      withCloseButton={false}
    >
      {hacer.data ? (
        <Done verbo={verbo} hecho={hacer.data} onSaved={() => setSaved(true)} />
      ) : (
        <>
          {needsGroup(verbo) && <GroupField value={grupoId} onChange={setGrupoId} />}
          {isAccess(verbo) && <WayField value={way} onChange={setWay} />}
          <p>{words.effect}</p>
          {ready && <Forecast verbo={verbo} query={ensayo} looked={hacer.isPending ? looked : null} />}
          {ensayo.data && !hacer.isPending && <PassedDates passed={passed} />}
          {hacer.isError && <ErrorState>{messageOf(hacer.error)}</ErrorState>}
        </>
      )}
      <Group justify="flex-end" mt="lg" gap="sm">
        {hacer.data ? (
          <Button disabled={unsaved} onClick={onClose}>
            {unsaved ? 'Descarga antes la hoja' : 'Cerrar'}
          </Button>
        ) : (
          <>
            <Button variant="default" onClick={onClose} disabled={hacer.isPending}>
              Cancelar
            </Button>
            <Button
              color={words.harmless ? undefined : 'mal'}
              disabled={!ensayo.data?.hechas || passed.waits}
              loading={hacer.isPending}
              onClick={() => hacer.mutate()}
            >
              {ensayo.data?.hechas ? words.button(cuenta(ensayo.data.hechas, 'persona')) : words.title}
            </Button>
          </>
        )}
      </Group>
    </Dialog>
  );
}

interface ForecastProps {
  readonly verbo: Verbo;
  readonly query: { readonly data?: Hecho; readonly error: Error | null };
  /** How many have been looked at while it is done; null when it is not being done. */
  readonly looked: number | null;
}

function Forecast({ verbo, query: { data, error }, looked }: ForecastProps): ReactNode {
  if (error) return <ErrorState>{messageOf(error)}</ErrorState>;
  if (!data) return <Waiting>Contando a quién alcanza…</Waiting>;
  const words = PALABRAS[verbo];
  const personas = cuenta(data.hechas, 'persona');
  if (looked !== null) {
    const total = miradas(data);
    if (total <= 1000) return <Waiting>{words.doing(personas)}</Waiting>;
    return (
      <div className={classes.progress}>
        <p role="status">{words.doing(personas)}</p>
        <ProgressBar value={(100 * looked) / total} label="Cuánto lleva" />
        <p className={classes.quiet}>{words.leave}</p>
      </div>
    );
  }
  return (
    <div role="status">
      <p className={classes.will}>
        <b>{data.hechas === 0 ? 'No hay a quién: nada cambiaría.' : words.will(personas)}</b>
      </p>
      <LoteSummary verbo={verbo} resultado={data} when="before" />
    </div>
  );
}

function Waiting({ children }: { readonly children: ReactNode }) {
  return (
    <p className={classes.waiting} role="status">
      <Loader size="xs" aria-hidden />
      <span>{children}</span>
    </p>
  );
}

interface DoneProps {
  readonly verbo: Verbo;
  readonly hecho: Hecho;
  readonly onSaved: () => void;
}

function Done({ verbo, hecho, onSaved }: DoneProps) {
  return (
    <div role="status">
      <StateMark kind="done">{PALABRAS[verbo].done(hecho.hechas)}</StateMark>
      <LoteSummary verbo={verbo} resultado={hecho} when="after" />
      {hecho.temporales && hecho.temporales.length > 0 && (
        <PasswordSheet temporales={hecho.temporales} expiraEn={hecho.expiraEn ?? null} onSaved={onSaved} />
      )}
    </div>
  );
}
