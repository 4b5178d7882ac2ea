import type { Curso } from '@catedra/shared';
import { EstadoCurso } from '#pages/cursos/EstadoCurso.tsx';
import classes from '#pages/cursos/lista/CursosTable.module.css';
import { Cover } from '#ui/Cover.tsx';
import type { Column } from '#ui/data-table.ts';
import { Moment } from '#ui/DueDate.tsx';
import { cuenta } from '#ui/words.ts';

export const columns: readonly Column<Curso>[] = [
  {
    id: 'titulo',
    header: 'Título',
    sort: 'titulo',
    cell: ({ titulo, imagen }) => (
      <span className={classes.course}>
        <Cover className={classes.cover} title={titulo} image={imagen} />
        <b className={classes.title}>{titulo}</b>
      </span>
    ),
  },
  {
    id: 'contenido',
    header: 'Contenido',
    width: '150px',
    narrow: 'hide',
    phone: 'line',
    cell: ({ actividades }) =>
      actividades === 0 ? (
        <span className={`${classes.none} ${classes.under}`}>Sin actividades</span>
      ) : (
        <span className={classes.under}>{cuenta(actividades, 'actividad', 'actividades')}</span>
      ),
  },
  {
    id: 'estado',
    header: 'Estado',
    width: '124px',
    phone: 'end',
    cell: ({ estado }) => <EstadoCurso estado={estado} />,
  },
  {
    id: 'categoria',
    header: 'Categoría',
    width: '180px',
    narrow: 'hide',
    cell: ({ categoria }) => categoria ?? <span className={classes.none}>Sin categoría</span>,
  },
  {
    id: 'acceso',
    header: 'Acceso',
    width: '110px',
    narrow: 'hide',
    cell: ({ acceso }) => (acceso === 'abierto' ? 'Abierto' : 'Asignado'),
  },
  {
    id: 'actualizado',
    header: 'Último cambio',
    sort: 'actualizadoEn',
    width: '150px',
    phone: 'hide',
    cell: ({ actualizadoEn }) => <Moment date={actualizadoEn} />,
  },
];
