import type { Criterio } from '@catedra/shared/actividades/tipos/tarea/contenido.ts';
import { useState } from 'react';
import classes from '#preguntas/composers.module.css';
import { RubricFields } from '#tipos/tarea/RubricPart.tsx';
import { RichTextField } from '#parts/texto/RichTextField.tsx';

interface Clave {
  readonly rubrica: Criterio[];
  readonly guia: string;
}

interface HandMarkedProps {
  readonly clave: Clave;
  readonly onChange: (change: { rubrica?: Criterio[]; guia?: string }) => void;
  readonly readOnly: boolean;
}

/** What whoever marks it has in sight: criteria, and an example. */
export function HandMarked({ clave, onChange, readOnly }: HandMarkedProps) {
  const [guiding, setGuiding] = useState(clave.guia !== '');
  return (
    <section className={classes.part} aria-label="Cómo se corrige">
      <h4>Rúbrica</h4>
      <RubricFields
        rubrica={clave.rubrica}
        onChange={(rubrica) => onChange({ rubrica })}
        errorOf={(field) => wrongIn(clave.rubrica, field)}
        readOnly={readOnly}
      />
      {clave.rubrica.length === 0 && (
        <p className={`look-faint ${classes.note}`}>
          Sin criterios, quien corrige pone los puntos que le parezcan.
        </p>
      )}
      {guiding ? (
        <RichTextField
          label="Ejemplo para quien corrige"
          minRows={3}
          value={clave.guia}
          onChange={(guia) => onChange({ guia })}
          readOnly={readOnly}
        />
      ) : (
        !readOnly && (
          <button
            type="button"
            className={`look-bare-button ${classes.quiet}`}
            onClick={() => setGuiding(true)}
          >
            Añadir un ejemplo para quien corrige
          </button>
        )
      )}
    </section>
  );
}

/** A criterion is kept once it has a name: until then it says so. */
function wrongIn(rubrica: readonly Criterio[], field: string): string | undefined {
  const [, index, name] = /^rubrica\.(\d+)\.(titulo)$/.exec(field) ?? [];
  return name && rubrica[Number(index)]?.titulo.trim() === '' ? 'Ponle un nombre.' : undefined;
}
