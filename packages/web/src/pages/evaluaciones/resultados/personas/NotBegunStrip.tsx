import { MAX_RECORDADAS, type RepartoDeNotas } from '@catedra/shared/intentos/por-persona.ts';
import { Button } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import classes from '#pages/evaluaciones/resultados/personas/Personas.module.css';
import { TextButton } from '#ui/frame/TextLink.tsx';
import { Avatars } from '#ui/people/Avatar.tsx';
import { openedPart } from '#ui/states/opener.tsx';
import { cuenta, numero } from '#ui/words/words.ts';

const RemindDialog = openedPart(async () => (await import('#parts/cursos/RemindDialog.tsx')).RemindDialog);

export interface Reminded {
  readonly id: string;
  readonly titulo: string;
}

interface NotBegunStripProps {
  readonly sinEmpezar: RepartoDeNotas['sinEmpezar'];
  /** The course in which they are reminded; null where nobody can be. */
  readonly curso: Reminded | null;
  readonly onSee: () => void;
}

/** Who has it and never began, in one line with its act. */
export function NotBegunStrip({ sinEmpezar, curso, onSee }: NotBegunStripProps) {
  const { cuantas, primeras } = sinEmpezar;
  const [asking, setAsking] = useState(false);
  const [said, setSaid] = useState('');
  if (cuantas === 0) return null;
  const all = cuantas <= MAX_RECORDADAS;
  return (
    <div className={classes.strip}>
      <Avatars personas={primeras.slice(0, 3)} total={cuantas} />
      <p>
        <TextButton onClick={onSee}>{cuenta(cuantas, 'persona')} sin empezar</TextButton>{' '}
        <span role="status">{said}</span>
      </p>
      {curso && (
        <Button
          variant="default"
          leftSection={<IconBell size={16} stroke={1.75} aria-hidden />}
          onClick={() => setAsking(true)}
        >
          {cuantas === 1
            ? 'Recordárselo'
            : `Recordar a las ${all ? numero(cuantas) : `primeras ${MAX_RECORDADAS}`}`}
        </Button>
      )}
      <Suspense>
        <RemindDialog
          curso={curso ?? { id: '', titulo: '' }}
          quienes={asking ? { usuarioIds: primeras.map(({ id }) => id) } : null}
          onClose={() => setAsking(false)}
          onDone={setSaid}
        />
      </Suspense>
    </div>
  );
}
