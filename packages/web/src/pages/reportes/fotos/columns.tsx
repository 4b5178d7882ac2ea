import { diaCorto } from '@catedra/shared/fechas/escribir-fecha.ts';
import { PALABRAS_DE_SITUACION } from '@catedra/shared/participantes/quien-cuenta.ts';
import type { FilaDeFoto, Foto } from '@catedra/shared/fotos/schemas.ts';
import { cifraEscrita, comoSeTomoEnBreve, deQue, frenteALaAnterior } from '#pages/reportes/fotos/palabras.ts';
import { rutas } from '#platform/paths.ts';
import { TextLink } from '#ui/frame/TextLink.tsx';
import type { Column } from '#ui/lists/data-table.ts';
import { CumplimientoMark } from '#ui/marks/CumplimientoMark.tsx';
import { fullName, PersonInList } from '#ui/people/PersonName.tsx';
import { fechaCorta, mayuscula, numero, porcentaje } from '#ui/words/words.ts';

/** One of the list, with the one that was taken before it. */
export interface FotoDeLista {
  readonly foto: Foto;
  readonly anterior: Foto | undefined;
}

const enNumeros = ({ foto }: FotoDeLista, cuantas: number): string =>
  foto.tomadaEn === null ? '—' : numero(cuantas);

export const columnasDeFotos: readonly Column<FotoDeLista>[] = [
  {
    id: 'foto',
    header: 'Foto',
    cell: ({ foto }) =>
      foto.tomadaEn === null ? (
        deQue(foto)
      ) : (
        <TextLink to={rutas.reportes} search={{ reporte: 'fotos', foto: foto.id }}>
          {deQue(foto)}
        </TextLink>
      ),
  },
  {
    id: 'alDia',
    header: 'Al día',
    width: '110px',
    align: 'end',
    cell: ({ foto }) => cifraEscrita(foto, 'alDia'),
    narrow: 'stay',
    phone: 'end',
  },
  {
    id: 'sinIncumplir',
    header: 'Sin incumplir',
    width: '130px',
    align: 'end',
    cell: ({ foto }) => cifraEscrita(foto, 'sinIncumplir'),
    phone: 'hide',
  },
  {
    id: 'cambio',
    header: 'Al día, frente a la anterior',
    width: '240px',
    cell: ({ foto, anterior }) => mayuscula(frenteALaAnterior(foto, anterior) ?? '—'),
    phone: 'hide',
    narrow: 'hide',
  },
  {
    id: 'personas',
    header: 'Personas',
    width: '110px',
    align: 'end',
    cell: (una) => enNumeros(una, una.foto.personas),
    phone: 'hide',
  },
  {
    id: 'pares',
    header: 'Asignaciones',
    width: '130px',
    align: 'end',
    cell: (una) => enNumeros(una, una.foto.pares),
    phone: 'hide',
    narrow: 'hide',
  },
  {
    id: 'tomada',
    header: 'Cómo se tomó',
    width: '330px',
    cell: ({ foto }) => comoSeTomoEnBreve(foto),
    phone: 'hide',
    narrow: 'beneath',
  },
];

/** Whoever was deleted since has no name any more. */
export const deQuien = (fila: FilaDeFoto): string => fullName(fila) || PALABRAS_DE_SITUACION.eliminada;

const sello = (momento: string | null, zona: string): string => (momento ? fechaCorta(momento, zona) : '—');

export const columnasDeFilas = (zona: string): readonly Column<FilaDeFoto>[] => [
  {
    id: 'persona',
    header: 'Apellidos, nombre',
    cell: (fila) =>
      fila.situacion === 'eliminada' ? (
        deQuien(fila)
      ) : (
        <PersonInList
          {...fila}
          {...(fila.situacion !== 'activo' && { beneath: `Hoy: ${PALABRAS_DE_SITUACION[fila.situacion]}` })}
        />
      ),
  },
  { id: 'curso', header: 'Curso', cell: ({ curso }) => curso, phone: 'line', narrow: 'beneath' },
  {
    id: 'estado',
    header: 'Cumplimiento',
    width: '170px',
    cell: ({ estado }) => <CumplimientoMark estado={estado} />,
    phone: 'end',
    narrow: 'stay',
  },
  {
    id: 'avance',
    header: 'Avance',
    width: '90px',
    align: 'end',
    cell: ({ porcentaje: avance }) => porcentaje(avance),
    phone: 'hide',
  },
  {
    id: 'vez',
    header: 'Vez',
    width: '70px',
    align: 'end',
    cell: ({ ronda }) => ronda,
    phone: 'hide',
    narrow: 'hide',
  },
  {
    id: 'vence',
    header: 'Vencía',
    width: '130px',
    cell: ({ venceEn }) => sello(venceEn, zona),
    phone: 'hide',
  },
  {
    id: 'termino',
    header: 'Terminó',
    width: '130px',
    cell: ({ terminadoEn }) => sello(terminadoEn, zona),
    phone: 'hide',
    narrow: 'hide',
  },
  {
    id: 'vale',
    header: 'Valía hasta',
    width: '130px',
    cell: ({ valeHasta }) => (valeHasta ? diaCorto(valeHasta) : '—'),
    phone: 'hide',
    narrow: 'hide',
  },
];
