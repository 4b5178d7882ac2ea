import { fichaDe } from '@catedra/shared/actividades/fichas.ts';
import type { CursoAbierto } from '@catedra/shared/aprendizaje/schemas.ts';
import { comoSeCompleta } from '@catedra/shared/progreso/rules.ts';
import { Button } from '@mantine/core';
import { IconCheck, IconChevronLeft } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { rutas } from '#platform/paths.ts';
import type { ActivityProps } from '#pages/curso/activity/props.ts';
import type { Ending } from '#pages/curso/activity/use-completar.ts';
import classes from '#pages/curso/activity/Closing.module.css';
import type { Lugar } from '#pages/curso/classroom/course-path.ts';
import { abiertaQuery } from '#pages/curso/curso-queries.ts';
import { messageOf } from '#platform/api-error.ts';
import { useOneStep } from '#pages/curso/activity/one-step.tsx';
import { FIN, terminado } from '#pages/curso/finished.ts';
import { entregado } from '#tipos/tarea/handed-in.ts';
import { useBefore } from '#ui/marks/use-before.ts';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { ButtonLink } from '#ui/frame/TextLink.tsx';
import { duracion } from '#ui/words/words.ts';

const ENDING: Readonly<Record<Ending, string>> = {
  'on-its-way': 'Guardando que la has terminado…',
  cut: 'Terminada: está apuntado en este dispositivo y se guardará en cuanto vuelva la conexión.',
  'signed-out': 'Terminada: está apuntado en este dispositivo y se guardará en cuanto vuelvas a entrar.',
};

/** How an activity ends: the way back, what comes after, and the one button that goes on. */
export function Closing(props: ActivityProps) {
  const { data, lugar, completar } = props;
  const { actividad, anterior, siguiente } = lugar;
  const { curso } = data;
  const counts = data.inscrito && data.disponibilidad === 'abierto';
  const pending = counts && actividad.estado !== 'completada';
  const abierta = useQuery({ ...abiertaQuery(actividad.id, actividad.tipo), enabled: false }).data;
  const onlyOnce = useOneStep(actividad.id);
  const before = useBefore(actividad.estado);
  const keptHere = completar.ending === 'cut' || completar.ending === 'signed-out';
  return (
    <footer className={classes.closing}>
      {pending && abierta && actividad.regla !== 'porcentaje' && (
        <p className={classes.how} role={completar.ending ? 'status' : undefined}>
          {completar.ending ? ENDING[completar.ending] : comoSeCompleta(abierta.actividad)}
        </p>
      )}
      {actividad.estado === 'completada' && (
        <p className={classes.done} role="status" data-just={before !== undefined || undefined}>
          <IconCheck size={18} stroke={2} aria-hidden />
          {terminado(data) ? 'Has completado el curso entero.' : 'Actividad completada.'}
        </p>
      )}
      <div className={classes.ways} onClickCapture={onlyOnce}>
        {anterior && (
          <ButtonLink
            className={classes.previous}
            variant="default"
            to={rutas.curso(curso.slug)}
            search={{ actividad: anterior.id }}
            leftSection={<IconChevronLeft size={20} stroke={1.75} aria-hidden />}
          >
            Anterior
          </ButtonLink>
        )}
        {siguiente && (
          <p className={`look-quiet ${classes.after}`}>
            Después, {fichaDe(siguiente.tipo).una}
            {siguiente.duracion ? ` de ${duracion(siguiente.duracion)}` : ''}
            <b>{siguiente.titulo}</b>
          </p>
        )}
        {completar.canMark && !keptHere ? <MarkButton {...props} /> : <OnButton data={data} lugar={lugar} />}
      </div>
    </footer>
  );
}

/** Where one goes on: the next one in order if it is open, else whatever is still missing. */
function onwards({ siguiente: missing }: CursoAbierto, { siguiente, actividad }: Lugar): string | null {
  if (siguiente && siguiente.estado !== 'bloqueada') return siguiente.id;
  return missing === actividad.id ? null : missing;
}

const DONE_INSIDE: ReadonlySet<string> = new Set(['tarea', 'evaluacion']);

function OnButton({ data, lugar }: Omit<ActivityProps, 'completar'>) {
  const to = onwards(data, lugar);
  const { id, tipo, estado } = lugar.actividad;
  const abierta = useQuery({ ...abiertaQuery(id, tipo), enabled: false }).data;
  const handedIn = abierta !== undefined && entregado(abierta);
  const waits = handedIn && data.avance?.faltan.every((una) => una === id);
  if (to === null && (terminado(data) || waits)) {
    return (
      <ButtonLink to={rutas.curso(data.curso.slug)} search={FIN} className={classes.on}>
        Ver el final del curso
      </ButtonLink>
    );
  }
  // What is done in the activity itself has the filled button of the page.
  const variant = DONE_INSIDE.has(tipo) && estado !== 'completada' && !handedIn ? 'default' : 'filled';
  if (to === null) {
    return (
      <ButtonLink to={rutas.home} className={classes.on} variant={variant}>
        Volver a Mis cursos
      </ButtonLink>
    );
  }
  return (
    <ButtonLink
      to={rutas.curso(data.curso.slug)}
      search={{ actividad: to }}
      className={classes.on}
      variant={variant}
    >
      {to === lugar.siguiente?.id ? 'Siguiente' : 'Ir a lo que te falta'}
    </ButtonLink>
  );
}

function MarkButton({ lugar, completar }: ActivityProps) {
  const { actividad, siguiente } = lugar;
  return (
    <>
      <Button
        className={classes.on}
        size="md"
        aria-disabled={completar.pending}
        data-pending={completar.pending || undefined}
        onClick={completar.marcar}
      >
        <span className={classes.label} aria-hidden={completar.pending}>
          {fichaDe(actividad.tipo).marcar}
          {siguiente ? ' y seguir' : ''}
        </span>
        <span className={classes.saving} aria-hidden={!completar.pending}>
          Guardando…
        </span>
      </Button>
      {completar.error !== null && (
        <div className={classes.failure}>
          <ErrorState>{messageOf(completar.error)}</ErrorState>
        </div>
      )}
    </>
  );
}
