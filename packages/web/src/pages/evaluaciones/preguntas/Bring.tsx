import { Button } from '@mantine/core';
import { IconDice5, IconFileImport, IconFolder, type IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import type { Mesa } from '#pages/evaluaciones/mesa/mesa.ts';
import type { Vista } from '#pages/evaluaciones/mesa/vista.ts';
import { BankDialog } from '#pages/evaluaciones/preguntas/BankDialog.tsx';
import { DrawDialog } from '#pages/evaluaciones/preguntas/DrawDialog.tsx';
import { rutas } from '#platform/paths.ts';
import { useActor } from '#platform/session.ts';
import { ButtonLink } from '#ui/frame/TextLink.tsx';

interface BringProps {
  readonly mesa: Mesa;
  readonly vista: Vista;
  /** Where they go; asked once there is something to put in it. */
  readonly sectionFor: () => string;
  readonly at: number;
  readonly puntos: number;
}

/** What is already written: questions of the bank by name, or so many of them at random. */
export function Bring({ mesa, vista, sectionFor, at, puntos }: BringProps) {
  const [asking, setAsking] = useState<'banco' | 'sorteo' | null>(null);
  const { puede } = useActor();
  const close = () => setAsking(null);
  return (
    <>
      <AddButton icon={IconFolder} onClick={() => setAsking('banco')}>
        Del banco
      </AddButton>
      <AddButton icon={IconDice5} onClick={() => setAsking('sorteo')}>
        Al azar
      </AddButton>
      {puede('preguntas:importar') && puede('preguntas:editar') && (
        <ButtonLink
          variant="subtle"
          size="xs"
          to={rutas.actividades()}
          search={{ vista: 'banco', importar: 'nuevo', evaluacion: mesa.id }}
          leftSection={<IconFileImport size={18} stroke={1.75} aria-hidden />}
        >
          De un archivo
        </ButtonLink>
      )}
      {asking === 'banco' && (
        <BankDialog
          used={new Set(vista.preguntas.keys())}
          onClose={close}
          onChosen={(preguntas) => {
            const seccionId = sectionFor();
            preguntas.forEach((una, i) => mesa.traer(una, seccionId, at + i, puntos));
          }}
        />
      )}
      {asking === 'sorteo' && <DrawDialog mesa={mesa} where={{ sectionFor, at }} onClose={close} />}
    </>
  );
}

interface AddButtonProps {
  readonly icon: typeof IconPlus;
  readonly onClick: () => void;
  readonly children: string;
}

export const AddButton = ({ icon: Icon, onClick, children }: AddButtonProps) => (
  <Button
    variant="subtle"
    size="xs"
    leftSection={<Icon size={18} stroke={1.75} aria-hidden />}
    onClick={onClick}
  >
    {children}
  </Button>
);
