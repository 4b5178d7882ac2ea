import type { CampoALaVista } from '@catedra/shared/campos/schemas.ts';
import type { Celda, CeldaDe, TipoDeColumna } from '@catedra/shared/informes/celdas.ts';
import type { Columna, Informe } from '@catedra/shared/informes/declarar.ts';
import type { FilaDeInforme } from '@catedra/shared/informes/schemas.ts';
import type { ReactNode } from 'react';
import classes from '#pages/reportes/informe/celdas.module.css';
import { deQuien, DIBUJAR } from '#pages/reportes/informe/celdas.tsx';
import { fieldColumns } from '#parts/campos/field-columns.tsx';
import { orderedColumns } from '#ui/lists/ordered-columns.ts';
import type { Column } from '#ui/lists/data-table.ts';

const ANCHOS: Partial<Record<TipoDeColumna, string>> = {
  curso: '20%',
  cumplimiento: 'clamp(150px, 13vw, 190px)',
  plazo: 'clamp(150px, 13vw, 196px)',
  porcentaje: 'clamp(112px, 10vw, 150px)',
  parte: 'clamp(112px, 10vw, 150px)',
  momento: '124px',
  dia: '110px',
  numero: 'clamp(84px, 8.6vw, 128px)',
  nota: 'clamp(80px, 8vw, 116px)',
  minutos: 'clamp(96px, 9.4vw, 136px)',
  peso: '96px',
  lista: 'clamp(112px, 11vw, 200px)',
  avance: '138px',
};
const AL_FINAL: readonly TipoDeColumna[] = ['numero', 'nota', 'minutos', 'peso'];

const EN_MOVIL = { linea: 'line', final: 'end' } as const;

/** Without the headings above them, these say nothing of what they are. */
const CON_NOMBRE: readonly TipoDeColumna[] = [...AL_FINAL, 'porcentaje', 'parte', 'momento', 'dia'];

const dibujada = (tipo: TipoDeColumna, valor: Celda, titulo: string): ReactNode =>
  (DIBUJAR[tipo] as (valor: Celda, titulo: string) => ReactNode)(valor, titulo);

function columna(clave: string, { titulo, tipo, ordena, movil, aparte, vacio }: Columna, primera: boolean) {
  return {
    id: clave,
    header: titulo,
    ...(ordena && { sort: clave }),
    ...(!primera && ANCHOS[tipo] && { width: ANCHOS[tipo] }),
    ...(AL_FINAL.includes(tipo) && { align: 'end' as const }),
    ...(!primera && { phone: movil ? EN_MOVIL[movil] : ('hide' as const) }),
    ...(!primera && !movil && !aparte && { narrow: 'hide' as const }),
    ...(tipo === 'curso' && { narrow: 'beneath' as const }),
    cell: ({ celdas }: FilaDeInforme) => (
      <>
        {movil === 'linea' && CON_NOMBRE.includes(tipo) && (
          <span className={classes.heading}>{titulo}: </span>
        )}
        {vacio !== undefined && celdas[clave] === null ? (
          <span className="look-faint-inline">{vacio}</span>
        ) : (
          dibujada(tipo, celdas[clave] ?? null, titulo)
        )}
      </>
    ),
  } satisfies Column<FilaDeInforme>;
}

type Campos = readonly CampoALaVista[];

/** All that a report can show: its own columns and the academy's fields. */
export const columnasDe = (
  { columnas }: Informe,
  campos: Campos,
  names: Readonly<Record<string, string>> = {},
): readonly Column<FilaDeInforme>[] => [
  ...Object.entries(columnas).map(([clave, una], i) => columna(clave, una, i === 0)),
  ...fieldColumns<FilaDeInforme>({ campos, names }, { sorted: true }),
];

/** Those seen until somebody chooses. */
export const usuales = ({ columnas }: Informe): readonly string[] =>
  Object.entries(columnas).flatMap(([clave, { aparte }], i) => (i === 0 || aparte ? [] : [clave]));

export const elegidas = (
  informe: Informe,
  campos: Campos,
  shown: readonly string[],
  names?: Readonly<Record<string, string>>,
) => orderedColumns(columnasDe(informe, campos, names), shown, usuales(informe).length + 1);

export const personaDe = ({ celdas }: FilaDeInforme): CeldaDe<'persona'> | undefined =>
  celdas['persona'] as CeldaDe<'persona'> | undefined;

const cursoDe = ({ celdas }: FilaDeInforme): CeldaDe<'curso'> | undefined =>
  celdas['curso'] as CeldaDe<'curso'> | undefined;

/** How a person would call the row. */
export function nombreDe(fila: FilaDeInforme): string {
  const [persona, curso] = [personaDe(fila), cursoDe(fila)];
  if (persona && curso) return `${deQuien(persona)} en ${curso.titulo}`;
  return persona ? deQuien(persona) : (curso?.titulo ?? fila.id);
}
