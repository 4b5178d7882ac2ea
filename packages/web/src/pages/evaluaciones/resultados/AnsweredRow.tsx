import type { IntentoVisto } from '@catedra/shared/intentos/resultados.ts';
import { enUnaLinea } from '@catedra/shared/preguntas/en-una-linea.ts';
import { NOMBRE_DE_TIPO } from '@catedra/shared/preguntas/palabras.ts';
import { seResponde } from '@catedra/shared/preguntas/que-pide.ts';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useRepair } from '#pages/evaluaciones/reparar/use-repair.ts';
import { Answered } from '#pages/evaluaciones/resultados/Answered.tsx';
import classes from '#pages/evaluaciones/resultados/Resultados.module.css';
import { KindIcon } from '#preguntas/KindIcon.tsx';
import { VER } from '#parts/entregas/EntregasTabs.tsx';
import { rutas } from '#platform/paths.ts';
import { TextLink } from '#ui/frame/TextLink.tsx';
import type { Search } from '#ui/lists/list-address.ts';
import { Part } from '#ui/states/Part.tsx';
import { numero } from '#ui/words/words.ts';

const SHORT = {
  acierto: 'Acierto',
  parcial: 'En parte',
  fallo: 'Error',
  blanco: 'En blanco',
  espera: 'Por corregir',
} as const;

interface AnsweredRowProps {
  readonly una: IntentoVisto['preguntas'][number];
  /** None: it only informs. */
  readonly number: number;
  /** Where its attempt is marked, for whoever may. */
  readonly marking?: Search;
  /** Its evaluation is in its place. */
  readonly acted?: boolean;
}

const enFrases = (...textos: readonly string[]): string =>
  textos
    .map((texto) => texto.trim().replace(/\.$/, ''))
    .filter((texto) => texto !== '')
    .map((texto) => `${texto}.`)
    .join(' ');

/** One question in a line; pressed, as whoever answered saw it, said once. */
export function AnsweredRow({ una, number, marking, acted = false }: AnsweredRowProps) {
  const [open, setOpen] = useState(false);
  const { repair: mayRepair } = useRepair();
  // What lies in the bin is read, and nothing of it is changed.
  const repair = acted ? mayRepair : null;
  const asks = seResponde(una.tipo);
  return (
    <li>
      <span>{number || ''}</span>
      <KindIcon tipo={una.tipo} size={18} />
      <div>
        <button
          type="button"
          className={`look-bare-button ${classes.question}`}
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          {open ? NOMBRE_DE_TIPO[una.tipo] : enUnaLinea(una.publica)}
          {!open && una.dicha !== '' && <small>{enFrases(una.dicha, una.regla)}</small>}
        </button>
        {open && (
          <Part what="Esta respuesta">
            <Answered una={una} />
            {repair && asks && (
              <Button size="xs" variant="default" mt="xs" onClick={() => repair(una.preguntaId)}>
                Reparar la pregunta…
              </Button>
            )}
          </Part>
        )}
      </div>
      {asks && (
        <span data-how={una.resultado ?? 'abierta'}>
          {una.logrados === null ? '—' : numero(una.logrados)} de {numero(una.puntos)}
          <small>
            {una.resultado ? SHORT[una.resultado] : una.dicha === '' ? 'Sin responder' : 'Respondida'}
          </small>
          {marking && una.resultado === 'espera' && (
            <TextLink
              to={rutas.actividades()}
              search={{ ...VER, ...marking, lugar: String(una.lugar) }}
              aria-label={`Corregir la pregunta ${number}`}
            >
              Corregir
            </TextLink>
          )}
        </span>
      )}
    </li>
  );
}
