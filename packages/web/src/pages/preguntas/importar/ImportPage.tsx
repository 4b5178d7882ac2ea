import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { BANCO } from '#parts/entregas/EntregasTabs.tsx';
import { ChooseFolders } from '#pages/preguntas/importar/ChooseFolders.tsx';
import { ChooseStep } from '#pages/preguntas/importar/ChooseStep.tsx';
import { importacionQuery } from '#pages/preguntas/importar/import-queries.ts';
import { Result } from '#pages/preguntas/importar/Result.tsx';
import { ReviewStep } from '#pages/preguntas/importar/ReviewStep.tsx';
import { Running } from '#pages/preguntas/importar/Running.tsx';
import { rutas } from '#platform/paths.ts';
import { Page } from '#ui/frame/Page.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';

type Search = Readonly<Record<string, string | undefined>>;

const trail = [
  { label: 'Banco de preguntas', to: rutas.actividades(), search: BANCO },
  { label: 'Importar' },
];

/** A file of questions: what will happen with each of them, and then it happens. */
export function ImportPage() {
  const search: Search = useSearch({ strict: false });
  const navigate = useNavigate();
  const id = search['importar'];
  const open = (importar: string) =>
    void navigate({
      to: '.',
      search: { ...search, importar, cursor: undefined, antes: undefined, estado: undefined } as never,
    });
  if (!id || id === 'nuevo')
    return (
      <ChooseStep
        trail={trail}
        carpetaId={search['carpeta']}
        evaluacionId={search['evaluacion']}
        onOpen={open}
      />
    );
  return <Opened key={id} id={id} onAgain={() => open('nuevo')} />;
}

/** It is found again by its address, wherever it stands. */
function Opened({ id, onAgain }: { readonly id: string; readonly onAgain: () => void }) {
  const query = useQuery(importacionQuery(id));
  if (!query.data)
    return (
      <Page title="Importar preguntas" trail={trail}>
        <QueryView query={query} label="Abriendo la importación…">
          {() => null}
        </QueryView>
      </Page>
    );
  const { estado } = query.data;
  if (estado === 'por_elegir')
    return <ChooseFolders importacion={query.data} trail={trail} onAgain={onAgain} />;
  if (estado === 'revisada') return <ReviewStep importacion={query.data} trail={trail} onAgain={onAgain} />;
  if (estado === 'importando') return <Running importacion={query.data} trail={trail} />;
  return <Result importacion={query.data} trail={trail} onAgain={onAgain} />;
}
