import type { LugarFijo } from '@catedra/shared/evaluaciones/composicion.ts';
import { tipoDePregunta } from '@catedra/shared/preguntas/tipos.ts';
import { Button, NumberInput } from '@mantine/core';
import classes from '#pages/actividades/evaluacion/Evaluacion.module.css';
import { comoTipo, type Tecleada } from '#pages/actividades/evaluacion/mesa/halves.ts';
import { cambiado } from '#pages/actividades/evaluacion/mesa/places.ts';
import { CardState } from '#pages/actividades/evaluacion/preguntas/CardState.tsx';
import { QuestionConflict } from '#pages/actividades/evaluacion/preguntas/Conflict.tsx';
import { KindMenu } from '#pages/actividades/evaluacion/preguntas/KindMenu.tsx';
import { PenaltyField } from '#pages/actividades/evaluacion/preguntas/PenaltyField.tsx';
import type { TableProps } from '#pages/actividades/evaluacion/preguntas/table-props.ts';
import { QuestionBody } from '#pages/actividades/evaluacion/preguntas/QuestionBody.tsx';
import { enUso, VersionNotice } from '#pages/actividades/evaluacion/preguntas/VersionNotice.tsx';
import type { Fila } from '#pages/actividades/evaluacion/summary.ts';

interface QuestionCardProps extends TableProps {
  readonly fila: Fila;
  readonly lugar: LugarFijo;
  readonly onClose: () => void;
}

/** One question, open: written as it will be read, saved by itself. */
export function QuestionCard({ datos, mesa, vista, fila, lugar, readOnly, onClose }: QuestionCardProps) {
  const una = vista.preguntas.get(lugar.preguntaId);
  if (!una) return null;
  const { tecleada, kept, guardada } = una;
  const { tipo } = tecleada.publica;
  const published = datos.evaluacion.estado !== 'borrador';
  const edit = (change: (now: Tecleada) => Tecleada) => mesa.editar(lugar.preguntaId, change);
  const place = (change: Partial<Pick<LugarFijo, 'puntos' | 'resta'>>) =>
    mesa.componer((todas) => cambiado(todas, lugar.id, (uno) => ({ ...uno, ...change })));
  return (
    <article className={classes.card} aria-label={`Pregunta ${fila.numero}, abierta`}>
      {guardada && (
        <VersionNotice
          pregunta={guardada}
          published={published}
          saving={kept.state === 'saving' || kept.state === 'waiting'}
          readOnly={readOnly}
          onUse={() => mesa.usar(guardada.id)}
          onDiscard={() => mesa.descartar(guardada.id)}
        />
      )}
      {kept.state === 'conflict' && (
        <QuestionConflict theirs={kept.theirs} onChoose={(whose) => mesa.elegir(lugar.preguntaId, whose)} />
      )}
      <header>
        <span className={classes.square}>{fila.numero || 'i'}</span>
        <KindMenu
          tipo={tipo}
          readOnly={readOnly}
          inUse={guardada !== null && enUso(guardada, published)}
          onChange={(next) => {
            edit((now) => comoTipo(now, next));
            if (lugar.puntos === 0 && !tipoDePregunta(tipo).puntua) place({ puntos: 1 });
          }}
        />
        {fila.cuantas > 0 && (
          <NumberInput
            className={classes.pointsField}
            label="Puntos"
            min={0}
            max={1000}
            decimalScale={2}
            allowedDecimalSeparators={[',', '.']}
            readOnly={readOnly}
            value={lugar.puntos}
            onChange={(value) => value !== '' && place({ puntos: Number(value) })}
          />
        )}
      </header>
      <QuestionBody
        tecleada={tecleada}
        edit={edit}
        puntos={lugar.puntos}
        resta={lugar.resta ?? datos.evaluacion.resta}
        cursoId={guardada ? (guardada.cursoId ?? undefined) : datos.curso.id}
        readOnly={readOnly}
      >
        {fila.cuantas > 0 && !tipoDePregunta(tipo).aMano && (
          <PenaltyField
            value={lugar.resta}
            ofAll={datos.evaluacion.resta}
            readOnly={readOnly}
            onChange={(resta) => place({ resta })}
          />
        )}
        <span className={classes.gap} />
        <CardState kept={kept} />
        <Button size="xs" variant="default" onClick={onClose}>
          Cerrar
        </Button>
      </QuestionBody>
    </article>
  );
}
