import type { Seccion } from '@catedra/shared/cursos/schemas.ts';
import { Composer } from '#pages/actividades/lista/compose/Composer.tsx';
import classes from '#pages/actividades/lista/compose/Composer.module.css';
import type { Desk } from '#pages/actividades/lista/desk.ts';
import { EmptyState } from '#ui/states/EmptyState.tsx';

export const PRIMERA_SECCION = 'Contenido';

interface FirstActivityProps {
  readonly desk: Desk;
  /** The section that is made with the first activity. */
  readonly seccion: Seccion;
}

/** A course with nothing yet: one begins by writing what comes first, and its section is made with it. */
export function FirstActivity({ desk, seccion }: FirstActivityProps) {
  if (!desk.may.create || !desk.may.sections)
    return (
      <EmptyState drawing="shelf" title="Este curso todavía no tiene contenido">
        Quien lo edita aún no ha añadido ninguna actividad.
      </EmptyState>
    );
  return (
    <div className={classes.first}>
      <EmptyState drawing="shelf" title="¿Por dónde empieza quien abre este curso?">
        Escribe el título de la primera actividad y pulsa Intro. Luego la rellenas, o sigues con la siguiente.
      </EmptyState>
      <Composer desk={desk} seccion={seccion} placeholder="Por ejemplo: Por qué arde lo que arde" />
      <p className={classes.also}>
        También puedes pegar ahí un esquema entero, con sus secciones, o soltar en esta página vídeos, PDF y
        textos de Word.
      </p>
    </div>
  );
}
