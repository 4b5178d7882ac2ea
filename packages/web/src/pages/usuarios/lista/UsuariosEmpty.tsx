import { Button } from '@mantine/core';
import { IconPlus, IconUpload } from '@tabler/icons-react';
import { rutas } from '#platform/paths.ts';
import { useActor } from '#platform/session.ts';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { ButtonLink } from '#ui/frame/TextLink.tsx';

/** First use: the next step is a button. */
export function UsuariosFirstUse() {
  const { puede } = useActor();
  return (
    <EmptyState
      drawing="group"
      title="Trae a las personas de tu academia"
      action={
        <>
          {puede('usuarios:cargar') && (
            <ButtonLink
              to={rutas.cargaMasiva}
              leftSection={<IconUpload size={18} stroke={1.75} aria-hidden />}
            >
              Subir tu lista
            </ButtonLink>
          )}
          {puede('usuarios:crear') && (
            <ButtonLink
              to={rutas.usuarioCrear}
              variant="default"
              leftSection={<IconPlus size={18} stroke={1.75} aria-hidden />}
            >
              Crear la primera persona
            </ButtonLink>
          )}
        </>
      }
    >
      Lo más rápido es la lista que ya tienes, en Excel o en CSV: te enseñamos qué va a pasar fila por fila y
      no se guarda nada hasta que tú lo digas.
    </EmptyState>
  );
}

interface NobodyProps {
  readonly buscar: string | undefined;
  readonly filtered: boolean;
  readonly onClear: () => void;
  readonly onClearSearch: () => void;
}

export function Nobody({ buscar, filtered, onClear, onClearSearch }: NobodyProps) {
  const title = buscar ? `Nadie coincide con «${buscar}»` : 'Nadie coincide con los filtros';
  return (
    <EmptyState
      drawing="search"
      title={buscar && filtered ? `${title} y los filtros` : title}
      action={
        <>
          {filtered && <Button onClick={onClear}>Quitar los filtros</Button>}
          {buscar && (
            <Button variant={filtered ? 'default' : 'filled'} onClick={onClearSearch}>
              Borrar la búsqueda
            </Button>
          )}
        </>
      }
    >
      Revisa cómo está escrito: no importan los acentos ni las mayúsculas.
    </EmptyState>
  );
}
