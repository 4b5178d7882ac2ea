import type { ActividadDelCurso, CursoAbierto } from '@catedra/shared';
import { CloseButton, Popover } from '@mantine/core';
import { useState } from 'react';
import { Step } from '#pages/curso/Step.tsx';
import classes from '#pages/curso/Why.module.css';

interface WhyProps {
  readonly data: CursoAbierto;
}

const NUMEROS = ['cero', 'una', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez'];

/** "Has completado 7 de las 11 actividades obligatorias. Te faltan estas cuatro:" */
function explain({ hechas, total }: NonNullable<CursoAbierto['avance']>, optional: boolean): string {
  const kind = optional ? 'actividades' : 'actividades obligatorias';
  const left = total - hechas;
  if (total === 0) return 'Este curso todavía no tiene actividades.';
  if (left === 0) return `Has completado las ${total} ${kind}. No te falta nada.`;
  const missing = left === 1 ? 'Te falta esta:' : `Te faltan estas ${NUMEROS[left] ?? left}:`;
  return `Has completado ${hechas} de las ${total} ${kind}. ${missing}`;
}

/** What is missing for 100 %, each a step away. */
export function Why({ data, onChoose }: WhyProps & { readonly onChoose: () => void }) {
  const { avance, secciones, curso } = data;
  if (!avance) return null;
  const todas = secciones.flatMap((seccion) => seccion.actividades);
  const faltan = avance.faltan.flatMap((id): ActividadDelCurso[] => todas.filter((una) => una.id === id));
  return (
    <>
      <p className={classes.words}>{explain(avance, !todas.some((una) => una.obligatoria))}</p>
      {faltan.length > 0 && (
        <ol className={classes.missing}>
          {faltan.map((actividad) => (
            <li key={actividad.id}>
              <Step slug={curso.slug} actividad={actividad} onChoose={onChoose} />
            </li>
          ))}
        </ol>
      )}
    </>
  );
}

/** In the margin of a wide screen. */
export function WhyButton({ data }: WhyProps) {
  const [opened, setOpened] = useState(false);
  const porcentaje = data.avance?.porcentaje ?? 0;
  return (
    <Popover opened={opened} onChange={setOpened} position="bottom-end" width={320} radius="lg" trapFocus>
      <Popover.Target>
        <button type="button" className={classes.button} onClick={() => setOpened((open) => !open)}>
          <Wheel value={porcentaje} />
          Por qué {porcentaje} %
        </button>
      </Popover.Target>
      <Popover.Dropdown className={classes.balloon}>
        <div className={classes.head}>
          <h2>Por qué {porcentaje} %</h2>
          <CloseButton onClick={() => setOpened(false)} />
        </div>
        <Why data={data} onChoose={() => setOpened(false)} />
      </Popover.Dropdown>
    </Popover>
  );
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
