import type { Nivel } from '@catedra/shared/actividades/tipos/tarea/contenido.ts';
import type { ContenidoDe } from '@catedra/shared/actividades/contenido.ts';
import { llegaTarde } from '@catedra/shared/entregas/rules.ts';
import type { ReactNode } from 'react';
import classes from '#tipos/parts.module.css';
import type { PlayerProps } from '#tipos/player.ts';
import { HandIn } from '#tipos/tarea/HandIn.tsx';
import { entregado } from '#tipos/tarea/handed-in.ts';
import { DueDate, Moment } from '#ui/marks/DueDate.tsx';
import { Prose } from '#ui/rich-text/Prose.tsx';
import { cuenta, numero } from '#ui/words/words.ts';
import { useNow } from '#ui/words/zone.tsx';

type Tarea = ContenidoDe<'tarea'>;

/** What must be done, then the work itself; once it is out of one's hands, how it stands comes first. */
export function Player(props: PlayerProps<'tarea'>) {
  if (!entregado(props.abierta))
    return (
      <div className={classes.parts}>
        <Asked {...props} />
        <HandIn {...props} />
      </div>
    );
  return (
    <div className={classes.parts}>
      <HandIn {...props} />
      <details className={classes.asked}>
        <summary>Lo que pedía la tarea</summary>
        <div className={classes.parts}>
          <Asked {...props} />
        </div>
      </details>
    </div>
  );
}

/** What is handed in, until when and how it is marked. */
function Asked({ contenido, abierta }: PlayerProps<'tarea'>) {
  return (
    <>
      <Prose html={contenido.instrucciones} />
      {contenido.instrucciones === '' && <p>Esta tarea todavía no tiene instrucciones.</p>}
      <dl className={classes.facts}>
        <Fact label="Qué entregas">{loQueSePide(contenido)}</Fact>
        {abierta.actividad.venceEn && (
          <Fact label="Hasta cuándo">
            <Deadline date={abierta.actividad.venceEn} contenido={contenido} handedIn={entregado(abierta)} />
          </Fact>
        )}
        {contenido.maxIntentos !== null && (
          <Fact label="Intentos">
            {contenido.maxIntentos === 1 ? 'Uno solo' : `Hasta ${contenido.maxIntentos}`}
          </Fact>
        )}
        {contenido.rubrica.length > 0 && (
          <Fact label="Cómo se corrige">
            <ul className={`look-list ${classes.criteria}`}>
              {contenido.rubrica.map(({ titulo, descripcion, puntos, niveles = [] }) => (
                <li key={titulo}>
                  {titulo}, {cuenta(puntos, 'punto')}
                  {descripcion && <small>{descripcion}</small>}
                  {niveles.length > 0 && (
                    <small>{niveles.map((nivel) => levelWords(nivel)).join(' · ')}</small>
                  )}
                </li>
              ))}
            </ul>
          </Fact>
        )}
      </dl>
    </>
  );
}

interface DeadlineProps {
  readonly date: string;
  readonly contenido: Tarea;
  readonly handedIn: boolean;
}

/** What still can be done about a date; once the work is in, the date is only a fact. */
function Deadline({ date, contenido: { admiteTarde }, handedIn }: DeadlineProps) {
  const late = llegaTarde(date, useNow());
  if (handedIn) return <Moment date={date} capital />;
  const after = late ? 'Todavía se admite' : 'Después se admite';
  const closed = late ? 'Ya no se admite.' : 'Después no se admite.';
  return (
    <>
      <DueDate date={date} />. {admiteTarde ? `${after}, marcada como tardía.` : closed}
    </>
  );
}

function loQueSePide({ pideTexto, maxArchivos }: Tarea): string {
  const archivos = maxArchivos === 1 ? 'un archivo' : `hasta ${maxArchivos} archivos`;
  if (maxArchivos === 0)
    return pideTexto ? 'Un texto que escribes aquí' : 'Nada: la corrige quien te acompaña';
  return pideTexto
    ? `Un texto que escribes aquí y ${archivos}`
    : archivos.charAt(0).toUpperCase() + archivos.slice(1);
}

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** «Bien, 0,75: está todo lo que hace falta». */
const levelWords = ({ nombre, puntos, descripcion }: Nivel): string =>
  `${nombre}, ${numero(puntos, 2)}${descripcion ? `: ${descripcion.replace(/\.$/, '')}` : ''}`;
