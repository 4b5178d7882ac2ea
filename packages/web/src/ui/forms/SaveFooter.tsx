import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { isApiError, isCut, messageOf } from '#platform/api-error.ts';
import { cutWords } from '#ui/forms/cut-words.ts';
import { FormFooter } from '#ui/forms/FormFooter.tsx';
import classes from '#ui/forms/SaveFooter.module.css';

interface SaveFooterProps {
  readonly saving: boolean;
  /** Why the last try was refused, if it was. */
  readonly failure: unknown;
  /** This device has what was typed, if the network is what refuses it. */
  readonly keptHere?: boolean;
  /** Someone else saved meanwhile, and the page shows both versions above. */
  readonly conflicted: boolean;
  /** What saving will do. */
  readonly effect: ReactNode;
  readonly onDiscard: () => void;
}

/** The foot of a form with changes: what they will do, or why they could not be saved, where the eye is. */
export function SaveFooter(props: SaveFooterProps) {
  const { saving, failure, keptHere = false, conflicted, effect, onDiscard } = props;
  const wrong = conflicted
    ? 'Compara arriba lo tuyo con lo guardado y elige.'
    : failure !== null && whyOf(failure, keptHere);
  return (
    <FormFooter
      effect={
        wrong ? (
          <span className={classes.wrong} role="alert">
            {wrong}
          </span>
        ) : (
          effect
        )
      }
    >
      <Button variant="default" onClick={onDiscard} disabled={saving}>
        Descartar
      </Button>
      <Button type="submit" loading={saving}>
        Guardar cambios
      </Button>
    </FormFooter>
  );
}

function whyOf(failure: unknown, keptHere: boolean): string {
  if (isApiError(failure, 'NO_ENCONTRADO'))
    return 'No se ha guardado: ya no está. Si se recupera, guárdalo otra vez.';
  return isCut(failure) ? cutWords(keptHere) : messageOf(failure);
}
