import { useQuery } from '@tanstack/react-query';
import { useLocation, useParams } from '@tanstack/react-router';
import { rutas } from '#platform/paths.ts';
import { PerfilEditor } from '#pages/perfiles/actualizar/PerfilEditor.tsx';
import { perfilQuery } from '#pages/perfiles/queries.ts';
import { GoneNotice, useGone } from '#ui/forms/Gone.tsx';
import { NotFound } from '#ui/states/NotFound.tsx';
import { WaitingPage } from '#ui/frame/Page.tsx';
import { FormBones } from '#ui/states/Bones.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { ButtonLink } from '#ui/frame/TextLink.tsx';

export function PerfilPage() {
  const { id = '' } = useParams({ strict: false });
  const path = useLocation({ select: ({ pathname }) => pathname });
  const query = useQuery(perfilQuery(id));
  const gone = useGone(query);
  if (gone === 'missing') {
    return (
      <NotFound path={path} what="este perfil">
        <ButtonLink to={rutas.perfiles}>Volver a los perfiles</ButtonLink>
      </NotFound>
    );
  }
  if (!query.data) {
    return (
      <WaitingPage title="Perfil" failed={query.isError} trail={[{ label: 'Perfiles', to: rutas.perfiles }]}>
        <QueryView
          query={query}
          label="Cargando el perfil…"
          skeleton={<FormBones labels={['Nombre', 'Descripción', 'Qué puede hacer']} text={480} />}
        >
          {() => null}
        </QueryView>
      </WaitingPage>
    );
  }
  return (
    <>
      <PerfilEditor key={id} perfil={query.data} />
      <GoneNotice shown={gone === 'kept'} what="Este perfil" />
    </>
  );
}
