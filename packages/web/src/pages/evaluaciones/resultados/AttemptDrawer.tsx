import type { Evaluacion } from '@catedra/shared/evaluaciones/collection.ts';
import { codigoEscrito } from '@catedra/shared/intentos/codigo.ts';
import type { IntentoVisto } from '@catedra/shared/intentos/resultados.ts';
import { seResponde } from '@catedra/shared/preguntas/que-pide.ts';
import { Button, SegmentedControl } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { intentoQuery } from '#pages/evaluaciones/queries.ts';
import { ActionDialog } from '#pages/evaluaciones/resultados/ActionDialog.tsx';
import { AnsweredRow } from '#pages/evaluaciones/resultados/AnsweredRow.tsx';
import { Happened } from '#pages/evaluaciones/resultados/Happened.tsx';
import type { Action } from '#pages/evaluaciones/resultados/facts.ts';
import { LateAnswers } from '#pages/evaluaciones/resultados/LateAnswers.tsx';
import classes from '#pages/evaluaciones/resultados/Resultados.module.css';
import { MarkHistory } from '#pages/evaluaciones/resultados/MarkHistory.tsx';
import { AttemptState } from '#pages/evaluaciones/resultados/state.tsx';
import { AttemptMark } from '#parts/intentos/AttemptMark.tsx';
import { SidePanel } from '#ui/dialogs/SidePanel.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { cuando, enumerar, fechaYHora, numero } from '#ui/words/words.ts';
import { useNow, useZone } from '#ui/words/zone.tsx';

interface AttemptDrawerProps {
  readonly id: string;
  /** Of its evaluation. */
  readonly actividadId: string;
  /** With whose attempts something may be done; null where they are only read. */
  readonly acted: Evaluacion | null;
  readonly onClose: () => void;
}

/** One attempt, question by question. */
export function AttemptDrawer({ id, actividadId, acted, onClose }: AttemptDrawerProps) {
  const query = useQuery(intentoQuery(id));
  const persona = query.data?.resultado.persona;
  return (
    <SidePanel onClose={onClose} title={persona ? `${persona.nombre} ${persona.apellidos}` : 'Intento'}>
      <QueryView query={query} label="Cargando el intento…">
        {(intento) => <Attempt intento={intento} actividadId={actividadId} acted={acted} />}
      </QueryView>
    </SidePanel>
  );
}

interface AttemptProps extends Pick<AttemptDrawerProps, 'actividadId' | 'acted'> {
  readonly intento: IntentoVisto;
}

function Attempt({ intento, actividadId, acted }: AttemptProps) {
  const { resultado, preguntas, puntos, logrados, anulado, notaMinima, recibo, sucesos, puede } = intento;
  const now = useNow();
  const zone = useZone();
  const [which, setWhich] = useState<'todas' | 'perdidas'>('todas');
  const [asking, setAsking] = useState<Action | null>(null);
  // As whoever answered saw them: what only informs has no number.
  const numbered = preguntas.filter(({ tipo }) => seResponde(tipo)).map(({ lugar }) => lugar);
  const lost = preguntas.filter(({ tipo, resultado: como }) => seResponde(tipo) && como !== 'acierto');
  // What lies in the bin is marked too: whoever handed it in waits for it.
  const marking = { actividad: actividadId, entrega: resultado.id, papelera: acted ? undefined : 'si' };
  const shown = which === 'todas' || logrados === null ? preguntas : lost;
  return (
    <div className={`look-stack ${classes.attempt}`}>
      <p className={classes.head}>
        <AttemptState intento={resultado} notaMinima={notaMinima} /> <AttemptMark {...resultado} alone />
        <span>
          {logrados === null
            ? `${resultado.respondidas} de ${resultado.preguntas} respondidas`
            : `${numero(logrados)} de ${numero(puntos)} puntos`}
        </span>
      </p>
      {anulado && (
        <p>
          Anulado {cuando(anulado.en, now, zone)}
          {anulado.por && ` por ${anulado.por}`}
          {anulado.motivo && `: «${anulado.motivo}»`}
        </p>
      )}
      <LateAnswers intentoId={resultado.id} />
      {logrados !== null && (
        <SegmentedControl
          aria-label="Qué preguntas"
          data={[
            { value: 'todas', label: `Todas, ${numbered.length}` },
            { value: 'perdidas', label: `Sin todos los puntos, ${lost.length}` },
          ]}
          value={which}
          onChange={(next) => setWhich(next)}
        />
      )}
      <ol className={classes.questions}>
        {shown.map((una) => (
          <AnsweredRow
            key={una.lugar}
            una={una}
            number={numbered.indexOf(una.lugar) + 1}
            marking={puede.corregir ? marking : undefined}
            acted={acted !== null}
          />
        ))}
      </ol>
      <h3>El intento</h3>
      <dl className={classes.facts}>
        <div>
          <dt>Empezó</dt>
          <dd>{fechaYHora(resultado.empezadoEn, zone)}</dd>
        </div>
        {resultado.entregadoEn && (
          <div>
            <dt>Entregó</dt>
            <dd>{fechaYHora(resultado.entregadoEn, zone)}</dd>
          </div>
        )}
        {resultado.venceEn && (
          <div>
            <dt>{resultado.estado === 'en_curso' ? 'Tiene hasta' : 'Tenía hasta'}</dt>
            <dd>{fechaYHora(resultado.venceEn, zone)}</dd>
          </div>
        )}
        {recibo.noTomadas.length > 0 && (
          <div>
            <dt>No se tomó</dt>
            <dd>
              {enumerar(recibo.noTomadas.map((lugar) => `la ${numbered.indexOf(lugar) + 1}`))}: su equipo
              envió otra respuesta, y cuenta lo que ya se había recibido
            </dd>
          </div>
        )}
        {recibo.codigo && (
          <div>
            <dt>Recibo</dt>
            <dd>{codigoEscrito(recibo.codigo)}</dd>
          </div>
        )}
      </dl>
      <MarkHistory historia={intento.historia} numberOf={(lugar) => numbered.indexOf(lugar) + 1} />
      <Happened sucesos={sucesos} />
      {acted && (
        <div className="look-wrap">
          {(resultado.estado === 'en_curso' ? puede.ampliar : puede.anular) && (
            <Button variant="default" onClick={() => setAsking('reabrir')}>
              {resultado.estado === 'en_curso' ? 'Dar más minutos' : 'Reabrir'}
            </Button>
          )}
          {puede.ampliar && (
            <Button variant="default" onClick={() => setAsking('dar')}>
              Dar otro intento
            </Button>
          )}
          {puede.anular && resultado.estado !== 'anulado' && (
            <Button variant="subtle" color="mal" onClick={() => setAsking('anular')}>
              Anular…
            </Button>
          )}
        </div>
      )}
      {asking && acted && (
        <ActionDialog
          action={asking}
          evaluacion={acted}
          intentos={[resultado]}
          onClose={() => setAsking(null)}
          onDone={() => undefined}
        />
      )}
    </div>
  );
}
