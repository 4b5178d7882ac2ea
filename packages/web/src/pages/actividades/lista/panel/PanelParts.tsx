import classes from '#pages/actividades/lista/panel/ActivityPanel.module.css';

export type PanelPart = 'contenido' | 'ajustes';

const PARTS = [
  { part: 'contenido', label: 'Contenido' },
  { part: 'ajustes', label: 'Ajustes' },
] as const;

interface PanelPartsProps {
  readonly shown: PanelPart;
  readonly onShow: (part: PanelPart) => void;
}

/** Which of the two is seen where they don't fit side by side; where they do, it is not there. */
export function PanelParts({ shown, onShow }: PanelPartsProps) {
  return (
    <div className={classes.choice} role="group" aria-label="Qué se ve de la actividad">
      {PARTS.map(({ part, label }) => (
        <button key={part} type="button" aria-pressed={part === shown} onClick={() => onShow(part)}>
          {label}
        </button>
      ))}
    </div>
  );
}
