import { calificaRespuesta } from '@catedra/shared/preguntas/calificar.ts';
import type { Resta } from '@catedra/shared/preguntas/resta.ts';
import { textoPlano } from '@catedra/shared/preguntas/texto-plano.ts';
import {
  type Publica,
  type PublicaDe,
  tipoDePregunta,
  type TipoPregunta,
} from '@catedra/shared/preguntas/tipos.ts';
import { eligeDe } from '@catedra/shared/preguntas/tipos/completar/reglas.ts';
import { comoSeEntiende } from '@catedra/shared/preguntas/tipos/numerica/leer-numero.ts';
import { Group, Select, TextInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import classes from '#preguntas/composers.module.css';
import { pointsOf } from '#preguntas/points.ts';
import { ManySelect } from '#ui/forms/ManySelect.tsx';

interface TryItProps {
  readonly publica: Publica;
  readonly clave: Record<string, unknown>;
  readonly puntos: number;
  readonly resta: Resta;
}

interface AnswerProps<T extends TipoPregunta> {
  readonly publica: PublicaDe<T>;
  readonly answer: unknown;
  readonly onAnswer: (answer: unknown) => void;
}

const named = (list: readonly { readonly id: string; readonly texto: string }[]) =>
  list.map(({ id, texto }, i) => ({ value: id, label: textoPlano(texto) || `(${i + 1}, sin escribir)` }));

/** How an answer is given here; nothing where a person marks it. */
const answers: { readonly [T in TipoPregunta]: ((props: AnswerProps<T>) => ReactNode) | null } = {
  unica: ({ publica, onAnswer }) => (
    <Select
      aria-label="Respuesta de prueba"
      placeholder="Elige una opción"
      clearable
      data={named(publica.opciones)}
      onChange={(opcion) => onAnswer(opcion && { opcion })}
    />
  ),
  multiple: ({ publica, onAnswer }) => (
    <ManySelect
      aria-label="Respuesta de prueba"
      placeholder="Marca opciones"
      data={named(publica.opciones)}
      onChange={(opciones) => onAnswer({ opciones })}
    />
  ),
  verdadero_falso: ({ onAnswer }) => (
    <Select
      aria-label="Respuesta de prueba"
      placeholder="Elige"
      clearable
      data={[
        { value: 'si', label: 'Verdadero' },
        { value: 'no', label: 'Falso' },
      ]}
      onChange={(value) => onAnswer(value && { valor: value === 'si' })}
    />
  ),
  corta: ({ onAnswer }) => (
    <TextInput
      aria-label="Respuesta de prueba"
      autoComplete="off"
      onChange={(event) => onAnswer({ texto: event.currentTarget.value })}
    />
  ),
  numerica: ({ publica, answer, onAnswer }) => {
    const { texto = '', unidad = null } = (answer ?? {}) as { texto?: string; unidad?: string | null };
    return (
      <>
        <TextInput
          aria-label="Respuesta de prueba"
          autoComplete="off"
          description={comoSeEntiende(texto, publica.unidades) ?? undefined}
          inputWrapperOrder={['input', 'description']}
          onChange={(event) => onAnswer({ texto: event.currentTarget.value, unidad })}
        />
        {publica.unidad === 'elegida' && (
          <Select
            aria-label="Unidad de prueba"
            w={110}
            data={publica.unidades.map(({ id, nombre }) => ({ value: id, label: nombre || 'sin nombre' }))}
            onChange={(next) => onAnswer({ texto, unidad: next })}
          />
        )}
      </>
    );
  },
  emparejar: ({ publica, answer, onAnswer }) => {
    const { pares = {} } = (answer ?? {}) as { pares?: Record<string, string> };
    return publica.izquierda.map(({ id, texto }) => (
      <Select
        key={id}
        label={textoPlano(texto) || 'Sin escribir'}
        clearable
        data={named(publica.derecha)}
        onChange={(right) => {
          const { [id]: _, ...others } = pares;
          onAnswer({ pares: right ? { ...others, [id]: right } : others });
        }}
      />
    ));
  },
  ordenar: ({ publica, onAnswer }) => (
    <ManySelect
      aria-label="Respuesta de prueba"
      placeholder="Elige los pasos, uno tras otro"
      // It empties, and goes when the last step is in its place.
      goesOn
      hidePickedOptions
      data={named(publica.elementos)}
      onChange={(orden) => onAnswer(orden.length === publica.elementos.length ? { orden } : null)}
    />
  ),
  completar: ({ publica, answer, onAnswer }) => {
    const { huecos = {} } = (answer ?? {}) as { huecos?: Record<string, string> };
    return publica.huecos.map((hueco, i) =>
      hueco.forma === 'escrita' ? (
        <TextInput
          key={hueco.id}
          label={`Hueco ${i + 1}`}
          w={140}
          autoComplete="off"
          onChange={(event) => onAnswer({ huecos: { ...huecos, [hueco.id]: event.currentTarget.value } })}
        />
      ) : (
        <Select
          key={hueco.id}
          label={`Hueco ${i + 1}`}
          w={140}
          data={eligeDe(publica, hueco).map(({ id, texto }) => ({
            value: id,
            label: texto || 'sin escribir',
          }))}
          onChange={(id) => onAnswer({ huecos: { ...huecos, [hueco.id]: id ?? '' } })}
        />
      ),
    );
  },
  ensayo: null,
  archivo: null,
  descripcion: null,
};

/** An answer tried by the author: what it gives, and by which rule. */
export function TryIt({ publica, clave, puntos, resta }: TryItProps) {
  const [tried, setTried] = useState<{ readonly tipo: TipoPregunta; readonly answer: unknown } | null>(null);
  const Answer = answers[publica.tipo] as ((props: AnswerProps<TipoPregunta>) => ReactNode) | null;
  // A text without gaps yet has nothing to answer.
  if (!Answer || ('huecos' in publica && publica.huecos.length === 0)) return null;
  const answer = tried?.tipo === publica.tipo ? tried.answer : null;
  const kind = tipoDePregunta(publica.tipo);
  const whole = kind.publica.safeParse(publica).success && kind.clave.safeParse(clave).success;
  const fits = answer !== null && whole && kind.respuesta.safeParse(answer).success;
  const result =
    fits && kind.rechazo(publica, answer) === null
      ? calificaRespuesta({ publica, clave }, answer, resta)
      : null;
  return (
    <section className={classes.part} aria-label="Prueba una respuesta">
      <Group gap="sm">
        <span className={`look-faint ${classes.note}`}>Prueba una respuesta</span>
        {Answer({ publica, answer, onAnswer: (next) => setTried({ tipo: publica.tipo, answer: next }) })}
      </Group>
      <p
        role="status"
        className={classes.outcome}
        data-good={(result && result.fraccion.n > 0n) || undefined}
      >
        {result && (
          <>
            <b>
              {pointsOf(result.fraccion, puntos)} de {pointsOf({ n: 1n, d: 1n }, puntos)} puntos.
            </b>{' '}
            {result.regla}
          </>
        )}
      </p>
    </section>
  );
}
