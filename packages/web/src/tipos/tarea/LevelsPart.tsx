import type { Nivel } from '@catedra/shared/actividades/tipos/tarea/contenido.ts';
import { ActionIcon, Button, NumberInput, Textarea, TextInput } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from '#tipos/tarea/Editor.module.css';

interface LevelsPartProps {
  /** Its number, from 1. */
  readonly criterion: number;
  readonly puntos: number;
  readonly niveles: readonly Nivel[];
  readonly readOnly: boolean;
  readonly errorOf: (field: string) => ReactNode;
  readonly onChange: (niveles: Nivel[]) => void;
}

const MAX = 6;
const DECIMALS = { decimalScale: 2, decimalSeparator: ',', allowedDecimalSeparators: [',', '.'] };

/** Four ways of doing it, which are those most people use. */
const usual = (puntos: number): Nivel[] =>
  [
    ['Falta', 0],
    ['Flojo', 0.5],
    ['Bien', 0.75],
    ['Muy bien', 1],
  ].map(([nombre, parte]) => ({
    nombre: String(nombre),
    puntos: Math.round(100 * puntos * Number(parte)) / 100,
  }));

/** The levels of a criterion: whoever marks chooses one, and its points are given. */
export function LevelsPart({ criterion, puntos, niveles, readOnly, errorOf, onChange }: LevelsPartProps) {
  const put = (index: number, change: Partial<Nivel>) =>
    onChange(niveles.map((uno, i) => (i === index ? { ...uno, ...change } : uno)));
  const wrong = errorOf('');
  return (
    <div className={classes.wide} role="group" aria-label={`Niveles del criterio ${criterion}`}>
      {niveles.map((nivel, index) => (
        <div key={index} className={classes.level}>
          <TextInput
            aria-label={`Nivel ${index + 1} del criterio ${criterion}`}
            autoComplete="off"
            maxLength={60}
            readOnly={readOnly}
            value={nivel.nombre}
            onChange={(event) => put(index, { nombre: event.currentTarget.value })}
            error={errorOf(`.${index}.nombre`)}
          />
          <NumberInput
            aria-label={`Puntos del nivel ${index + 1} del criterio ${criterion}`}
            min={0}
            max={puntos}
            {...DECIMALS}
            readOnly={readOnly}
            value={nivel.puntos}
            onChange={(value) => put(index, { puntos: Number(value) })}
            error={errorOf(`.${index}.puntos`)}
          />
          {!readOnly && (
            <ActionIcon
              className={classes.away}
              variant="subtle"
              size={44}
              aria-label={`Quitar el nivel ${index + 1} del criterio ${criterion}`}
              onClick={() => onChange(niveles.filter((_, i) => i !== index))}
            >
              <IconX size={18} stroke={1.75} aria-hidden />
            </ActionIcon>
          )}
          {(!readOnly || nivel.descripcion) && (
            <Textarea
              className={classes.how}
              aria-label={`Cómo es un trabajo del nivel ${index + 1} del criterio ${criterion} (opcional)`}
              placeholder="Cómo es un trabajo de este nivel (opcional)"
              autosize
              minRows={1}
              maxLength={300}
              readOnly={readOnly}
              value={nivel.descripcion ?? ''}
              onChange={(event) => put(index, { descripcion: event.currentTarget.value || null })}
              error={errorOf(`.${index}.descripcion`)}
            />
          )}
        </div>
      ))}
      {wrong && (
        <p className={classes.wrong} role="alert">
          {wrong}
        </p>
      )}
      {!readOnly && niveles.length < MAX && (
        <Button
          variant="subtle"
          size="xs"
          leftSection={<IconPlus size={16} stroke={1.75} aria-hidden />}
          onClick={() =>
            onChange(niveles.length === 0 ? usual(puntos) : [...niveles, { nombre: '', puntos: 0 }])
          }
        >
          {niveles.length === 0 ? 'Poner niveles' : 'Añadir un nivel'}
        </Button>
      )}
    </div>
  );
}
