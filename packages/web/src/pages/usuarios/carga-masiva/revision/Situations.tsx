import type { Carga } from '@catedra/shared/cargas/schemas.ts';
import {
  claveDeSituacion,
  type DecisionDeSituacion,
  MAX_SITUACIONES,
} from '@catedra/shared/cargas/situaciones.ts';
import { Alert, Button, Select } from '@mantine/core';
import { useState } from 'react';
import { useReviewAgain } from '#pages/usuarios/carga-masiva/revision/review-again.ts';
import classes from '#pages/usuarios/carga-masiva/revision/Revision.module.css';
import { DECISIONS } from '#pages/usuarios/carga-masiva/revision/situations.ts';
import { messageOf } from '#platform/api-error.ts';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { TextButton } from '#ui/frame/TextLink.tsx';
import { cuenta } from '#ui/words/words.ts';

interface SituationsProps {
  readonly carga: Carga;
  readonly onColumns: () => void;
}

/** What the file says of people that no word makes clear: asked about once for all its rows, and remembered. */
export function Situations({ carga, onColumns }: SituationsProps) {
  const { situaciones, opciones } = carga;
  const [chosen, setChosen] = useState<Readonly<Record<string, DecisionDeSituacion>>>({});
  const review = useReviewAgain(carga);
  if (situaciones.length === 0) return null;
  if (situaciones.length > MAX_SITUACIONES) return <TooMany carga={carga} onColumns={onColumns} />;
  const decided = situaciones.every(({ texto, decision }) => chosen[claveDeSituacion(texto)] ?? decision);
  const changed = Object.keys(chosen).length > 0;
  const asked = situaciones.some(({ decision }) => decision === null);
  return (
    <Alert className={classes.notice} color={asked ? 'azafran' : 'gray'} variant="light">
      {!asked && <p>Lo que se hace con cada situación del archivo que no es ni alta ni baja:</p>}
      <div className={classes.situations}>
        {situaciones.map(({ texto, filas, decision }) => (
          <Select
            key={texto}
            label={`¿Qué hacemos con «${texto}» (${cuenta(filas, 'fila')})?`}
            placeholder="Elige"
            data={DECISIONS}
            value={chosen[claveDeSituacion(texto)] ?? decision}
            allowDeselect={false}
            disabled={review.isPending}
            onChange={(value) =>
              value && setChosen((before) => ({ ...before, [claveDeSituacion(texto)]: value }))
            }
          />
        ))}
      </div>
      {(asked || changed) && (
        <>
          <p className={classes.remembered}>
            Vale para todas sus filas, y se recuerda para la próxima vez que subas estas columnas. A quien se
            crea ahora y «se deja como está» se le abre la cuenta.
          </p>
          <Button
            variant="default"
            size="xs"
            loading={review.isPending}
            disabled={!decided || !changed}
            onClick={() => review.mutate({ situaciones: { ...opciones.situaciones, ...chosen } })}
          >
            Revisar con esto
          </Button>
        </>
      )}
      {review.isError && <ErrorState>{messageOf(review.error)}</ErrorState>}
    </Alert>
  );
}

/** So many different things are not how people stand in a house. */
function TooMany({ carga: { encabezados, opciones }, onColumns }: SituationsProps) {
  return (
    <Alert className={classes.notice} color="azafran" variant="light">
      <p>
        La columna «{encabezados[opciones.mapeo.indexOf('estado')]}» dice más de {MAX_SITUACIONES} cosas
        distintas que no son ni alta ni baja: no parece el estado de las personas.{' '}
        <TextButton onClick={onColumns}>Cambiar qué es</TextButton>
      </p>
    </Alert>
  );
}
