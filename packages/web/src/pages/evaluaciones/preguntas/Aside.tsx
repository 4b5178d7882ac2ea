import type { Fallo } from '@catedra/shared/evaluaciones/schemas.ts';
import { useDeferredValue } from 'react';
import { IconAlertCircle, IconAlertTriangle, IconCircleCheckFilled } from '@tabler/icons-react';
import { AvisosSection } from '#pages/evaluaciones/avisos/AvisosSection.tsx';
import { lugaresDe } from '#pages/evaluaciones/mesa/places.ts';
import classes from '#pages/evaluaciones/preguntas/Aside.module.css';
import type { TableProps } from '#pages/evaluaciones/preguntas/table-props.ts';
import { AsSeen } from '#pages/evaluaciones/preguntas/AsSeen.tsx';
import { porLugar } from '#pages/evaluaciones/fallos.ts';
import { sumaDe } from '#tipos/evaluacion/suma.ts';
import { Section } from '#ui/frame/Section.tsx';
import { TextButton } from '#ui/frame/TextLink.tsx';
import { numero } from '#ui/words/words.ts';

interface AsideProps extends Pick<TableProps, 'datos' | 'vista' | 'filas' | 'avisos' | 'readOnly'> {
  readonly fallos: readonly Fallo[];
  /** The place that is being written. */
  readonly open: string | null;
  readonly onOpen: (lugarId: string) => void;
}

/** What it all adds up to, and what is missing before it can be published. */
export function Aside({ datos, vista, filas, avisos, readOnly, fallos, open, onOpen }: AsideProps) {
  // It follows what is typed, and never holds it up.
  const shown = useDeferredValue(vista);
  const suma = sumaDe(filas.values());
  const { minutos } = datos.evaluacion;
  const parts = vista.secciones.map((seccion, index) => ({
    id: seccion.id,
    titulo: seccion.titulo ?? `Sección ${index + 1}`,
    puntos: sumaDe(seccion.lugares.flatMap(({ id }) => filas.get(id) ?? [])).puntos,
  }));
  const stop = porLugar(fallos.filter(({ impide }) => impide));
  const published = datos.evaluacion.estado !== 'borrador';
  const placeOf = (preguntaId: string) =>
    lugaresDe(vista.secciones).find((uno) => uno.tipo === 'pregunta' && uno.preguntaId === preguntaId)?.id;
  const told = fallos.filter(({ impide }) => !impide);
  const go = (lugarId: string) => {
    onOpen(lugarId);
    setTimeout(() => document.querySelector(`[data-fila="${lugarId}"]`)?.scrollIntoView({ block: 'center' }));
  };
  return (
    <aside className={classes.margin} aria-label="Resumen">
      {open !== null && <AsSeen key={open} datos={datos} vista={shown} lugarId={open} />}
      <AvisosSection
        evaluacionId={datos.evaluacion.id}
        avisos={avisos}
        placeOf={placeOf}
        onOpen={go}
        readOnly={readOnly}
      />
      <Section title="Lo que suma" rule={open !== null}>
        <p className={classes.figures}>
          <span>
            <b>{numero(suma.puntos)}</b> {suma.puntos === 1 ? 'punto' : 'puntos'}
          </span>
          <span>
            <b>{suma.minutos}</b> min{minutos !== null && ` de ${minutos}`}
          </span>
        </p>
        {parts.length > 1 && suma.puntos > 0 && (
          <>
            <div className={classes.bar} aria-hidden>
              {parts.map(({ id, puntos }) => (
                <i key={id} style={{ flexGrow: puntos }} />
              ))}
            </div>
            <ul className={classes.parts}>
              {parts.map(({ id, titulo, puntos }) => (
                <li key={id}>
                  <i aria-hidden />
                  <span>{titulo}</span>
                  <b>{numero(puntos)}</b>
                </li>
              ))}
            </ul>
          </>
        )}
      </Section>
      <Section
        title={
          stop.length === 0
            ? published
              ? 'No le falta nada'
              : 'Todo listo para publicar'
            : `Falta${stop.length === 1 ? '' : 'n'} ${stop.length} ${stop.length === 1 ? 'cosa' : 'cosas'} para publicar`
        }
      >
        <ul className={classes.checklist}>
          {stop.map(({ lugarId, frase }, i) => (
            <li key={`${lugarId}-${i}`} data-kind="bad">
              <IconAlertCircle size={18} stroke={1.75} aria-hidden />
              <span>{frase}</span>
              {lugarId && lugarId !== open && filas.has(lugarId) && (
                <TextButton onClick={() => go(lugarId)}>Ir</TextButton>
              )}
            </li>
          ))}
          {told.map(({ lugarId, frase }, i) => (
            <li key={`aviso-${lugarId}-${i}`} data-kind="told">
              <IconAlertTriangle size={18} stroke={1.75} aria-hidden />
              <span>{frase}</span>
              {lugarId && filas.has(lugarId) && <TextButton onClick={() => go(lugarId)}>Ver</TextButton>}
            </li>
          ))}
          {suma.puntos > 0 && (
            <li data-kind="good">
              <IconCircleCheckFilled size={18} aria-hidden />
              <span>Tiene título y al menos una pregunta que puntúa</span>
            </li>
          )}
        </ul>
      </Section>
    </aside>
  );
}
