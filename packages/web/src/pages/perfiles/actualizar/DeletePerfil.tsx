import type { Perfil } from '@catedra/shared/perfiles/collection.ts';
import { Select, Text } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { rutas } from '#platform/paths.ts';
import { eliminarPerfil } from '#pages/perfiles/queries.ts';
import { ApiError } from '#platform/api-error.ts';
import { eliminar } from '#platform/client.ts';
import { useActor } from '#platform/session.ts';
import { ConfirmDialog } from '#ui/dialogs/ConfirmButton.tsx';
import { RowMenu } from '#ui/lists/RowMenu.tsx';
import { cuenta } from '#ui/words/words.ts';

/** A profile goes; those who have it receive another one. */
export function DeletePerfil({ perfil }: { readonly perfil: Perfil }) {
  const [opened, setOpened] = useState(false);
  const [destino, setDestino] = useState<string | null>(null);
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const conGente = perfil.personas > 0;

  const remove = async () => {
    if (conGente && destino === null) throw new ApiError(400, 'DATOS_INVALIDOS', 'Elige qué perfil reciben.');
    await (destino === null ? eliminar('perfiles', perfil.id) : eliminarPerfil(perfil.id, destino));
    // Asking again here would look for what is gone; the list asks when it opens.
    await queryClient.invalidateQueries({ queryKey: ['perfiles'], refetchType: 'none' });
    await navigate({ to: rutas.perfiles, ignoreBlocker: true });
  };

  return (
    <>
      <RowMenu
        name={perfil.nombre}
        actions={[{ label: 'Eliminar', icon: IconTrash, danger: true, onClick: () => setOpened(true) }]}
      />
      <ConfirmDialog
        opened={opened}
        onClose={() => setOpened(false)}
        title={`¿Eliminar el perfil ${perfil.nombre}?`}
        confirmLabel={
          conGente ? `Cambiar a ${cuenta(perfil.personas, 'persona')} y eliminar` : 'Eliminar el perfil'
        }
        onConfirm={remove}
      >
        {conGente ? (
          <WhereTheyGo perfil={perfil} destino={destino} onChange={setDestino} />
        ) : (
          'Nadie lo tiene, así que nadie pierde nada. No se puede deshacer.'
        )}
      </ConfirmDialog>
    </>
  );
}

interface WhereTheyGoProps {
  readonly perfil: Perfil;
  readonly destino: string | null;
  readonly onChange: (destino: string | null) => void;
}

function WhereTheyGo({ perfil: { nombre, personas }, destino, onChange }: WhereTheyGoProps) {
  const { actor } = useActor();
  return (
    <>
      <Text mb="md">
        {personas === 1 ? 'Lo tiene 1 persona.' : `Lo tienen ${cuenta(personas, 'persona')}.`} Elige qué
        perfil reciben: desde ese momento podrán lo que ese perfil permita, también si están dentro ahora. No
        se puede deshacer.
      </Text>
      <Select
        label="Perfil que reciben"
        placeholder="Elige un perfil"
        data={actor.otorgables.filter((uno) => uno !== nombre)}
        value={destino}
        onChange={onChange}
        searchable
        nothingFoundMessage="Ningún perfil se llama así"
      />
    </>
  );
}
