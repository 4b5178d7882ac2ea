import { Stack } from '@mantine/core';
import { rutas } from '#platform/paths.ts';
import { useActor } from '#platform/session.ts';
import { useDocumentTitle } from '#ui/frame/document-title.ts';
import { SerifTitle } from '#ui/frame/SerifTitle.tsx';
import { ButtonLink } from '#ui/frame/TextLink.tsx';

/** In the place of the room: nobody sees the questions of an attempt that goes on through its person's eyes. */
export function OnlyLooking({ evaluacionId }: { readonly evaluacionId: string }) {
  const { usuario } = useActor();
  useDocumentTitle('Prueba en curso');
  return (
    <Stack align="flex-start" gap="md">
      <SerifTitle level={1} size={32}>
        {usuario.nombre} está haciendo esta prueba
      </SerifTitle>
      <p>
        Aquí solo miras: las preguntas y las respuestas de una prueba en curso las ve quien la hace, y nadie
        más.
      </p>
      <ButtonLink to={rutas.evaluacion(evaluacionId)} variant="default">
        Ver sus reglas
      </ButtonLink>
    </Stack>
  );
}
