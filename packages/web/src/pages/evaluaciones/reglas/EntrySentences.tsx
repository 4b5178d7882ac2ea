import { Textarea } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { FigureField, RulePart, Say, Sentence, WordField } from '#pages/evaluaciones/reglas/fields.tsx';
import classes from '#pages/evaluaciones/reglas/Reglas.module.css';
import type { Reglas } from '#tipos/evaluacion/rules-form.ts';

interface EntrySentencesProps {
  readonly form: UseFormReturnType<Reglas>;
  readonly readOnly: boolean;
}

const DECLARACION = 'La hago por mi cuenta y sin ayuda de nadie.';
const JUNTOS = 'La puerta se abre desde «Sala»; quien llega después empieza a su hora.';
const yes = (value: boolean) => (value ? 'si' : 'no');

/** How it is walked through, and what is declared before. */
export function EntrySentences({ form, readOnly }: EntrySentencesProps) {
  const { values, errors } = form;
  const set = (change: Partial<Reglas>) => form.setValues(change);
  return (
    <RulePart title="Al entrar" note="Lo que se le dice antes de empezar.">
      <Sentence>
        <Say>Se empieza </Say>
        <WordField
          label="Cuándo se empieza"
          help={values.empezarJuntos ? JUNTOS : undefined}
          words={[
            ['no', 'cuando quiere cada persona'],
            ['si', 'a la vez, cuando alguien abre la puerta'],
          ]}
          value={yes(values.empezarJuntos)}
          readOnly={readOnly}
          onChange={(v) => set({ empezarJuntos: v === 'si' })}
        />
        <Say>. Cada persona ve </Say>
        <FigureField
          label="Preguntas por página"
          help="Vacío, todas."
          value={values.porPagina}
          unit={values.porPagina === 1 ? 'pregunta' : 'preguntas'}
          empty="todas las preguntas"
          max={200}
          readOnly={readOnly}
          onChange={(n) => set({ porPagina: n || null })}
        />
        <Say>{values.porPagina === null ? ' en una página, ' : ' por página, '}</Say>
        <WordField
          label="Volver atrás"
          words={[
            ['no', 'puede volver atrás'],
            ['si', 'no puede volver atrás'],
          ]}
          value={yes(values.secuencial)}
          readOnly={readOnly}
          onChange={(v) => set({ secuencial: v === 'si' })}
        />
        <Say> y le llegan </Say>
        <WordField
          label="Orden"
          words={[
            ['no', 'en este orden'],
            ['si', 'en distinto orden'],
          ]}
          value={yes(values.barajar)}
          readOnly={readOnly}
          onChange={(v) => set({ barajar: v === 'si' })}
        />
        <Say>. Antes de empezar </Say>
        <WordField
          label="Declaración"
          words={[
            ['no', 'no declara nada'],
            ['si', 'acepta lo que sigue'],
          ]}
          value={yes(values.declaracion !== null)}
          readOnly={readOnly}
          onChange={(v) => set({ declaracion: v === 'si' ? DECLARACION : null })}
        />
        <Say>.</Say>
      </Sentence>
      {values.empezarJuntos && <p className={classes.note}>{JUNTOS}</p>}
      {values.declaracion !== null && (
        <Textarea
          className={classes.declaration}
          aria-label="Lo que declara"
          maxLength={1000}
          autosize
          minRows={2}
          readOnly={readOnly}
          value={values.declaracion}
          onChange={(event) => set({ declaracion: event.currentTarget.value })}
          error={errors['declaracion']}
        />
      )}
    </RulePart>
  );
}
