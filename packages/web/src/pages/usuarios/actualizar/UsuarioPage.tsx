import { useQueries, useQuery } from '@tanstack/react-query';
import { useLocation, useParams } from '@tanstack/react-router';
import { rutas } from '#platform/paths.ts';
import { Persona } from '#pages/usuarios/actualizar/Persona.tsx';
import { PersonaSkeleton } from '#pages/usuarios/actualizar/PersonaSkeleton.tsx';
import { aprendizajeQuery, fichaQuery, usuarioQuery } from '#pages/usuarios/queries.ts';
import { camposQuery } from '#parts/campos/own-fields.ts';
import { GoneNotice, useGone } from '#ui/forms/Gone.tsx';
import { NotFound } from '#ui/states/NotFound.tsx';
import { WaitingPage } from '#ui/frame/Page.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { ButtonLink } from '#ui/frame/TextLink.tsx';

export function UsuarioPage() {
  const { id = '' } = useParams({ strict: false });
  const path = useLocation({ select: ({ pathname }) => pathname });
  const query = useQuery(usuarioQuery(id));
  const gone = useGone(query);
  // What stands beside and over the rest comes with it, so that nothing moves once it is read.
  const rest = useQueries({
    queries: [fichaQuery(id), aprendizajeQuery(id), camposQuery],
  });
  if (gone === 'missing') {
    return (
      <NotFound path={path} what="esta ficha">
        <ButtonLink to={rutas.usuarios}>Volver a la lista</ButtonLink>
      </NotFound>
    );
  }
  if (!query.data || rest.some(({ isPending }) => isPending)) {
    return (
      <WaitingPage title="Usuario" failed={query.isError} trail={[{ label: 'Usuarios', to: rutas.usuarios }]}>
        <QueryView query={query} label="Cargando la ficha…" skeleton={<PersonaSkeleton />}>
          {() => null}
        </QueryView>
      </WaitingPage>
    );
  }
  return (
    <>
      <Persona key={id} usuario={query.data} />
      <GoneNotice shown={gone === 'kept'} what="Esta ficha" />
    </>
  );
}
