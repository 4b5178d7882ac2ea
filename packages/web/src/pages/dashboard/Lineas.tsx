import type { SemanasDeActividad } from '@catedra/shared/reportes/schemas.ts';
import { useState } from 'react';
import { BIEN } from '#pages/dashboard/hallazgos.ts';
import { hallazgoDeLineas, type Linea, lineasDe, pisoDe, separadas } from '#pages/dashboard/lineas.ts';
import doce from '#pages/dashboard/Doce.module.css';
import classes from '#pages/dashboard/Lineas.module.css';
import { rutas } from '#platform/paths.ts';
import { diaCorto } from '#ui/charts/days.ts';
import { Figures } from '#ui/charts/Figures.tsx';
import { type View, ViewSwitch } from '#ui/charts/ViewSwitch.tsx';
import { Section } from '#ui/frame/Section.tsx';
import { AppLink } from '#ui/frame/TextLink.tsx';
import { numero, porcentaje } from '#ui/words/words.ts';

type LineasProps = SemanasDeActividad;

const escrito = (valor: number | null = null): string => (valor === null ? '—' : porcentaje(valor));

/** Which of them are not drawn, nor in the table. */
const deCuantos = (estos: number, todos: number): string =>
  estos < todos
    ? `. Los ${numero(estos)} de los extremos, de ${numero(todos)} grupos: los demás están en «Finalización por grupo»`
    : '';

/** How far each group had come, week by week. */
export function Lineas({ grupos, semanas, cuantosGrupos, tarde }: LineasProps) {
  const [view, setView] = useState<View>('grafico');
  const lineas = lineasDe(grupos, tarde);
  const dias = semanas.map(({ desde }, i) => (i === semanas.length - 1 ? 'hoy' : diaCorto(desde)));
  return (
    <Section
      title={hallazgoDeLineas(lineas)}
      note={`Finalización de lo obligatorio por grupo, en % de lo que tenía cada semana${deCuantos(grupos.length, cuantosGrupos)}`}
      aside={<ViewSwitch of="la finalización por semanas" value={view} onChange={setView} />}
    >
      {view === 'grafico' ? (
        <Grafico lineas={lineas} dias={dias} />
      ) : (
        <Figures
          caption="Finalización por grupo y semana"
          head={['Semana', ...lineas.map(({ nombre }) => nombre)]}
          rows={dias
            .map((dia, i) => ({ id: dia, cells: [dia, ...lineas.map(({ valores }) => escrito(valores[i]))] }))
            .toReversed()}
        />
      )}
    </Section>
  );
}

const WIDTH = 1100;
/** Between two names, in parts of a hundred of the lowest chart. */
const HUECO = 12;

interface GraficoProps {
  readonly lineas: readonly Linea[];
  readonly dias: readonly string[];
}

function Grafico({ lineas, dias }: GraficoProps) {
  const piso = pisoDe(lineas);
  const alto = (valor: number) => (100 * (100 - valor)) / (100 - piso);
  const camino = ({ valores }: Linea) =>
    valores
      .map((valor, i) => valor !== null && `${(WIDTH * i) / (dias.length - 1)} ${alto(valor)}`)
      .filter((punto) => punto !== false);
  const nombres = separadas(
    lineas.map(({ ahora }) => alto(ahora)),
    HUECO,
  );
  return (
    <figure className={classes.figure}>
      <div
        className={classes.chart}
        role="img"
        aria-label={`Finalización por grupo en doce semanas: ${lineas.map(({ nombre, ahora }) => `${nombre}, ${porcentaje(ahora)}`).join('; ')}`}
      >
        {[100, BIEN, 50, 20, 0]
          .filter((valor) => valor >= piso)
          .map((valor) => (
            <span
              key={valor}
              className={classes.level}
              data-goal={valor === BIEN || undefined}
              style={{ top: `${alto(valor)}%` }}
            >
              <span>{valor === BIEN ? `va bien, ${porcentaje(BIEN)}` : porcentaje(valor)}</span>
            </span>
          ))}
        <svg viewBox={`0 0 ${WIDTH} 100`} preserveAspectRatio="none" aria-hidden>
          {lineas.map((linea) => {
            const puntos = camino(linea);
            const [x] = (puntos[0] ?? '0').split(' ');
            return (
              <g key={linea.id} data-trazo={linea.trazo}>
                {linea.trazo === 'sube' && (
                  <path className={classes.area} d={`M${puntos.join('L')}L${WIDTH} 100L${x} 100Z`} />
                )}
                <path className={classes.line} d={`M${puntos.join('L')}`} />
              </g>
            );
          })}
        </svg>
        {lineas.map(({ id, ahora, trazo }) => (
          <span key={id} className={classes.end} data-trazo={trazo} style={{ top: `${alto(ahora)}%` }} />
        ))}
        <div className={doce.weeks} aria-hidden>
          {dias.map((dia, i) => (
            <span
              key={dia}
              title={`${dia}: ${lineas.map(({ nombre, valores }) => `${nombre}, ${escrito(valores[i])}`).join('; ')}`}
            />
          ))}
        </div>
      </div>
      <ul className={classes.names}>
        {lineas.map(({ id, nombre, ahora, trazo }, i) => (
          <li key={id} data-trazo={trazo} style={{ top: `${nombres[i]}%` }}>
            <span className={classes.shape} data-trazo={trazo} aria-hidden />
            <AppLink to={rutas.reportes} search={{ grupo: id }} title={nombre}>
              <b>{porcentaje(ahora)}</b> <span>{nombre}</span>
            </AppLink>
          </li>
        ))}
      </ul>
      <div className={`${doce.axis} ${classes.axis}`} aria-hidden>
        {dias.map((dia, i) => (
          <span key={dia}>{i % 4 === 0 || i === dias.length - 1 ? dia : ''}</span>
        ))}
      </div>
    </figure>
  );
}
