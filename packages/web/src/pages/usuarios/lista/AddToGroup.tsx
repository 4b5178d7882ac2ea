import { Button, Group, Modal, Select } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { gruposQuery } from '#pages/usuarios/queries.ts';
import { messageOf } from '#platform/api-error.ts';
import { mandar } from '#platform/client.ts';
import { ErrorState } from '#ui/ErrorState.tsx';
import { cuenta } from '#ui/words.ts';

interface AddToGroupProps {
  /** Whom; nobody keeps it closed. */
  readonly ids: readonly string[];
  readonly onClose: () => void;
  readonly onAdded: () => void;
}

export function AddToGroup({ ids, onClose, onAdded }: AddToGroupProps) {
  const [grupo, setGrupo] = useState<string | null>(null);
  const queryClient = useQueryClient();
  const grupos = useQuery({ ...gruposQuery, enabled: ids.length > 0 });
  const add = useMutation({
    mutationFn: (id: string) => mandar('grupos', 'anadir-miembros', { id, json: { usuarioIds: ids } }),
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: ['usuarios'] });
      void queryClient.invalidateQueries({ queryKey: ['grupos'] });
      onAdded();
      close();
    },
  });
  const close = () => {
    setGrupo(null);
    add.reset();
    onClose();
  };
  const activos = grupos.data?.filter(({ estado }) => estado === 'activo') ?? [];
  return (
    <Modal
      opened={ids.length > 0}
      onClose={close}
      title={`Añadir ${cuenta(ids.length, 'persona')} a un grupo`}
      withCloseButton={false}
    >
      <Select
        label="Grupo"
        placeholder="Elige un grupo"
        data={activos.map(({ id, nombre }) => ({ value: id, label: nombre }))}
        searchable
        value={grupo}
        onChange={setGrupo}
        openOnFocus={false}
        data-autofocus
      />
      {add.isError && <ErrorState>{messageOf(add.error)}</ErrorState>}
      <Group justify="flex-end" mt="lg" gap="sm">
        <Button variant="default" onClick={close}>
          Cancelar
        </Button>
        <Button disabled={!grupo} loading={add.isPending} onClick={() => grupo && add.mutate(grupo)}>
          Añadir al grupo
        </Button>
      </Group>
    </Modal>
  );
}
