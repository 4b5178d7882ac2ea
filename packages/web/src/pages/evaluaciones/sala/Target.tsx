import type { DestinoDeSala } from '@catedra/shared/intentos/sala.ts';
import { Radio, Select } from '@mantine/core';
import classes from '#pages/evaluaciones/sala/Sala.module.css';
import type { Seat } from '#pages/evaluaciones/sala/seats.ts';
import { cuenta } from '#ui/words/words.ts';

/** To whom something is done: the one it was opened from, those chosen, those without signal, a group, all inside. */
export type Whom = 'una' | 'elegidas' | 'sin_senal' | 'grupo' | 'todas';

export interface Choice {
  readonly whom: Whom;
  readonly grupoId: string | null;
}

export interface Reach {
  /** Everybody inside, as the room shows them. */
  readonly inside: readonly Seat[];
  readonly one: Seat | null;
  readonly chosen: readonly Seat[];
  readonly grupos: Readonly<Record<string, string>>;
}

export const firstChoice = ({ one, chosen }: Reach): Choice => ({
  whom: one ? 'una' : chosen.length > 0 ? 'elegidas' : 'todas',
  grupoId: null,
});

const inGroup = (inside: readonly Seat[], grupoId: string | null): readonly Seat[] =>
  inside.filter(({ persona }) => grupoId !== null && persona.grupoIds.includes(grupoId));

export function seatsOf({ inside, one, chosen }: Reach, { whom, grupoId }: Choice): readonly Seat[] {
  if (whom === 'una') return one ? [one] : [];
  if (whom === 'elegidas') return chosen;
  if (whom === 'sin_senal') return inside.filter(({ como }) => como === 'desconectada');
  return whom === 'grupo' ? inGroup(inside, grupoId) : inside;
}

/** Groups and all are worked out where it is done: whoever comes in meanwhile is among them. */
export function destinationOf(reach: Reach, choice: Choice): DestinoDeSala {
  if (choice.whom === 'todas') return { tipo: 'todas' };
  if (choice.whom === 'grupo') return { tipo: 'grupo', id: choice.grupoId ?? '' };
  const ids = seatsOf(reach, choice).flatMap(({ persona }) => (persona.intento ? [persona.intento.id] : []));
  return { tipo: 'intentos', ids };
}

interface TargetProps {
  readonly reach: Reach;
  readonly choice: Choice;
  readonly onChange: (choice: Choice) => void;
}

export function Target({ reach, choice, onChange }: TargetProps) {
  const { inside, one, chosen, grupos } = reach;
  const cut = inside.filter(({ como }) => como === 'desconectada').length;
  const present = Object.entries(grupos)
    .map(([id, nombre]) => ({ value: id, label: nombre, many: inGroup(inside, id).length }))
    .filter(({ many }) => many > 0)
    .toSorted((a, b) => a.label.localeCompare(b.label, 'es'));
  const people = (count: number) => cuenta(count, 'persona');
  return (
    <>
      <Radio.Group label="A quién" value={choice.whom} onChange={(whom) => onChange({ ...choice, whom })}>
        <div className={classes.whom}>
          {one && <Radio value="una" label={`A ${one.persona.nombre} ${one.persona.apellidos}`} />}
          {chosen.length > 0 && (
            <Radio value="elegidas" label={`A las que has elegido: ${people(chosen.length)}`} />
          )}
          {cut > 0 && <Radio value="sin_senal" label={`A quienes están sin señal: ${people(cut)}`} />}
          {present.length > 0 && <Radio value="grupo" label="A un grupo" />}
          <Radio value="todas" label={`A todas las que están dentro: ${people(inside.length)}`} />
        </div>
      </Radio.Group>
      {choice.whom === 'grupo' && (
        <Select
          label="Grupo"
          placeholder="Elige un grupo"
          data={present.map(({ value, label, many }) => ({
            value,
            label: `${label}, ${people(many)} dentro`,
          }))}
          value={choice.grupoId}
          onChange={(grupoId) => onChange({ ...choice, grupoId })}
        />
      )}
    </>
  );
}
