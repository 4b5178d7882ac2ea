import type { EstadisticaDePreguntas } from '@catedra/shared/intentos/estadistica/esquemas.ts';
import type { PruebaConResultados } from '@catedra/shared/intentos/resultados.ts';
import classes from '#pages/evaluaciones/estadistica/Hardest.module.css';
import { parte } from '#pages/evaluaciones/estadistica/words.ts';
import { rutas } from '#platform/paths.ts';
import { KindIcon } from '#preguntas/KindIcon.tsx';
import { Section } from '#ui/frame/Section.tsx';
import { AppLink, TextLink } from '#ui/frame/TextLink.tsx';

const SHOWN = 3;
const TITLES = ['', 'La que más se falla', 'Las dos que más se fallan', 'Las tres que más se fallan'];

interface HardestProps {
  readonly evaluacion: PruebaConResultados['evaluacion'];
  readonly medidas: EstadisticaDePreguntas;
}

/** The questions that gave the least, each a door to what was answered to it. */
export function Hardest({ evaluacion, medidas }: HardestProps) {
  const hardest = medidas.datos
    .filter(({ facilidad }) => facilidad < 1)
    .toSorted((a, b) => a.facilidad - b.facilidad || a.numero - b.numero)
    .slice(0, SHOWN);
  const to = rutas.actividad(evaluacion.cursoId, evaluacion.actividadId);
  if (hardest.length === 0) return null;
  return (
    <Section
      rule={false}
      title={TITLES[hardest.length]}
      note="Lo que se acierta de cada una, en el primer intento"
    >
      <ol className={classes.list}>
        {hardest.map(({ id, numero, titulo, tipo, facilidad }) => (
          <li key={id}>
            <KindIcon tipo={tipo} />
            <AppLink to={to} search={{ ver: 'estadistica', pregunta: id }}>
              {numero}. {titulo}
            </AppLink>
            <b>{parte(facilidad)}</b>
            <span className={classes.bar} aria-hidden>
              <i style={{ width: `${Math.max(0, facilidad) * 100}%` }} />
            </span>
          </li>
        ))}
      </ol>
      <p className={classes.more}>
        <TextLink to={to} search={{ ver: 'estadistica' }}>
          {medidas.datos.length === 1
            ? 'La pregunta, en Estadística'
            : `Las ${medidas.datos.length}, en Estadística`}
        </TextLink>
      </p>
    </Section>
  );
}
