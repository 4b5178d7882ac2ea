import { IconBook2, IconUpload, IconUsersGroup } from '@tabler/icons-react';
import { rutas } from '#platform/paths.ts';
import { useActor } from '#platform/session.ts';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { ButtonLink } from '#ui/frame/TextLink.tsx';

const icon = { size: 18, stroke: 1.75, 'aria-hidden': true };

/** First use: what is missing until there is something to watch. */
export function SinAsignar({ cursos }: { readonly cursos: number }) {
  const { puede } = useActor();
  if (!puede('grupos:editar')) {
    return (
      <EmptyState drawing="chart" title="Nadie en tus grupos tiene cursos todavía">
        En cuanto se asigne uno, aquí verás quién va tarde, qué vence y cómo avanza cada grupo.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      drawing="chart"
      title="Tres pasos para empezar"
      action={
        <>
          {puede('cursos:crear') && (
            <ButtonLink
              to={rutas.cursos}
              variant={cursos === 0 ? 'filled' : 'default'}
              leftSection={<IconBook2 {...icon} />}
            >
              {cursos === 0 ? 'Publicar un curso' : 'Ver los cursos'}
            </ButtonLink>
          )}
          {puede('usuarios:cargar') && (
            <ButtonLink to={rutas.cargaMasiva} variant="default" leftSection={<IconUpload {...icon} />}>
              Traer a las personas
            </ButtonLink>
          )}
          <ButtonLink
            to={rutas.grupos}
            variant={cursos === 0 ? 'default' : 'filled'}
            leftSection={<IconUsersGroup {...icon} />}
          >
            Asignarlo a un grupo
          </ButtonLink>
        </>
      }
    >
      Publica un curso, trae a las personas y asigna el curso a su grupo, con fecha límite si la tiene. Esta
      página se llena sola.
    </EmptyState>
  );
}
