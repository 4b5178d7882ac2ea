import { useQuery } from '@tanstack/react-query';
import { useLocation, useParams } from '@tanstack/react-router';
import { rutas } from '#platform/paths.ts';
import { GrupoEditor } from '#pages/grupos/actualizar/GrupoEditor.tsx';
import { GrupoTabs } from '#pages/grupos/actualizar/GrupoTabs.tsx';
import { grupoQuery } from '#parts/grupos/groups.ts';
import { GoneNotice, useGone } from '#ui/forms/Gone.tsx';
import { RowBones } from '#ui/states/Bones.tsx';
import { NotFound } from '#ui/states/NotFound.tsx';
import { WaitingPage } from '#ui/frame/Page.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { ButtonLink } from '#ui/frame/TextLink.tsx';

export function GrupoPage() {
  const { id = '' } = useParams({ strict: false });
  const path = useLocation({ select: ({ pathname }) => pathname });
  const query = useQuery(grupoQuery(id));
  const gone = useGone(query);
  if (gone === 'missing') {
    return (
      <NotFound path={path} what="este grupo">
        <ButtonLink to={rutas.grupos}>Volver a los grupos</ButtonLink>
      </NotFound>
    );
  }
  if (!query.data) {
    return (
      <WaitingPage
        parts
        title="Grupo"
        failed={query.isError}
        trail={[
          { label: 'Usuarios', to: rutas.usuarios },
          { label: 'Grupos', to: rutas.grupos },
        ]}
      >
        <GrupoTabs id={id} />
        <QueryView query={query} label="Cargando el grupo…" skeleton={<RowBones rows={8} />}>
          {() => null}
        </QueryView>
      </WaitingPage>
    );
  }
  return (
    <>
      <GrupoEditor key={id} grupo={query.data} />
      <GoneNotice shown={gone === 'kept'} what="Este grupo" />
    </>
  );
}
