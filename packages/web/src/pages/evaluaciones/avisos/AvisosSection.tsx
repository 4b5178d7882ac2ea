import type { AvisoDePregunta } from '@catedra/shared/feedback/schemas.ts';
import { IconFlag } from '@tabler/icons-react';
import { useState } from 'react';
import { Avisos } from '#pages/evaluaciones/avisos/Avisos.tsx';
import classes from '#pages/evaluaciones/avisos/Avisos.module.css';
import { Dialog } from '#ui/dialogs/Dialog.tsx';
import { Section } from '#ui/frame/Section.tsx';
import { TextButton } from '#ui/frame/TextLink.tsx';

interface AvisosSectionProps {
  readonly evaluacionId: string;
  readonly avisos: readonly AvisoDePregunta[];
  /** The place of a question that stands by name; one that is drawn has none. */
  readonly placeOf: (preguntaId: string) => string | undefined;
  readonly onOpen: (lugarId: string) => void;
  readonly readOnly: boolean;
}

/** The reports that wait, beside the questions: each leads to its own. */
export function AvisosSection({ evaluacionId, avisos, placeOf, onOpen, readOnly }: AvisosSectionProps) {
  const [drawn, setDrawn] = useState<string | null>(null);
  const waiting = avisos.filter(({ estado }) => estado !== 'resuelto');
  if (waiting.length === 0 && drawn === null) return null;
  const open = (preguntaId: string) => {
    const lugarId = placeOf(preguntaId);
    if (lugarId) onOpen(lugarId);
    else setDrawn(preguntaId);
  };
  return (
    <Section
      title={waiting.length === 1 ? '1 aviso de error' : `${waiting.length} avisos de error`}
      note="De quienes la hacen o la hicieron."
    >
      <ul className={classes.summary}>
        {waiting.map(({ id, texto, pregunta, preguntaId }) => (
          <li key={id}>
            <IconFlag size={18} stroke={1.75} aria-hidden />
            <div>
              {texto}
              <small>{pregunta}</small>
            </div>
            <TextButton onClick={() => open(preguntaId)}>Ver</TextButton>
          </li>
        ))}
      </ul>
      <Dialog
        opened={drawn !== null}
        onClose={() => setDrawn(null)}
        title={avisos.find(({ preguntaId }) => preguntaId === drawn)?.pregunta ?? ''}
      >
        <p className={classes.when}>Sale en un sorteo: se cambia en el banco de preguntas.</p>
        <Avisos
          evaluacionId={evaluacionId}
          avisos={avisos.filter(({ preguntaId }) => preguntaId === drawn)}
          readOnly={readOnly}
        />
      </Dialog>
    </Section>
  );
}
