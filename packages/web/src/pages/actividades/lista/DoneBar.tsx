import { useQuery } from '@tanstack/react-query';
import classes from '#pages/actividades/lista/DoneBar.module.css';
import { hechasQuery } from '#parts/cursos/done.ts';
import { useActor } from '#platform/session.ts';
import { ProgressBar } from '#ui/marks/ProgressBar.tsx';

interface DoneBarProps {
  readonly cursoId: string;
  readonly actividadId: string;
}

/** Nobody's doings are to be shown: none take the course, or they are not this person's to follow. */
export function useNobodyFollowed(cursoId: string): boolean {
  const mayFollow = useActor().puede('progreso:ver');
  const { data } = useQuery({ ...hechasQuery(cursoId), enabled: mayFollow });
  return !mayFollow || data?.personas === 0;
}

/** The place of the legend while it is not known. */
export const LegendRoom = () => <p className={classes.legend} aria-hidden />;

/** What the bars below are of. */
export function Legend({ cursoId }: Pick<DoneBarProps, 'cursoId'>) {
  const mayFollow = useActor().puede('progreso:ver');
  const { data } = useQuery({ ...hechasQuery(cursoId), enabled: mayFollow });
  return (
    <p className={classes.legend} aria-hidden>
      {data && data.personas > 0 && `La han hecho, de ${data.personas}`}
    </p>
  );
}

/** How many of those who take the course did this; its place is kept while it comes. */
export function DoneBar({ cursoId, actividadId }: DoneBarProps) {
  const mayFollow = useActor().puede('progreso:ver');
  const { data } = useQuery({ ...hechasQuery(cursoId), enabled: mayFollow });
  if (!data || data.personas === 0) return null;
  const hechas = data.porActividad[actividadId] ?? 0;
  const words = `Hecha por ${hechas} de ${data.personas}`;
  return (
    <span className={classes.done} title={words}>
      <ProgressBar value={(100 * hechas) / data.personas} label={words} figure={false} />
      <span aria-hidden>{hechas}</span>
    </span>
  );
}
