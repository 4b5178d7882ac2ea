import { numero } from '#ui/words/words.ts';
import { Input } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { EntrySentences } from '#pages/actividades/evaluacion/reglas/EntrySentences.tsx';
import { FigureField, RulePart, WhenField, WordField } from '#pages/actividades/evaluacion/reglas/fields.tsx';
import { HourPicture } from '#pages/actividades/evaluacion/reglas/HourPicture.tsx';
import classes from '#pages/actividades/evaluacion/reglas/Reglas.module.css';
import { ReviewMatrix } from '#pages/actividades/evaluacion/reglas/ReviewMatrix.tsx';
import {
  AL_VENCER,
  NOTAS,
  type Reglas,
  RESTAS_ESCRITAS,
} from '#pages/actividades/evaluacion/reglas/rules-form.ts';

interface SentencesProps {
  readonly form: UseFormReturnType<Reglas>;
  readonly puntos: number;
  readonly readOnly: boolean;
}

const yes = (value: boolean) => (value ? 'si' : 'no');

/** The rules as whoever takes it would tell them, with fields inside. */
export function Sentences({ form, puntos, readOnly }: SentencesProps) {
  const { values, errors } = form;
  const set = (change: Partial<Reglas>) => form.setValues(change);
  const need = (puntos * values.notaMinima) / 10;
  return (
    <>
      <RulePart
        title="Cuándo y cuánto"
        note="El reloj lo lleva el servidor: da igual la hora que tenga el ordenador."
      >
        <div className={classes.sentence}>
          Abre el{' '}
          <WhenField
            label="Abre"
            value={values.abreEn}
            error={errors['abreEn']}
            readOnly={readOnly}
            onChange={(abreEn) => set({ abreEn })}
          />{' '}
          y cierra el{' '}
          <WhenField
            label="Cierra"
            value={values.cierraEn}
            error={errors['cierraEn']}
            readOnly={readOnly}
            onChange={(cierraEn) => set({ cierraEn })}
          />
          . Cada persona tiene{' '}
          <FigureField
            label="Minutos"
            value={values.minutos}
            empty="todo el tiempo"
            max={1440}
            error={errors['minutos']}
            readOnly={readOnly}
            onChange={(minutos) => set({ minutos: minutos || null })}
          />{' '}
          {values.minutos !== null && 'minutos '}desde que empieza. Cuando se le acaban,{' '}
          <WordField
            label="Al acabar el tiempo"
            words={AL_VENCER}
            value={values.alVencer}
            readOnly={readOnly}
            onChange={(alVencer) => set({ alVencer })}
          />
          {values.alVencer === 'gracia' && (
            <>
              :{' '}
              <FigureField
                label="Minutos de gracia"
                value={values.graciaMinutos}
                max={1440}
                error={errors['graciaMinutos']}
                readOnly={readOnly}
                onChange={(n) => set({ graciaMinutos: n ?? 1 })}
              />{' '}
              minutos, sin responder más
            </>
          )}{' '}
          con lo que haya respondido. Lo que llega hasta{' '}
          <FigureField
            label="Segundos de tolerancia"
            value={values.toleranciaSegundos}
            max={300}
            error={errors['toleranciaSegundos']}
            readOnly={readOnly}
            onChange={(n) => set({ toleranciaSegundos: n ?? 0 })}
          />{' '}
          segundos después todavía cuenta.
        </div>
        <HourPicture abreEn={values.abreEn} cierraEn={values.cierraEn} minutos={values.minutos} />
      </RulePart>
      <RulePart title="Intentos y nota" note="La nota va de 0 a 10.">
        <div className={classes.sentence}>
          Cada persona tiene{' '}
          <FigureField
            label="Intentos"
            value={values.intentos}
            empty="todos los"
            max={100}
            error={errors['intentos']}
            readOnly={readOnly}
            onChange={(n) => set({ intentos: n || null })}
          />{' '}
          {values.intentos === 1 ? 'intento' : 'intentos'}
          {values.intentos === null && ' que quiera'}.
          {values.intentos !== 1 && (
            <>
              {' '}
              Entre uno y otro espera{' '}
              <FigureField
                label="Minutos de espera"
                value={values.esperaMinutos}
                max={100_000}
                readOnly={readOnly}
                onChange={(n) => set({ esperaMinutos: n ?? 0 })}
              />{' '}
              minutos y, cuando aprueba,{' '}
              <WordField
                label="Al aprobar"
                words={[
                  ['no', 'puede repetir'],
                  ['si', 'ya no repite'],
                ]}
                value={yes(values.pararAlAprobar)}
                readOnly={readOnly}
                onChange={(v) => set({ pararAlAprobar: v === 'si' })}
              />
              . Cuenta{' '}
              <WordField
                label="Nota que cuenta"
                words={NOTAS}
                value={values.notaQueCuenta}
                readOnly={readOnly}
                onChange={(notaQueCuenta) => set({ notaQueCuenta })}
              />
              .
            </>
          )}{' '}
          Se aprueba con un{' '}
          <FigureField
            label="Nota para aprobar"
            value={values.notaMinima}
            decimals={2}
            max={10}
            error={errors['notaMinima']}
            readOnly={readOnly}
            onChange={(n) => set({ notaMinima: n ?? 0 })}
          />{' '}
          sobre 10{puntos > 0 && ` (${numero(need)} de los ${numero(puntos)} puntos)`}. Una respuesta
          equivocada{' '}
          <WordField
            label="Lo que resta un error"
            words={RESTAS_ESCRITAS}
            value={values.resta}
            readOnly={readOnly}
            onChange={(resta) => set({ resta })}
          />{' '}
          en toda la evaluación; lo que se deja en blanco nunca resta. Es{' '}
          <WordField
            label="Práctica"
            words={[
              ['no', 'una prueba con nota'],
              ['si', 'una práctica, sin nota'],
            ]}
            value={yes(values.practica)}
            readOnly={readOnly}
            onChange={(v) => set({ practica: v === 'si' })}
          />
          .
        </div>
        <p className={classes.note}>
          {values.resta === 'opciones' && 'Con cuatro opciones, un error resta ⅓: 1 ÷ (opciones − 1). '}
          Una pregunta puede decir otra cosa.
        </p>
      </RulePart>
      <RulePart
        title="Qué ve y cuándo"
        note="Ver la respuesta correcta supone ver también la nota: van juntas."
      >
        <ReviewMatrix
          value={values.revision}
          practica={values.practica}
          readOnly={readOnly}
          onChange={(revision) => set({ revision })}
        />
        {errors['revision'] && <Input.Error role="alert">{errors['revision']}</Input.Error>}
      </RulePart>
      <EntrySentences form={form} readOnly={readOnly} />
    </>
  );
}
