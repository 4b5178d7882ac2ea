import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { FormAnuncio } from '#pages/dashboard/anuncios/FormAnuncio.tsx';
import { ListaDeAnuncios } from '#pages/dashboard/anuncios/ListaDeAnuncios.tsx';
import { anuncioQuery } from '#pages/dashboard/anuncios/queries.ts';
import { TRAIL } from '#pages/dashboard/anuncios/places.ts';
import type { Search } from '#ui/lists/list-address.ts';
import { writingQuery } from '#parts/texto/RichTextField.tsx';
import { WaitingPage } from '#ui/frame/Page.tsx';
import { FormBones } from '#ui/states/Bones.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';

/** The announcements, or one of them as it is written. */
export function AnunciosPage() {
  const { anuncio }: Search = useSearch({ strict: false });
  if (anuncio === undefined) return <ListaDeAnuncios />;
  if (anuncio === 'nuevo') return <FormAnuncio key="nuevo" anuncio={null} />;
  return <Uno key={anuncio} id={anuncio} />;
}

function Uno({ id }: { readonly id: string }) {
  const query = useQuery(anuncioQuery(id));
  useQuery(writingQuery);
  if (query.data) return <FormAnuncio anuncio={query.data} />;
  return (
    <WaitingPage title="Anuncio" trail={TRAIL} failed={query.isError}>
      <QueryView
        query={query}
        label="Cargando el anuncio…"
        skeleton={<FormBones labels={['Título', 'Texto', 'A quién']} />}
      >
        {() => null}
      </QueryView>
    </WaitingPage>
  );
}
