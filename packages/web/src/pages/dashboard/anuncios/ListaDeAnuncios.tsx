import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { FilasDeAnuncios } from '#pages/dashboard/anuncios/FilasDeAnuncios.tsx';
import { NUEVO } from '#pages/dashboard/anuncios/places.ts';
import { registroQuery } from '#pages/dashboard/anuncios/queries.ts';
import { WorkTabs } from '#parts/entregas/EntregasTabs.tsx';
import { rutas } from '#platform/paths.ts';
import { ButtonLink } from '#ui/frame/TextLink.tsx';
import { Page } from '#ui/frame/Page.tsx';
import { useListAddress } from '#ui/lists/list-address.ts';
import { Pager } from '#ui/lists/Pager.tsx';
import { RowBones } from '#ui/states/Bones.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';

const Nuevo = () => (
  <ButtonLink
    to={rutas.dashboard}
    search={NUEVO}
    leftSection={<IconPlus size={18} stroke={1.75} aria-hidden />}
  >
    Anuncio nuevo
  </ButtonLink>
);

/** What was announced, the last first: to whom, how it stands and how many read it. */
export function ListaDeAnuncios() {
  const { cursor, pager } = useListAddress();
  const query = useQuery(registroQuery(cursor));
  const ninguno = query.data?.datos.length === 0 && cursor === undefined;
  return (
    <Page
      list
      title="Anuncios"
      subtitle="Lo que se dice a todos, a un perfil, a un grupo, a un curso o a alguien. Está en el inicio de cada persona mientras le toca."
      trail={[{ label: 'Dashboard', to: rutas.dashboard }, { label: 'Anuncios' }]}
      action={!ninguno && <Nuevo />}
    >
      <WorkTabs here="anuncios" />
      <QueryView
        query={query}
        label="Cargando los anuncios…"
        skeleton={<RowBones rows={5} />}
        empty={
          <EmptyState drawing="search" title="Aún no se ha anunciado nada" action={<Nuevo />}>
            Un anuncio lo tiene quien pertenece a sus destinatarios en cada momento: quien entra luego en el
            grupo también lo ve.
          </EmptyState>
        }
      >
        {({ datos, siguiente }) => (
          <>
            <FilasDeAnuncios anuncios={datos} />
            <Pager {...pager(siguiente, datos.length)} />
          </>
        )}
      </QueryView>
    </Page>
  );
}
