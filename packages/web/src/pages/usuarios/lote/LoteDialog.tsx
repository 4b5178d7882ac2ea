import { Button, Loader } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import {
  aplicar,
  type Con,
  loQueFalta,
  ensayar,
  type Hecho,
  type Lote,
  miradas,
  type Verbo,
} from '#pages/usuarios/lote/acciones.ts';
import { CountField, saysHowMany } from '#pages/usuarios/lote/CountField.tsx';
import { DatesSaid, useDates } from '#pages/usuarios/lote/dates.tsx';
import classes from '#pages/usuarios/lote/Lote.module.css';
import { LoteFields } from '#pages/usuarios/lote/LoteFields.tsx';
import { LoteSummary } from '#pages/usuarios/lote/LoteSummary.tsx';
import { PALABRAS } from '#pages/usuarios/lote/palabras.ts';
import { type Way, WayField } from '#pages/usuarios/lote/WayField.tsx';
import { offerWayBack } from '#pages/usuarios/lote/take-back.ts';
import { PasswordSheet } from '#pages/usuarios/lote/PasswordSheet.tsx';
import { fieldErrors, messageOf } from '#platform/api-error.ts';
import { Dialog } from '#ui/dialogs/Dialog.tsx';
import { DialogActions } from '#ui/dialogs/DialogActions.tsx';
import { NoMail } from '#ui/people/NoMail.tsx';
import { reachInWords } from '#parts/cursos/reach.ts';
import { RulesFollow } from '#parts/grupos/RulesFollow.tsx';
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

/** A reason is typed letter by letter: whom it reaches is asked once it rests. */
const PAUSE = 300;
const isAccess = (verbo: Verbo) => verbo === 'invitar' || verbo === 'restablecer-contrasenas';

/** What some groups may fill themselves by. */
const MUEVE: Partial<Record<Verbo, 'perfil' | 'estado'>> = {
  suspender: 'estado',
  activar: 'estado',
  'cambiar-perfil': 'perfil',
};

/** Says exactly whom it would reach, asks once, does it and tells how it went. */
export function LoteDialog({ lote: asked, onClose, onDone }: LoteDialogProps) {
  const queryClient = useQueryClient();
  const [con, setCon] = useState<Con>({});
  const [typed, setTyped] = useState('');
  const [way, setWay] = useState<Way>('invitar');
  const [saved, setSaved] = useState(false);
  const [looked, setLooked] = useState(0);
  const verbo = isAccess(asked.verbo) ? way : asked.verbo;
  const lote: Lote = { ...asked, verbo, con };
  const [motivo] = useDebouncedValue(con.motivo, PAUSE);
  const lacks = loQueFalta(lote);
  const ready = lacks === null;
  const rehearsed: Lote = { ...lote, con: { ...con, motivo } };
  const ensayo = useQuery({
    queryKey: ['lote', rehearsed],
    queryFn: () => ensayar(rehearsed),
    enabled: ready,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const dates = useDates(lote, ensayo.data);
  const hacer = useMutation({
    mutationFn: () => {
      setLooked(0);
      return aplicar(lote, setLooked, dates.eleccion);
    },
    onSuccess: (hecho) => {
      offerWayBack(queryClient, lote, hecho);
      void queryClient.invalidateQueries({ queryKey: ['usuarios'] });
      void queryClient.invalidateQueries({ queryKey: ['grupos'] });
      void queryClient.invalidateQueries({ queryKey: ['cursos'] });
      onDone();
    },
  });
  const words = PALABRAS[verbo];
  const count = ensayo.data?.hechas ?? 0;
  const confirmed =
    (verbo !== 'eliminar' || saysHowMany(typed, count)) &&
    (verbo !== 'prorrogar' || Boolean(con.motivo?.trim()));
  const unsaved = Boolean(hacer.data?.temporales?.length) && !saved;

  return (
    <Dialog opened onClose={hacer.isPending || unsaved ? () => undefined : onClose} title={words.title}>
      {hacer.data ? (
        <Done verbo={verbo} hecho={hacer.data} onSaved={() => setSaved(true)} />
      ) : (
        <>
          <LoteFields
            verbo={verbo}
            value={con}
            onChange={(patch) => setCon({ ...con, ...patch })}
            wrong={fieldErrors(ensayo.error).venceEn}
            note={(id) => noteOf(ensayo.data, id)}
          />
          {isAccess(verbo) && <WayField value={way} onChange={setWay} />}
          {verbo === 'invitar' && <NoMail instead="Con contraseñas temporales podrán entrar." />}
          <p>
            {words.effect} {MUEVE[verbo] && <RulesFollow what={MUEVE[verbo]} />}
          </p>
          {ready && <Forecast verbo={verbo} query={ensayo} looked={hacer.isPending ? looked : null} />}
          {ensayo.data && !hacer.isPending && <DatesSaid lote={lote} dates={dates} />}
          {verbo === 'eliminar' && count > 0 && !hacer.isPending && (
            <CountField count={count} value={typed} onChange={setTyped} />
          )}
          {verbo === 'prorrogar' && count > 0 && !con.motivo?.trim() && (
            <p className={classes.quiet}>Escribe el motivo para poder darlo.</p>
          )}
          {hacer.isError && <ErrorState>{messageOf(hacer.error)}</ErrorState>}
        </>
      )}
      <DialogActions onCancel={hacer.data ? undefined : onClose} disabled={hacer.isPending} note={lacks}>
        {hacer.data ? (
          <Button disabled={unsaved} onClick={onClose}>
            {unsaved ? 'Descarga antes la hoja' : 'Listo'}
          </Button>
        ) : (
          <Button
            color={words.harmless ? undefined : 'mal'}
            disabled={count === 0 || dates.waits || !confirmed}
            loading={hacer.isPending}
            onClick={() => hacer.mutate()}
          >
            {count > 0 ? words.button(cuenta(count, 'persona')) : words.title}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}

/** What is said of one of the courses that would be given. */
function noteOf(hecho: Hecho | undefined, cursoId: string): string | null {
  const alcance = hecho?.porCurso?.find((uno) => uno.cursoId === cursoId);
  return alcance && hecho ? reachInWords({ ...alcance, personas: hecho.hechas + hecho.iguales }) : null;
}

interface ForecastProps {
  readonly verbo: Verbo;
  readonly query: { readonly data?: Hecho; readonly error: Error | null };
  /** How many have been looked at while it is done; null when it is not being done. */
  readonly looked: number | null;
}

function Forecast({ verbo, query: { data, error }, looked }: ForecastProps): ReactNode {
  // What is wrong with a field is said beside it.
  if (error)
    return Object.keys(fieldErrors(error)).length > 0 ? null : <ErrorState>{messageOf(error)}</ErrorState>;
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
      {verbo === 'invitar' && <NoMail />}
      {hecho.temporales && hecho.temporales.length > 0 && (
        <PasswordSheet temporales={hecho.temporales} expiraEn={hecho.expiraEn ?? null} onSaved={onSaved} />
      )}
    </div>
  );
}
