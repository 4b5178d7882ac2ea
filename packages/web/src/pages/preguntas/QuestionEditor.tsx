import type { Evaluacion } from '@catedra/shared/evaluaciones/collection.ts';
import { Button } from '@mantine/core';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { BankQuestion, type Written } from '#pages/preguntas/bank-question.ts';
import classes from '#preguntas/autor/QuestionCard.module.css';
import { comoTipo } from '#preguntas/autor/halves.ts';
import { CardState } from '#preguntas/autor/CardState.tsx';
import { QuestionConflict } from '#preguntas/autor/Conflict.tsx';
import { KindMenu } from '#preguntas/autor/KindMenu.tsx';
import { QuestionBody } from '#preguntas/autor/QuestionBody.tsx';
import { JoinedNotice } from '#parts/edicion/JoinedNotice.tsx';
import { sendsItself } from '#platform/kept/open-here.ts';
import { useActor } from '#platform/session.ts';
import { enUso, VersionNotice } from '#preguntas/autor/VersionNotice.tsx';

import { fullName } from '#ui/people/PersonName.tsx';

interface QuestionEditorProps {
  readonly written: Written;
  /** Of the evaluations that ask it, how each one stands. */
  readonly estados: readonly Evaluacion['estado'][];
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

/** A question written in the bank itself, with the same composer as inside an evaluation. */
export function QuestionEditor({ written, estados, onSaved, onClose }: QuestionEditorProps) {
  const { usuario } = useActor();
  const [one] = useState(() => new BankQuestion(written, onSaved));
  const { guardada, tecleada, kept, joined } = useSyncExternalStore(one.subscribe, one.snapshot);
  useEffect(() => {
    const close = sendsItself(one.settled);
    window.addEventListener('online', one.flush);
    return () => {
      close();
      window.removeEventListener('online', one.flush);
      one.flush();
    };
  }, [one]);
  const published = estados.some((estado) => estado !== 'borrador');
  return (
    <article className={classes.card} data-alone aria-label="Pregunta, abierta">
      {guardada && (
        <VersionNotice
          pregunta={guardada}
          published={published}
          saving={kept.state === 'saving' || kept.state === 'waiting'}
          readOnly={false}
          onUse={() => one.use()}
          onDiscard={() => one.discard()}
        />
      )}
      <JoinedNotice
        joined={joined && { yo: joined.nombre === fullName(usuario), ...joined }}
        onRead={() => one.read()}
      />
      {kept.state === 'conflict' && (
        <QuestionConflict theirs={kept.theirs} onChoose={(whose) => one.choose(whose)} />
      )}
      <header>
        <KindMenu
          tipo={tecleada.publica.tipo}
          readOnly={false}
          inUse={guardada !== null && enUso(guardada, published)}
          onChange={(tipo) => one.edit((now) => comoTipo(now, tipo))}
        />
      </header>
      <QuestionBody
        tecleada={tecleada}
        edit={one.edit}
        puntos={1}
        resta="0"
        cursoId={written.cursoId ?? undefined}
        readOnly={false}
      >
        <span className={classes.end}>
          <CardState kept={kept} />
          <Button size="xs" variant="default" onClick={onClose}>
            Cerrar
          </Button>
        </span>
      </QuestionBody>
    </article>
  );
}
