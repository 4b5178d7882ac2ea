import { Kbd } from '@mantine/core';
import classes from '#pages/evaluaciones/preguntas/dialogs.module.css';
import { Dialog } from '#ui/dialogs/Dialog.tsx';

const KEYS: readonly (readonly [string, string])[] = [
  ['↑ ↓', 'Recorrer las preguntas'],
  ['Intro', 'Abrir la pregunta; dentro, otra opción'],
  ['Alt ↑ ↓', 'Mover la pregunta o la opción'],
  ['N', 'Pregunta nueva'],
  ['Alt 1 … 0', 'Cambiar el tipo de la pregunta abierta'],
  ['Ctrl Mayús Intro', 'Otra pregunta debajo de la que está abierta'],
  ['Ctrl Intro', 'Marcar la opción como correcta; en un texto con huecos, poner uno'],
  ['Tab', 'Ir a la explicación de la opción'],
  ['Ctrl V', 'Una lista pegada en una opción se convierte en opciones'],
  ['Esc', 'Cerrar la pregunta'],
  ['Ctrl Z', 'Devolver a su sitio la pregunta quitada'],
];

export function Shortcuts({ opened, onClose }: { readonly opened: boolean; readonly onClose: () => void }) {
  return (
    <Dialog opened={opened} onClose={onClose} title="Atajos de teclado">
      <dl className={classes.shortcuts}>
        {KEYS.map(([keys, what]) => (
          <div key={keys}>
            <dt>
              {keys.split(' ').map((key) => (
                <Kbd key={key}>{key}</Kbd>
              ))}
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
