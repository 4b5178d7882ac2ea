import { NOMBRE_DE_TIPO } from '@catedra/shared/preguntas/palabras.ts';
import { TIPOS_DE_PREGUNTA, type TipoPregunta } from '@catedra/shared/preguntas/tipos.ts';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from '#pages/evaluaciones/preguntas/FirstQuestion.module.css';
import { KindIcon } from '#preguntas/KindIcon.tsx';

interface FirstQuestionProps {
  readonly onAdd: (tipo?: TipoPregunta) => void;
  /** The ways of beginning with what is already written. */
  readonly children: ReactNode;
}

/** An evaluation with nothing yet: one begins with a question of any kind, or with what there is in the bank. */
export function FirstQuestion({ onAdd, children }: FirstQuestionProps) {
  return (
    <section className={classes.first}>
      <h3>Escribe la primera pregunta</h3>
      <p>Puedes cambiar su tipo mientras la escribes. Con una que puntúe basta para publicar.</p>
      <Button leftSection={<IconPlus size={18} stroke={1.75} aria-hidden />} onClick={() => onAdd()}>
        Escribir una pregunta
      </Button>
      <div className={classes.kinds} role="group" aria-label="O elige su tipo">
        {TIPOS_DE_PREGUNTA.map((tipo) => (
          <button key={tipo} type="button" onClick={() => onAdd(tipo)}>
            <KindIcon tipo={tipo} size={18} />
            {NOMBRE_DE_TIPO[tipo]}
          </button>
        ))}
      </div>
      <div className={`look-tight-row ${classes.have}`}>
        <span>O empieza con lo que ya tienes:</span>
        {children}
      </div>
    </section>
  );
}
