import type { Curso } from '@catedra/shared/cursos/collection.ts';
import type { PorCompletar } from '@catedra/shared/cursos/lista.ts';
import type { CifrasDeUnCurso } from '@catedra/shared/reportes/cifras-de-cursos.ts';
import { EstadoCurso } from '#parts/cursos/EstadoCurso.tsx';
import { type Cifras, hechoEn } from '#pages/cursos/lista/atencion.ts';
import classes from '#pages/cursos/lista/CursosTable.module.css';
import { contenidoEnPalabras } from '#pages/cursos/lista/words.ts';
import { Cover } from '#ui/marks/Cover.tsx';
import type { Column } from '#ui/lists/data-table.ts';
import { rutas } from '#platform/paths.ts';
import { TextLink } from '#ui/frame/TextLink.tsx';
import { Moment } from '#ui/marks/DueDate.tsx';
import { StateMark } from '#ui/marks/StateMark.tsx';
import { cuenta, numero } from '#ui/words/words.ts';

const deGente = (cifras: Cifras): readonly Column<Curso>[] => [
  {
    id: 'personas',
    header: 'Personas',
    width: '150px',
    phone: 'line',
    cell: ({ id }) => <Gente cifras={cifras[id]} id={id} />,
  },
  {
    id: 'hecho',
    header: 'Hecho',
    width: '76px',
    align: 'end',
    phone: 'hide',
    cell: ({ id }) => (cifras[id] ? hechoEn(cifras[id]) : '—'),
  },
  {
    id: 'media',
    header: 'Opinión',
    width: '84px',
    align: 'end',
    narrow: 'hide',
    cell: ({ id }) => {
      const media = cifras[id]?.media ?? null;
      return media === null ? <span className={classes.none}>—</span> : `${numero(media, 1)} de 5`;
    },
  },
];

/** Where nothing is known of its people, what it is filed under. */
export const columnsWith = (faltan: PorCompletar, cifras?: Cifras): readonly Column<Curso>[] => {
  const columnas = todas(faltan);
  if (!cifras) return columnas;
  const estas = columnas.filter(({ id }) => id !== 'categoria' && id !== 'acceso');
  return estas.toSpliced(1, 0, ...deGente(cifras));
};

function Gente({ cifras, id }: { readonly cifras: CifrasDeUnCurso | undefined; readonly id: string }) {
  if (!cifras) return <span className={`${classes.none} ${classes.under}`}>nadie</span>;
  return (
    <span className={classes.under}>
      {cuenta(cifras.personas, 'persona')}
      {cifras.tarde > 0 && (
        <span className={classes.late}>
          <StateMark kind="bad">
            <TextLink quiet to={rutas.reportes} search={{ curso: id, estado: 'vencido' }}>
              {numero(cifras.tarde)} tarde
            </TextLink>
          </StateMark>
        </span>
      )}
    </span>
  );
}

const todas = (faltan: PorCompletar): readonly Column<Curso>[] => [
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
