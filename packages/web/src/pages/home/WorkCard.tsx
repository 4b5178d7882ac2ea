import type { Inicio } from '@catedra/shared/aprendizaje/schemas.ts';
import { rutas } from '#platform/paths.ts';
import classes from '#pages/home/WorkCard.module.css';
import { useActor } from '#platform/session.ts';
import { Section } from '#ui/frame/Section.tsx';
import { AppLink } from '#ui/frame/TextLink.tsx';
import { cuenta } from '#ui/words/words.ts';

const PLACES = [
  { permiso: 'reportes:ver', label: 'Panel de administración', to: rutas.dashboard },
  { permiso: 'usuarios:ver', label: 'Personas', to: rutas.usuarios },
  { permiso: 'grupos:ver', label: 'Grupos', to: rutas.grupos },
  { permiso: 'cursos:ver', label: 'Cursos', to: rutas.cursos },
  { permiso: 'reportes:ver', label: 'Reportes', to: rutas.reportes },
] as const;

/** The way to their work, for whoever has some; nobody else sees it. */
export function WorkCard({ grupos, porCalificar }: Pick<Inicio, 'grupos' | 'porCalificar'>) {
  const { puede } = useActor();
  const places = PLACES.filter(({ permiso }) => puede(permiso));
  const mine = puede('grupos:ver') ? grupos : [];
  if (places.length === 0 && porCalificar === null) return null;
  return (
    <Section title="Tu trabajo en la academia" rule={false} className={classes.card}>
      <ul className={classes.places}>
        {porCalificar !== null && (
          <li>
            <AppLink to={rutas.actividades()} search={{ ver: 'entregas' }}>
              {porCalificar === 0 ? 'Trabajos entregados' : `${cuenta(porCalificar, 'trabajo')} por corregir`}
            </AppLink>
          </li>
        )}
        {places.map(({ label, to }) => (
          <li key={to}>
            <AppLink to={to}>{label}</AppLink>
          </li>
        ))}
      </ul>
      {mine.length > 0 && (
        <ul className={classes.groups} aria-label="Tus grupos">
          {mine.map(({ id, nombre, miembros }) => (
            <li key={id}>
              <AppLink to={rutas.grupo(id)}>{nombre}</AppLink>
              <span>{cuenta(miembros, 'persona')}</span>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
