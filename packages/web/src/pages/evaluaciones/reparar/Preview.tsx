import type {
  CambioPrevisto,
  ReparacionPedida,
  ReparacionPrevista,
} from '@catedra/shared/intentos/reparar/schemas.ts';
import { Button, Skeleton } from '@mantine/core';
import { IconCircleCheckFilled, IconCircleXFilled } from '@tabler/icons-react';
import { type UseQueryResult, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { previstaQuery } from '#pages/evaluaciones/reparar/queries.ts';
import classes from '#pages/evaluaciones/reparar/Repair.module.css';
import { Slopes } from '#pages/evaluaciones/reparar/Slopes.tsx';
import { consequences, headline, lower } from '#pages/evaluaciones/reparar/words.ts';
import { Toggle } from '#ui/forms/Toggle.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { notaEnColumna } from '#ui/words/words.ts';

interface PreviewProps {
  readonly evaluacionId: string;
  readonly pedida: ReparacionPedida;
  readonly query: UseQueryResult<ReparacionPrevista>;
  readonly notaMinima: number;
  readonly downwards: boolean;
  readonly onDownwards: (next: boolean) => void;
}

/** Whose marks change, from what to what, and what follows. Nothing is written yet. */
export function Preview({ query, downwards, onDownwards, ...rest }: PreviewProps) {
  return (
    <section className={classes.preview} aria-busy={query.isFetching}>
      <QueryView
        query={query}
        label="Mirando a quién le cambia la nota…"
        skeleton={<Skeleton height={160} />}
      >
        {(prevista) => (
          <>
            <h3 role="status">{headline(prevista)}</h3>
            <p className={classes.quiet}>{lower(prevista, downwards)} Todavía no se ha guardado nada.</p>
            {(prevista.bajan > 0 || downwards) && (
              <Toggle
                label="También hacia abajo"
                checked={downwards}
                onChange={(event) => onDownwards(event.currentTarget.checked)}
              />
            )}
            {consequences(prevista).map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
            <Changes key={JSON.stringify(rest.pedida)} prevista={prevista} downwards={downwards} {...rest} />
          </>
        )}
      </QueryView>
    </section>
  );
}

interface ChangesProps extends Omit<PreviewProps, 'query' | 'onDownwards'> {
  readonly prevista: ReparacionPrevista;
}

function Changes({ evaluacionId, pedida, prevista, notaMinima, downwards }: ChangesProps) {
  const queryClient = useQueryClient();
  const [more, setMore] = useState<readonly ReparacionPrevista[]>([]);
  const [loading, setLoading] = useState(false);
  const pages = [prevista, ...more];
  const rows = pages.flatMap(({ datos }) => datos);
  const next = pages.at(-1)?.siguiente ?? null;
  if (rows.length === 0) return null;
  const load = async (from: number) => {
    setLoading(true);
    try {
      const page = await queryClient.fetchQuery(previstaQuery(evaluacionId, pedida, from));
      setMore((before) => [...before, page]);
    } finally {
      setLoading(false);
    }
  };
  return (
    <div className={classes.changes}>
      <div>
        <ul aria-label="A quién le cambia la nota">
          {rows.map((una) => (
            <Change key={una.intentoId} una={una} stays={una.baja && !downwards} />
          ))}
        </ul>
        {next !== null && (
          <Button variant="default" size="xs" mt="xs" loading={loading} onClick={() => void load(next)}>
            Ver más
          </Button>
        )}
      </div>
      <Slopes rows={rows.filter(({ baja }) => !baja || downwards)} notaMinima={notaMinima} />
    </div>
  );
}

const mark = (nota: number | null, provisional: boolean): string =>
  nota === null ? 'sin nota' : provisional ? `al menos ${notaEnColumna(nota)}` : notaEnColumna(nota);

function Change({ una, stays }: { readonly una: CambioPrevisto; readonly stays: boolean }) {
  const { persona, antes, despues, provisional, veredicto } = una;
  return (
    <li>
      <span>
        <b>{persona.apellidos}</b>
        {persona.nombre !== '' && `, ${persona.nombre}`}
        {una.varios && <small> intento {una.numero}</small>}
      </span>
      <span className={classes.marks}>
        {stays ? (
          <>
            <b>{mark(antes, false)}</b> <small>bajaría a {mark(despues, provisional)}</small>
          </>
        ) : (
          <>
            <s>{mark(antes, false)}</s> → <b>{mark(despues, provisional)}</b>
          </>
        )}
      </span>
      <span className={classes.verdict} data-verdict={veredicto ?? undefined}>
        {veredicto === 'aprueba' && (
          <>
            <IconCircleCheckFilled size={16} aria-hidden /> Aprueba
          </>
        )}
        {veredicto === 'suspende' && (
          <>
            <IconCircleXFilled size={16} aria-hidden /> Suspende
          </>
        )}
      </span>
    </li>
  );
}
