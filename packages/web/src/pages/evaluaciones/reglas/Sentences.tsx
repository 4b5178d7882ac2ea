import { Input } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { ReactNode } from 'react';
import { EntrySentences } from '#pages/evaluaciones/reglas/EntrySentences.tsx';
import {
  FigureField,
  RulePart,
  Say,
  Sentence,
  WhenField,
  WordField,
} from '#pages/evaluaciones/reglas/fields.tsx';
import { HourPicture } from '#pages/evaluaciones/reglas/HourPicture.tsx';
import classes from '#pages/evaluaciones/reglas/Reglas.module.css';
import { ReviewMatrix } from '#pages/evaluaciones/reglas/ReviewMatrix.tsx';
import { AL_VENCER, NOTAS, type Reglas, RESTAS_ESCRITAS } from '#tipos/evaluacion/rules-form.ts';
import { numero } from '#ui/words/words.ts';

interface SentencesProps {
  readonly form: UseFormReturnType<Reglas>;
  readonly puntos: number;
  readonly readOnly: boolean;
  /** What follows from its dates, beside them. */
  readonly underDates?: ReactNode;
}

/** What choosing it asks of somebody. */
const PUBLICAR = 'Hasta entonces la nota es provisional; se publica desde «Resultados».';
const A_CIEGAS =
  'Se ocultan nombre, grupo y nombres de los archivos; lo que diga el propio texto no se puede ocultar.';
const yes = (value: boolean) => (value ? 'si' : 'no');

/** The rules as whoever takes it would tell them, with fields inside. */
export function Sentences({ form, puntos, readOnly, underDates }: SentencesProps) {
  const { values, errors } = form;
  const set = (change: Partial<Reglas>) => form.setValues(change);
  const need =
    puntos > 0 ? `${numero((puntos * values.notaMinima) / 10)} de los ${numero(puntos)} puntos` : null;
  return (
    <>
      <RulePart
        title="Cuándo y cuánto"
        note="El reloj lo lleva el servidor: da igual la hora que tenga el ordenador."
      >
        <Sentence>
          <Say>Abre el </Say>
          <WhenField
            label="Abre"
            help="Sin fecha, desde que se publica."
            value={values.abreEn}
            error={errors['abreEn']}
            readOnly={readOnly}
            onChange={(abreEn) => set({ abreEn })}
          />
          <Say> y cierra el </Say>
          <WhenField
            label="Cierra"
            help="Sin fecha, no se cierra."
            value={values.cierraEn}
            error={errors['cierraEn']}
            readOnly={readOnly}
            onChange={(cierraEn) => set({ cierraEn })}
          />
          <Say>. Cada persona tiene </Say>
          <FigureField
            label="Tiempo"
            help="Desde que empieza. Vacío, sin límite."
            value={values.minutos}
            unit="minutos"
            empty="todo el tiempo"
            max={1440}
            error={errors['minutos']}
            readOnly={readOnly}
            onChange={(minutos) => set({ minutos: minutos || null })}
          />
          <Say> desde que empieza. Cuando se le acaban, </Say>
          <WordField
            label="Al acabar el tiempo"
            help={values.alVencer === 'entregar' ? 'Con lo que haya respondido.' : undefined}
            words={AL_VENCER}
            value={values.alVencer}
            readOnly={readOnly}
            onChange={(alVencer) => set({ alVencer })}
          />
          {values.alVencer === 'gracia' && (
            <>
              <Say>: </Say>
              <FigureField
                label="Minutos de gracia"
                help="Para entregar lo que haya respondido, sin responder más."
                value={values.graciaMinutos}
                unit="minutos"
                max={1440}
                error={errors['graciaMinutos']}
                readOnly={readOnly}
                onChange={(n) => set({ graciaMinutos: n ?? 1 })}
              />
              <Say>, sin responder más</Say>
            </>
          )}
          <Say>{values.alVencer === 'entregar' && ' con lo que haya respondido'}. Lo que llega hasta </Say>
          <FigureField
            label="Tolerancia"
            help="Lo que llega con ese retraso todavía cuenta."
            value={values.toleranciaSegundos}
            unit="segundos"
            max={300}
            error={errors['toleranciaSegundos']}
            readOnly={readOnly}
            onChange={(n) => set({ toleranciaSegundos: n ?? 0 })}
          />
          <Say> después todavía cuenta.</Say>
        </Sentence>
        <HourPicture abreEn={values.abreEn} cierraEn={values.cierraEn} minutos={values.minutos} />
        {underDates}
      </RulePart>
      <RulePart title="Intentos y nota" note="La nota va de 0 a 10.">
        <Sentence>
          <Say>Es </Say>
          <WordField
            label="Tipo de prueba"
            words={[
              ['no', 'una prueba con nota'],
              ['si', 'una práctica, sin nota'],
            ]}
            value={yes(values.practica)}
            readOnly={readOnly}
            onChange={(v) => set({ practica: v === 'si' })}
          />
          <Say>. Cada persona tiene </Say>
          <FigureField
            label="Intentos"
            help="Vacío, sin límite."
            value={values.intentos}
            unit={values.intentos === 1 ? 'intento' : 'intentos'}
            empty="intentos sin límite"
            max={100}
            error={errors['intentos']}
            readOnly={readOnly}
            onChange={(n) => set({ intentos: n || null })}
          />
          <Say>.</Say>
          {values.intentos !== 1 && (
            <>
              <Say> Entre uno y otro espera </Say>
              <FigureField
                label="Espera entre intentos"
                value={values.esperaMinutos}
                unit="minutos"
                max={100_000}
                readOnly={readOnly}
                onChange={(n) => set({ esperaMinutos: n ?? 0 })}
              />
              <Say> y, cuando aprueba, </Say>
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
              <Say>. Cuenta </Say>
              <WordField
                label="Nota que cuenta"
                words={NOTAS}
                value={values.notaQueCuenta}
                readOnly={readOnly}
                onChange={(notaQueCuenta) => set({ notaQueCuenta })}
              />
              <Say>.</Say>
            </>
          )}
          <Say> Se aprueba con un </Say>
          <FigureField
            label="Nota para aprobar"
            help={need ? `Son ${need}.` : undefined}
            value={values.notaMinima}
            unit="sobre 10"
            decimals={2}
            max={10}
            error={errors['notaMinima']}
            readOnly={readOnly}
            onChange={(n) => set({ notaMinima: n ?? 0 })}
          />
          <Say>{need && ` (${need})`}. Una respuesta equivocada </Say>
          <WordField
            label="Lo que resta un error"
            help="Lo que se deja en blanco nunca resta."
            words={RESTAS_ESCRITAS}
            value={values.resta}
            readOnly={readOnly}
            onChange={(resta) => set({ resta })}
          />
          <Say> en toda la evaluación; lo que se deja en blanco nunca resta.</Say>
          {!values.practica && (
            <>
              <Say> Lo que corrige una persona se dice </Say>
              <WordField
                label="Cuándo se dice lo que corrige una persona"
                help={values.publicarAMano ? PUBLICAR : undefined}
                words={[
                  ['no', 'en cuanto se corrige'],
                  ['si', 'cuando alguien lo publica'],
                ]}
                value={yes(values.publicarAMano)}
                readOnly={readOnly}
                onChange={(v) => set({ publicarAMano: v === 'si', ...(v === 'no' && { aCiegas: false }) })}
              />
              {values.publicarAMano && (
                <>
                  <Say>; hasta entonces, quien corrige </Say>
                  <WordField
                    label="Si quien corrige lee de quién es"
                    help={values.aCiegas ? A_CIEGAS : undefined}
                    words={[
                      ['no', 'lee de quién es'],
                      ['si', 'no lee de quién es'],
                    ]}
                    value={yes(values.aCiegas)}
                    readOnly={readOnly}
                    onChange={(v) => set({ aCiegas: v === 'si' })}
                  />
                </>
              )}
              <Say>.</Say>
            </>
          )}
        </Sentence>
        <p className={classes.note}>
          {values.resta === 'opciones' && 'Con cuatro opciones, un error resta ⅓: 1 ÷ (opciones − 1). '}
          Una pregunta puede restar de otra manera.{values.publicarAMano && ` ${PUBLICAR}`}
          {values.aCiegas && ` ${A_CIEGAS}`}
        </p>
      </RulePart>
      <RulePart
        title="Qué ve y cuándo"
        note="Ver la respuesta correcta supone ver también la nota: van juntas."
      >
        <ReviewMatrix
          intentos={values.intentos}
          cierraEn={values.cierraEn}
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
