import '#ui/mantine-more.css';
import type { ContenidoDe } from '@catedra/shared';
import type { ReactNode } from 'react';
import classes from '#tipos/parts.module.css';
import type { PlayerProps } from '#tipos/player.ts';
import { HandIn } from '#tipos/tarea/HandIn.tsx';
import { DueDate } from '#ui/DueDate.tsx';
import { Prose } from '#ui/Prose.tsx';
import { cuenta } from '#ui/words.ts';

type Tarea = ContenidoDe<'tarea'>;

/** What must be done, what is handed in and how it is marked; then the work itself. */
export function Player(props: PlayerProps<'tarea'>) {
  const { contenido, abierta } = props;
  return (
    <div className={classes.parts}>
      <Prose html={contenido.instrucciones} />
      {contenido.instrucciones === '' && <p>Esta tarea todavía no tiene instrucciones.</p>}
      <dl className={classes.facts}>
        <Fact label="Qué entregas">{loQueSePide(contenido)}</Fact>
        {abierta.actividad.venceEn && (
          <Fact label="Hasta cuándo">
            <DueDate date={abierta.actividad.venceEn} />
            {contenido.admiteTarde ? '. Después se admite, marcada como tardía.' : '. Después no se admite.'}
          </Fact>
        )}
        {contenido.maxIntentos !== null && (
          <Fact label="Intentos">{cuenta(contenido.maxIntentos, 'intento')}</Fact>
        )}
        {contenido.rubrica.length > 0 && (
          <Fact label="Cómo se califica">
            <ul className={classes.criteria}>
              {contenido.rubrica.map(({ titulo, descripcion, puntos }) => (
                <li key={titulo}>
                  {titulo}, {cuenta(puntos, 'punto')}
                  {descripcion && <small>{descripcion}</small>}
                </li>
              ))}
            </ul>
          </Fact>
        )}
      </dl>
      <HandIn {...props} />
    </div>
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
