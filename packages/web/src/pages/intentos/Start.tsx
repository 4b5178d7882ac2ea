import type { Apertura } from '@catedra/shared/intentos/apertura.ts';
import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { fieldErrors, messageOf } from '#platform/api-error.ts';
import { rutas } from '#platform/paths.ts';
import { useActor } from '#platform/session.ts';
import { useAction } from '#platform/use-action.ts';
import classes from '#pages/intentos/EvaluationFront.module.css';
import { loadSala } from '#pages/intentos/load-sala.ts';
import { doorWords, startWords } from '#pages/intentos/opening-words.ts';
import type { EvaluacionLeida } from '#pages/intentos/queries.ts';
import { begin } from '#pages/intentos/sala/begun.ts';
import { useDoor } from '#pages/intentos/use-door.ts';
import { StartFields } from '#pages/intentos/start-fields-part.ts';
import { opened } from '#parts/intentos/opened.ts';
import { useServerSeconds } from '#parts/intentos/server-seconds.ts';
import { restante } from '#parts/intentos/time-left.ts';
import { TimeBar } from '#pages/intentos/TimeBar.tsx';
import { ButtonLink } from '#ui/frame/TextLink.tsx';
import { aLaHora } from '#ui/words/words.ts';
import { useZone } from '#ui/words/zone.tsx';

interface StartProps {
  readonly data: EvaluacionLeida;
  readonly apertura: Apertura;
  readonly now: Date;
}

/** How long there will be, and the button. */
export function Start({ data, apertura, now }: StartProps) {
  // On its way before it is pressed: nothing is fetched once the clock runs.
  useEffect(() => void loadSala().catch(() => undefined), []);
  if (data.enCurso) return <GoOn data={data} />;
  if (apertura.tipo !== 'abierta') return null;
  return <Begin data={data} apertura={apertura} now={now} />;
}

function GoOn({ data }: { readonly data: EvaluacionLeida }) {
  const zone = useZone();
  const now = useServerSeconds(data.desfase);
  const { enCurso } = data;
  if (!enCurso) return null;
  const { venceEn } = enCurso;
  return (
    <section className={classes.hero} aria-label="Tu intento en curso">
      <p className={classes.sobre}>La tienes empezada</p>
      <p className={classes.min} role="timer" aria-live="off">
        {venceEn ? restante(Date.parse(venceEn) - now) : `Intento ${enCurso.numero}`}
      </p>
      <p>
        {venceEn
          ? `Acaba ${aLaHora(venceEn, new Date(now), zone)}. El reloj no se detiene.`
          : 'No tiene límite de tiempo.'}
      </p>
      {enCurso.motivo && <p>{opened(enCurso.motivo)}</p>}
      <ButtonLink
        size="md"
        mt="lg"
        color="azafran"
        to={rutas.evaluacion(data.evaluacion.id)}
        search={{ intento: enCurso.id }}
      >
        Continuar
      </ButtonLink>
    </section>
  );
}

/** Where it can be begun from, to whoever is there and to whoever is not. */
const SITIO = {
  dentro: 'Se empieza desde la red del aula, y este equipo está en ella.',
  fuera:
    'Se empieza desde la red del aula, y este equipo no está en ella. Conéctate a ella y vuelve a abrir esta página.',
} as const;

const asks = ({ conContrasena, declaracion }: EvaluacionLeida['evaluacion']): boolean =>
  conContrasena || declaracion !== null;

interface BeginProps extends StartProps {
  readonly apertura: Extract<Apertura, { tipo: 'abierta' }>;
}

function Begin({ data, apertura, now }: BeginProps) {
  const zone = useZone();
  const { mirada } = useActor();
  const { evaluacion } = data;
  const navigate = useNavigate();
  const [given, setGiven] = useState({ contrasena: '', acepta: false });
  const start = useAction(
    () => begin(evaluacion.id, { ...given, contrasena: evaluacion.conContrasena ? given.contrasena : null }),
    (intento) =>
      void navigate({
        to: rutas.evaluacion(evaluacion.id),
        search: { intento: intento.id } as never,
        replace: true,
      }),
  );
  const door = useDoor(data, given, () => start.run(undefined));
  const words = door.closed
    ? doorWords(data.efectivo, now, zone)
    : startWords(apertura, data.efectivo, now, zone);
  const failure = start.error ?? door.error;
  const errors = fieldErrors(failure);
  const form = useRef<HTMLFormElement>(null);
  // On a phone the button is far from the field that it sends one back to.
  useEffect(() => {
    if (failure !== null) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [failure]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (door.closed) return door.wait();
    if (!start.pending && !start.done) start.run(undefined);
  };
  return (
    <section className={classes.hero} aria-label="Si puedes hacerla ahora">
      <form ref={form} onSubmit={submit} noValidate>
        <p className={classes.sobre}>{words.over}</p>
        <p className={classes.min}>{words.main}</p>
        <p>{words.text}</p>
        {!door.closed && <TimeBar apertura={apertura} segundos={data.efectivo.segundos} now={now} />}
        {apertura.intentosRestantes !== null && (
          <p className={classes.sobre}>
            {apertura.intentosRestantes === 1
              ? 'Te queda 1 intento.'
              : `Te quedan ${apertura.intentosRestantes} intentos.`}
          </p>
        )}
        {asks(evaluacion) && (
          <StartFields evaluacion={evaluacion} given={given} errors={errors} onGive={setGiven} />
        )}
        {door.waiting && (
          <p role="status" className={classes.inDoor}>
            <b>Estás en la puerta.</b> Empezará sola en cuanto la abran: deja esta página abierta.
          </p>
        )}
        {failure !== null && Object.keys(errors).length === 0 && (
          <p className={classes.failure} role="alert">
            {messageOf(failure)}
          </p>
        )}
        {!door.waiting && (
          <div className={classes.begin}>
            <Button
              type="submit"
              size="md"
              color="azafran"
              loading={start.pending || door.asking}
              disabled={mirada !== undefined || data.sitio === 'fuera'}
            >
              {door.closed
                ? 'Esperar en la puerta'
                : evaluacion.practica
                  ? 'Empezar la práctica'
                  : 'Empezar la prueba'}
            </Button>
            {data.sitio !== 'cualquiera' && <p className={classes.sobre}>{SITIO[data.sitio]}</p>}
            {mirada && <p className={classes.sobre}>Aquí solo miras: la empieza quien hace el curso.</p>}
          </div>
        )}
      </form>
    </section>
  );
}
