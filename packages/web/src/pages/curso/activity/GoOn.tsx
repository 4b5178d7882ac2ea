import ending from '#pages/curso/activity/Closing.module.css';
import type { ActivityProps } from '#pages/curso/activity/props.ts';
import { rutas } from '#platform/paths.ts';
import { ButtonLink } from '#ui/frame/TextLink.tsx';

/** The way on from what was hidden or closed while it was open. */
export function GoOn({ data, leave }: ActivityProps & { readonly leave: boolean }) {
  const { curso } = data;
  const siguiente = leave ? null : data.siguiente;
  return (
    <footer className={ending.closing}>
      <p className={ending.how}>Lo que hagas aquí ya no cuenta.</p>
      <ButtonLink
        to={siguiente ? rutas.curso(curso.slug) : rutas.home}
        search={siguiente ? { actividad: siguiente } : undefined}
      >
        {siguiente ? 'Ir a lo que toca ahora' : 'Volver a Mis cursos'}
      </ButtonLink>
    </footer>
  );
}
