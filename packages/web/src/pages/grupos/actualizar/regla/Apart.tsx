import type { ReglaDeGrupo } from '@catedra/shared/grupos/regla-schemas.ts';
import { Button, Pill } from '@mantine/core';
import classes from '#pages/grupos/actualizar/regla/Regla.module.css';
import { fullName } from '#ui/people/PersonName.tsx';
import { numero } from '#ui/words/words.ts';

const SHOWN = 6;

interface ApartProps {
  readonly dentro: ReglaDeGrupo['dentro'];
  readonly fuera: ReglaDeGrupo['fuera'];
  readonly working: boolean;
  /** These are what the rule says from now on; without ids, all of them. */
  readonly onLeave: (usuarioIds?: readonly string[]) => void;
}

function People({
  label,
  apart,
  onLeave,
}: {
  readonly label: string;
  readonly apart: ReglaDeGrupo['dentro'];
  readonly onLeave: ApartProps['onLeave'];
}) {
  const more = apart.total - Math.min(SHOWN, apart.personas.length);
  return (
    <span className={classes.apartList}>
      {label}
      {apart.total === 0 ? ': nadie' : null}
      {apart.personas.slice(0, SHOWN).map((persona) => (
        <Pill
          key={persona.id}
          withRemoveButton
          removeButtonProps={{
            'aria-label': `Dejar a la regla a ${fullName(persona)}`,
            // Mantine's own is for the mouse alone.
            'aria-hidden': false,
            tabIndex: 0,
          }}
          onRemove={() => onLeave([persona.id])}
        >
          {fullName(persona)}
        </Pill>
      ))}
      {more > 0 && <span>y {numero(more)} más</span>}
    </span>
  );
}

/** Whoever is in or out whatever the rule says. */
export function Apart({ dentro, fuera, working, onLeave }: ApartProps) {
  return (
    <div className={`look-line ${classes.apart}`}>
      <People label="Siempre dentro" apart={dentro} onLeave={onLeave} />
      <People label="Siempre fuera" apart={fuera} onLeave={onLeave} />
      {dentro.total + fuera.total > 1 && (
        <Button variant="subtle" size="sm" loading={working} onClick={() => onLeave()}>
          Dejar a todas a la regla
        </Button>
      )}
    </div>
  );
}
