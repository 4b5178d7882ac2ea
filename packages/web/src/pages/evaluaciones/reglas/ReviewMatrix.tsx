import { seAcabanLosIntentos } from '@catedra/shared/evaluaciones/efectivo.ts';
import {
  COSAS,
  type Cosa,
  MOMENTOS,
  type Momento,
  type Partida,
  type Revision,
  revisionDePartida,
} from '@catedra/shared/evaluaciones/revision.ts';
import { Checkbox, SegmentedControl } from '@mantine/core';
import classes from '#pages/evaluaciones/reglas/Reglas.module.css';
import { cuenta } from '#ui/words/words.ts';

interface ReviewMatrixProps {
  readonly value: Revision;
  readonly practica: boolean;
  readonly intentos: number | null;
  readonly cierraEn: string | null;
  readonly onChange: (revision: Revision) => void;
  readonly readOnly: boolean;
}

const DE_COSA: Readonly<Record<Cosa, string>> = {
  nota: 'Su nota',
  respuestas: 'Lo que respondió',
  aciertos: 'Si acertó cada pregunta',
  correctas: 'La respuesta correcta',
  explicaciones: 'Las explicaciones',
  comentario: 'El comentario según su nota',
  corrector: 'Quién corrigió',
};

const DE_MOMENTO: Readonly<Record<Momento, readonly [string, string]>> = {
  durante: ['Durante', 'solo en práctica'],
  al_entregar: ['Al entregar', 'justo después'],
  mas_tarde: ['Más tarde', 'mientras siga abierta'],
  sin_intentos: ['Sin intentos', 'cuando no queden'],
  al_cerrar: ['Al cerrar', 'cuando se cierre'],
};

const PARTIDAS: Readonly<Record<Partida, string>> = {
  prueba: 'una prueba',
  examen: 'un examen',
  repaso: 'un repaso',
  practica: 'una práctica',
};

const same = (a: Revision, b: Revision) =>
  MOMENTOS.every((momento) => COSAS.every((cosa) => a[momento].includes(cosa) === b[momento].includes(cosa)));

/** All that can be said of an attempt; who marked it is apart. */
const WHOLE = revisionDePartida('repaso').al_cerrar;

const ofColumn = (cosas: readonly Cosa[]): string => {
  if (cosas.length === 0) return 'Nada';
  if (WHOLE.every((cosa) => cosas.includes(cosa))) return 'Todo, con explicaciones';
  return cosas.every((cosa) => cosa === 'nota' || cosa === 'comentario')
    ? 'Solo su nota'
    : cuenta(cosas.length, 'cosa');
};

/** What each one sees of their attempt, and from when. */
export function ReviewMatrix(props: ReviewMatrixProps) {
  const { value, practica, onChange, readOnly } = props;
  const never = value.sin_intentos.length > 0 && !seAcabanLosIntentos(props);
  const start = (Object.keys(PARTIDAS) as Partida[]).find((partida) =>
    same(revisionDePartida(partida), value),
  );
  const put = (momento: Momento, cosa: Cosa, on: boolean) => {
    const others = value[momento].filter((una) => una !== cosa);
    const needsMark = on && (cosa === 'aciertos' || cosa === 'correctas');
    const dropsRight = !on && cosa === 'nota' && !practica;
    const kept = dropsRight ? others.filter((una) => una !== 'aciertos' && una !== 'correctas') : others;
    const next = new Set<Cosa>([...kept, ...(on ? [cosa] : []), ...(needsMark ? (['nota'] as const) : [])]);
    onChange({ ...value, [momento]: COSAS.filter((una) => next.has(una)) });
  };
  return (
    <>
      <div className={classes.start}>
        <span id="parte-de">Parte de</span>
        <SegmentedControl
          aria-labelledby="parte-de"
          readOnly={readOnly}
          data={Object.entries(PARTIDAS).map(([one, label]) => ({ value: one, label }))}
          value={start ?? ''}
          onChange={(one) =>
            onChange({ ...revisionDePartida(one as Partida), ...(!practica && { durante: [] }) })
          }
        />
      </div>
      <table className={classes.matrix}>
        <thead>
          <tr>
            <th scope="col">Qué ve</th>
            {MOMENTOS.map((momento) => (
              <th key={momento} scope="col">
                {DE_MOMENTO[momento][0]}
                <small>{DE_MOMENTO[momento][1]}</small>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {COSAS.map((cosa) => (
            <tr key={cosa}>
              <th scope="row">{DE_COSA[cosa]}</th>
              {MOMENTOS.map((momento) => (
                <td key={momento}>
                  <Checkbox
                    aria-label={`${DE_COSA[cosa]}, ${DE_MOMENTO[momento][0].toLowerCase()}`}
                    disabled={readOnly || (momento === 'durante' && !practica)}
                    checked={value[momento].includes(cosa)}
                    onChange={(event) => put(momento, cosa, event.currentTarget.checked)}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td />
            {MOMENTOS.map((momento) => (
              <td key={momento}>{ofColumn(value[momento])}</td>
            ))}
          </tr>
        </tfoot>
      </table>
      <p className={classes.never} role="status">
        {never &&
          'Sin límite de intentos ni fecha de cierre, el momento «Sin intentos» no llega nunca: nadie verá lo que marques en él.'}
      </p>
    </>
  );
}
