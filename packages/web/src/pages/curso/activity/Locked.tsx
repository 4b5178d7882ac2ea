import type { CursoAbierto } from '@catedra/shared/aprendizaje/schemas.ts';
import { rutas } from '#platform/paths.ts';
import type { Lugar } from '#pages/curso/classroom/course-path.ts';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { ButtonLink } from '#ui/frame/TextLink.tsx';

/** Not yet: what must come first, and the way to it. */
export function Locked({ data, lugar }: { readonly data: CursoAbierto; readonly lugar: Lugar }) {
  const { siguiente, curso } = data;
  return (
    <EmptyState
      title="Esta actividad todavía está bloqueada"
      action={
        siguiente && (
          <ButtonLink to={rutas.curso(curso.slug)} search={{ actividad: siguiente }}>
            Ir a lo que toca ahora
          </ButtonLink>
        )
      }
    >
      {lugar.actividad.motivo}.
    </EmptyState>
  );
}
