import type { ActividadDelCurso, CursoAbierto } from '@catedra/shared/aprendizaje/schemas.ts';
import { CloseButton } from '@mantine/core';
import { type RefObject, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { Left } from '#pages/curso/front/CourseHead.tsx';
import { Step } from '#pages/curso/classroom/Step.tsx';
import classes from '#pages/curso/activity/Why.module.css';
import { fecha } from '#ui/words/words.ts';
import { useNow, useZone } from '#ui/words/zone.tsx';

interface WhyProps {
  readonly data: CursoAbierto;
}

const NUMEROS = ['cero', 'una', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez'];

type Avance = NonNullable<CursoAbierto['avance']>;

/** "Has completado 7 de las 11 actividades obligatorias. Te faltan estas cuatro:" */
function explain({ hechas, total, porcentaje }: Avance, optional: boolean, added: number): string {
  const one = optional ? 'actividad' : 'actividad obligatoria';
  const kind = optional ? 'actividades' : 'actividades obligatorias';
  const left = total - hechas;
  if (porcentaje === 100 && added > 0) {
    return added === 1
      ? 'Terminaste el curso. Después se añadió otra actividad: hacerla no cambia tu avance.'
      : `Terminaste el curso. Después se añadieron otras ${added} actividades: hacerlas no cambia tu avance.`;
  }
  if (total === 0) return 'Este curso todavía no tiene actividades.';
  if (total === 1)
    return left === 0 ? `Has completado la única ${one}. No te falta nada.` : `Te falta la única ${one}:`;
  if (left === 0) return `Has completado las ${total} ${kind}. No te falta nada.`;
  const missing = left === 1 ? 'Te falta esta:' : `Te faltan estas ${NUMEROS[left] ?? left}:`;
  return `Has completado ${hechas} de las ${total} ${kind}. ${missing}`;
}

interface KeptProps {
  readonly porcentaje: number;
  readonly en: string;
  readonly motivo: string;
}

/** Why the figure is higher than what is done: the course was edited, and nobody goes down by that. */
function Kept({ porcentaje, en, motivo }: KeptProps) {
  const now = useNow();
  const zone = useZone();
  return (
    <p className={classes.words}>
      Conservas tu {porcentaje} %: el {fecha(en, now, zone)} {motivo}.
    </p>
  );
}

/** What is missing for 100 %, each a step away. */
export function Why({ data, onChoose }: WhyProps & { readonly onChoose: () => void }) {
  const { avance, secciones, curso } = data;
  if (!avance) return null;
  const todas = secciones.flatMap((seccion) => seccion.actividades);
  const faltan = avance.faltan.flatMap((id): ActividadDelCurso[] => todas.filter((una) => una.id === id));
  const obligatorias = todas.filter((una) => una.obligatoria);
  const cuentan = obligatorias.length > 0 ? obligatorias : todas;
  const dispensadas = cuentan.filter(({ exenta, cerroAntes }) => exenta !== undefined || cerroAntes);
  const pendientes = cuentan.filter((una) => una.estado !== 'completada' && !dispensadas.includes(una));
  return (
    <>
      <p className={classes.words}>
        {explain(avance, obligatorias.length === 0, pendientes.length - faltan.length)}
      </p>
      {avance.piso && <Kept {...avance.piso} porcentaje={avance.porcentaje} />}
      {faltan.length > 0 && (
        <ol className={classes.missing}>
          {faltan.map((actividad) => (
            <li key={actividad.id}>
              <Step slug={curso.slug} actividad={actividad} onChoose={onChoose} />
            </li>
          ))}
        </ol>
      )}
      {dispensadas.length > 0 && (
        <>
          <p className={classes.words}>
            {dispensadas.length === 1 ? 'Esta no te cuenta:' : 'Estas no te cuentan:'}
          </p>
          <ul className={classes.missing}>
            {dispensadas.map((actividad) => (
              <li key={actividad.id}>
                <Step slug={curso.slug} actividad={actividad} onChoose={onChoose} />
              </li>
            ))}
          </ul>
        </>
      )}
      <Left data={data} />
    </>
  );
}

/** In the margin of a wide screen: a balloon that opens below its button. */
export function WhyButton({ data }: WhyProps) {
  const [opened, setOpened] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const balloon = useId();
  const close = () => setOpened(false);
  useDismiss(place, opened, close);
  const porcentaje = data.avance?.porcentaje ?? 0;
  return (
    <div ref={place} className={classes.place}>
      <button
        type="button"
        className={classes.button}
        aria-expanded={opened}
        aria-controls={balloon}
        onClick={() => setOpened((open) => !open)}
      >
        <Wheel value={porcentaje} />
        Por qué {porcentaje} %
      </button>
      {opened && (
        <section id={balloon} className={classes.balloon} aria-label={`Por qué ${porcentaje} %`}>
          <div className={classes.head}>
            <h2>Por qué {porcentaje} %</h2>
            <CloseButton onClick={close} />
          </div>
          <Why data={data} onChoose={close} />
        </section>
      )}
    </div>
  );
}

/** Escape and a press elsewhere close it; Escape gives the focus back to its button. */
function useDismiss(place: RefObject<HTMLElement | null>, opened: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    close();
    place.current?.querySelector('button')?.focus();
  });
  const onPress = useEffectEvent((event: PointerEvent) => {
    if (!(event.target instanceof Node && place.current?.contains(event.target))) close();
  });
  useEffect(() => {
    if (!opened) return;
    const key = (event: KeyboardEvent) => onKey(event);
    const press = (event: PointerEvent) => onPress(event);
    document.addEventListener('keydown', key);
    document.addEventListener('pointerdown', press);
    return () => {
      document.removeEventListener('keydown', key);
      document.removeEventListener('pointerdown', press);
    };
  }, [opened]);
}

function Wheel({ value }: { readonly value: number }) {
  return (
    <svg className={classes.wheel} viewBox="0 0 24 24" aria-hidden>
      <circle className={classes.track} cx="12" cy="12" r="9" />
      <circle
        className={classes.fill}
        cx="12"
        cy="12"
        r="9"
        pathLength={100}
        strokeDasharray={`${value} 100`}
      />
    </svg>
  );
}
