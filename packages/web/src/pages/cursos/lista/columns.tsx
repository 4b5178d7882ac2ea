import type { Curso } from '@catedra/shared/cursos/collection.ts';
import type { PorCompletar } from '@catedra/shared/cursos/lista.ts';
import { EstadoCurso } from '#parts/cursos/EstadoCurso.tsx';
import classes from '#pages/cursos/lista/CursosTable.module.css';
import { contenidoEnPalabras } from '#pages/cursos/lista/words.ts';
import { Cover } from '#ui/marks/Cover.tsx';
import type { Column } from '#ui/lists/data-table.ts';
import { Moment } from '#ui/marks/DueDate.tsx';

export const columnsWith = (faltan: PorCompletar): readonly Column<Curso>[] => [
  {
    id: 'titulo',
    header: 'Título',
    sort: 'titulo',
    cell: ({ id, titulo, imagen }) => (
      <span className={`look-wide-row ${classes.course}`}>
        <Cover className={classes.cover} id={id} travels title={titulo} image={imagen} />
        <b className={classes.title}>{titulo}</b>
      </span>
    ),
  },
  {
    id: 'contenido',
    header: 'Contenido',
    sort: 'actividades',
    width: '190px',
    narrow: 'hide',
    phone: 'line',
    cell: (curso) => (
      <span className={`${curso.actividades === 0 ? classes.none : ''} ${classes.under}`}>
        {contenidoEnPalabras(curso, faltan[curso.id] ?? 0)}
      </span>
    ),
  },
  {
    id: 'estado',
    header: 'Estado',
    sort: 'estado',
    width: '124px',
    phone: 'end',
    cell: ({ estado }) => <EstadoCurso estado={estado} />,
  },
  {
    id: 'categoria',
    header: 'Categoría',
    sort: 'categoria',
    width: '180px',
    narrow: 'hide',
    cell: ({ categoria }) => categoria ?? <span className={classes.none}>Sin categoría</span>,
  },
  {
    id: 'acceso',
    header: 'Acceso',
    sort: 'acceso',
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
