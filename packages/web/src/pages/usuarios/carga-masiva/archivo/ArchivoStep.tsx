import { MAX_FILAS_DE_CARGA } from '@catedra/shared/cargas/opciones.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type Asked, ChooseFile, type Source } from '#parts/cargas/ChooseFile.tsx';
import { History } from '#pages/usuarios/carga-masiva/archivo/History.tsx';
import { cambiar, cargaQuery, plantilla, subir } from '#pages/usuarios/carga-masiva/carga-queries.ts';
import { Steps } from '#parts/cargas/Steps.tsx';
import { gruposQuery } from '#parts/grupos/groups.ts';
import { newId } from '#platform/new-id.ts';
import { Page } from '#ui/frame/Page.tsx';
import type { Crumb } from '#ui/frame/RunningHead.tsx';

const PERSONAS: Asked = {
  maxRows: MAX_FILAS_DE_CARGA,
  plantilla,
  templateWith: 'con sus perfiles y sus grupos para elegir',
  holds: 'las personas',
  example:
    'Nombre\tApellidos\tCorreo\tPerfil\tGrupos\nBegoña\tMuñoz de la Peña\tbegona.munoz@empresa.es\tEstudiante\tLogística',
};

interface ArchivoStepProps {
  readonly trail: readonly Crumb[];
  /** Everyone in the file goes to this group. */
  readonly grupoId?: string;
}

export function ArchivoStep({ trail, grupoId }: ArchivoStepProps) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const grupos = useQuery({ ...gruposQuery, enabled: grupoId !== undefined });
  const grupo = grupos.data?.find(({ id }) => id === grupoId);
  const upload = useMutation({
    mutationFn: async ({ nombre, contenido }: Source) => {
      const leida = await subir(newId(), nombre, contenido);
      return grupoId ? cambiar(leida.id, { grupoId }) : leida;
    },
    onSuccess: (carga) => {
      queryClient.setQueryData(cargaQuery(carga.id).queryKey, carga);
      void queryClient.invalidateQueries({ queryKey: ['cargas', 'historial'] });
      void navigate({ to: '.', search: { carga: carga.id } as never });
    },
  });
  return (
    <Page
      title={grupo ? `Carga masiva para ${grupo.nombre}` : 'Carga masiva'}
      documentTitle="Carga masiva"
      subtitle="Crea y pon al día a muchas personas de una vez. Antes de guardar verás qué pasará con cada fila."
      trail={trail}
      action={<Steps at={1} />}
    >
      <ChooseFile {...PERSONAS} working={upload.isPending} failure={upload.error} onChoose={upload.mutate} />
      <History />
    </Page>
  );
}
