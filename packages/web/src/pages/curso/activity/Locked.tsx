import { fichaDe } from '@catedra/shared/actividades/fichas.ts';
import type { CursoAbierto } from '@catedra/shared/aprendizaje/schemas.ts';
import { Suspense } from 'react';
import { rutas } from '#platform/paths.ts';
import type { Lugar } from '#pages/curso/classroom/course-path.ts';
import { whyLocked } from '#pages/curso/activity/locked-words.ts';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { ButtonLink } from '#ui/frame/TextLink.tsx';
import { lazyPart } from '#ui/states/lazy-part.tsx';

const LeftWork = lazyPart(async () => (await import('#tipos/tarea/LeftWork.tsx')).LeftWork);

/** Not yet, or not any more: why, and the way to what can be done. */
export function Locked({ data, lugar }: { readonly data: CursoAbierto; readonly lugar: Lugar }) {
  const { siguiente, curso } = data;
  return (
    <>
      <EmptyState
        drawing="lock"
        title={
          lugar.actividad.cerrada ? 'Esta actividad ya está cerrada' : 'Esta actividad todavía está bloqueada'
        }
        action={
          siguiente && (
            <ButtonLink to={rutas.curso(curso.slug)} search={{ actividad: siguiente }}>
              Ir a lo que toca ahora
            </ButtonLink>
          )
        }
      >
        {whyLocked(lugar.actividad)}
      </EmptyState>
      {fichaDe(lugar.actividad.tipo).trabajo === 'entregas' && (
        <Suspense fallback={null}>
          <LeftWork actividad={lugar.actividad} />
        </Suspense>
      )}
    </>
  );
}
