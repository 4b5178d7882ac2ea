import type { PlazosPasados } from '@catedra/shared/grupos/plazos.ts';
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
import { type Giving, useEarlyCloses } from '#parts/cursos/early-closes.ts';
import { EarlyCloses } from '#parts/cursos/EarlyCloses.tsx';
import { usePassedDates, usePassedDays } from '#parts/grupos/passed-dates.ts';
import { RulesFollow } from '#parts/grupos/RulesFollow.tsx';
import { PassedDates } from '#parts/grupos/PassedDates.tsx';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { ProgressBar } from '#ui/marks/ProgressBar.tsx';
import { StateMark } from '#ui/marks/StateMark.tsx';
import { cuenta } from '#ui/words/words.ts';
import { useNow } from '#ui/words/zone.tsx';

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
  const { grupoId } = con;
  const byGroup = usePassedDates(
    verbo === 'anadir-a-grupo' && grupoId ? { grupoIds: [grupoId], quienes: asked.seleccion } : null,
  );
  const byName = usePassedDays(usePastDate(verbo, con, ensayo.data?.hechas ?? 0));
  const passed = verbo === 'asignar-curso' ? { ...byName, waits: false } : byGroup;
  const closes = useEarlyCloses(givingOf(lote, passed.diasSiPaso));
  const hacer = useMutation({
    mutationFn: () => {
      setLooked(0);
      const { diasSiPaso } = passed;
      return aplicar(lote, setLooked, { diasSiPaso, tambienEnEvaluaciones: closes.tambienEnEvaluaciones });
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
          />
          {isAccess(verbo) && <WayField value={way} onChange={setWay} />}
          {verbo === 'invitar' && <NoMail instead="Con contraseñas temporales podrán entrar." />}
          <p>
            {words.effect} {MUEVE[verbo] && <RulesFollow what={MUEVE[verbo]} />}
          </p>
          {ready && <Forecast verbo={verbo} query={ensayo} looked={hacer.isPending ? looked : null} />}
          {ensayo.data && !hacer.isPending && <PassedDates passed={passed} />}
          {ensayo.data && !hacer.isPending && <EarlyCloses closes={closes} />}
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
            disabled={count === 0 || passed.waits || closes.waits || !confirmed}
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

/** Of what gives a date: whose evaluations may close before it. */
function givingOf({ verbo, seleccion, con = {} }: Lote, diasSiPaso: number | undefined): Giving | null {
  const { cursoId, venceEn, grupoId } = con;
  if (verbo === 'anadir-a-grupo' && grupoId)
    return { entran: { grupoIds: [grupoId], quienes: seleccion, diasSiPaso } };
  if ((verbo !== 'asignar-curso' && verbo !== 'prorrogar') || !cursoId || !venceEn) return null;
  const que = verbo === 'prorrogar' ? 'prorroga' : 'nuevas';
  return { cursoId, personas: { que, seleccion, venceEn, diasSiPaso } };
}

/** A course that would be given with a date that has passed already: whoever comes in would be overdue. */
function usePastDate(verbo: Verbo, { cursoId, venceEn }: Con, entran: number): PlazosPasados | undefined {
  const now = useNow();
  if (verbo !== 'asignar-curso' || !cursoId || !venceEn || entran === 0) return undefined;
  if (Date.parse(venceEn) >= now.getTime()) return undefined;
  return {
    personas: entran,
    cursos: [{ cursoId, titulo: null, grupo: null, venceEn, diasDeGracia: null, entran }],
  };
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
