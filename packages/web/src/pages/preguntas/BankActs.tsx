import { IconDownload, IconFileImport, IconPlus } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { BANCO } from '#parts/entregas/EntregasTabs.tsx';
import { rutas } from '#platform/paths.ts';
import { useActor } from '#platform/session.ts';
import { ListActs } from '#ui/lists/ListActs.tsx';

interface BankActsProps {
  readonly carpetaId: string | undefined;
  readonly onWrite: () => void;
  readonly onExport: () => void;
}

/** What is done with the whole bank, or with the folder that is open. */
export function BankActs({ carpetaId, onWrite, onExport }: BankActsProps) {
  const { puede } = useActor();
  const navigate = useNavigate();
  const search = { ...BANCO, importar: 'nuevo', ...(carpetaId && { carpeta: carpetaId }) };
  const bring = () => void navigate({ to: rutas.actividades() as never, search: search as never });
  const editor = puede('preguntas:editar');
  const acts = puede('preguntas:importar')
    ? [
        ...(editor ? [{ label: 'Importar', icon: IconFileImport, onClick: bring }] : []),
        { label: 'Exportar', icon: IconDownload, onClick: onExport },
      ]
    : [];
  return (
    <ListActs
      name="el banco de preguntas"
      acts={acts}
      {...(editor && { main: { label: 'Nueva pregunta', icon: IconPlus, onClick: onWrite } })}
    />
  );
}
