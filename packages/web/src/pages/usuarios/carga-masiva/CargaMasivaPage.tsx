import type { ResultadoDeCarga, RevisionDeCarga } from '@catedra/shared';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { rutas } from '#app/paths.ts';
import { ChooseFile, type Source } from '#pages/usuarios/carga-masiva/ChooseFile.tsx';
import { Done } from '#pages/usuarios/carga-masiva/Done.tsx';
import { Review } from '#pages/usuarios/carga-masiva/Review.tsx';
import { Steps } from '#pages/usuarios/carga-masiva/Steps.tsx';
import { http } from '#platform/http.ts';
import { Page } from '#ui/Page.tsx';
import { UnsavedGuard } from '#ui/UnsavedGuard.tsx';
import { cuenta } from '#ui/words.ts';

const trail = [{ label: 'Usuarios', to: rutas.usuarios }, { label: 'Carga masiva' }];

const mandar =
  <T,>(verbo: 'simular' | 'crear') =>
  ({ texto }: Source): Promise<T> =>
    http(`/api/usuarios/carga/${verbo}`, { method: 'POST', json: { texto } });

/** A file, what would happen with each row, and then it happens. */
export function CargaMasivaPage() {
  const queryClient = useQueryClient();
  const [source, setSource] = useState<Source | null>(null);
  const simular = useMutation({ mutationFn: mandar<RevisionDeCarga>('simular') });
  const crear = useMutation({
    mutationFn: mandar<ResultadoDeCarga>('crear'),
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: ['usuarios'] });
      void queryClient.invalidateQueries({ queryKey: ['grupos'] });
    },
  });

  const review = (chosen: Source) => {
    setSource(chosen);
    simular.mutate(chosen);
  };
  const restart = () => {
    setSource(null);
    simular.reset();
    crear.reset();
  };

  if (crear.data && source) {
    const { creadas } = crear.data;
    return (
      <Page
        title={
          creadas.length === 0
            ? 'No se creó a nadie'
            : `${cuenta(creadas.length, 'persona')} más en la academia`
        }
        documentTitle="Carga masiva"
        subtitle={source.nombre}
        trail={trail}
        action={<Steps at={3} />}
      >
        <Done resultado={crear.data} onRestart={restart} />
      </Page>
    );
  }
  if (simular.data && source) {
    return (
      <Page
        title="Revisa la carga antes de crear a nadie"
        documentTitle="Carga masiva"
        subtitle={`${source.nombre}, ${cuenta(simular.data.filas.length, 'fila')}. Todavía no se ha guardado nada.`}
        trail={trail}
        action={<Steps at={2} />}
      >
        <UnsavedGuard dirty={crear.isPending} />
        <Review
          revision={simular.data}
          working={crear.isPending}
          failure={crear.error}
          onRestart={restart}
          onCreate={() => crear.mutate(source)}
        />
      </Page>
    );
  }
  return (
    <Page
      title="Carga masiva"
      subtitle="Crea a muchas personas de una vez desde un CSV. Antes de guardar verás qué pasará con cada fila."
      trail={trail}
      action={<Steps at={1} />}
    >
      <ChooseFile source={source} working={simular.isPending} failure={simular.error} onChoose={review} />
    </Page>
  );
}
