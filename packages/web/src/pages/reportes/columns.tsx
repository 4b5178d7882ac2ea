import type { CampoALaVista } from '@catedra/shared/campos/schemas.ts';
import { PALABRAS_DE_SITUACION } from '@catedra/shared/participantes/quien-cuenta.ts';
import type { FilaDeProgreso } from '@catedra/shared/reportes/schemas.ts';
import classes from '#pages/reportes/columns.module.css';
import { fieldColumns } from '#parts/campos/field-columns.tsx';
import { chosenColumns } from '#ui/lists/column-choice.ts';
import type { Column } from '#ui/lists/data-table.ts';
import { Cumple } from '#ui/marks/Cumple.tsx';
import { Riesgo } from '#ui/marks/Riesgo.tsx';
import { CumplimientoMark } from '#ui/marks/CumplimientoMark.tsx';
import { AvanceMark } from '#ui/marks/AvanceMark.tsx';
import { DueDate, Moment } from '#ui/marks/DueDate.tsx';
import { fullName, PersonInList } from '#ui/people/PersonName.tsx';
import { ProgressBar } from '#ui/marks/ProgressBar.tsx';

function Grupos({ grupos }: { readonly grupos: readonly string[] }) {
  const [primero, ...otros] = grupos;
  if (!primero) return <span className={classes.quiet}>Sin grupo</span>;
  return (
    <span className={classes.groups} title={grupos.join(', ')}>
      <span>{primero}</span>
      {otros.length > 0 && <span className={classes.quiet}>+{otros.length}</span>}
    </span>
  );
}

function Plazo({ fila: { venceEn, estado } }: { readonly fila: FilaDeProgreso }) {
  if (!venceEn) return <span className={classes.quiet}>Sin plazo</span>;
  return <DueDate date={venceEn} done={estado === 'completado'} />;
}

const ownColumns: readonly Column<FilaDeProgreso>[] = [
  {
    id: 'persona',
    header: 'Apellidos, nombre',
    sort: 'apellidos',
    cell: (fila) => (
      <PersonInList
        {...fila}
        {...(fila.situacion !== 'activo' && { beneath: PALABRAS_DE_SITUACION[fila.situacion] })}
      />
    ),
  },
  {
    id: 'curso',
    header: 'Curso',
    sort: 'curso',
    width: '22%',
    narrow: 'beneath',
    cell: ({ curso }) => (
      <span className="look-muted" title={curso}>
        {curso}
      </span>
    ),
  },
  {
    id: 'grupos',
    header: 'Grupo',
    width: 'clamp(112px, 10vw, 190px)',
    narrow: 'hide',
    phone: 'hide',
    cell: ({ grupos }) => <Grupos grupos={grupos} />,
  },
  {
    id: 'avance',
    header: 'Avance',
    sort: 'porcentaje',
    width: 'clamp(112px, 10vw, 150px)',
    phone: 'line',
    cell: (fila) => (
      <span className={classes.progress} title={`${fila.hechas} de ${fila.total} actividades`}>
        <ProgressBar value={fila.porcentaje} label={`Avance de ${fullName(fila)} en ${fila.curso}`} />
      </span>
    ),
  },
  {
    id: 'estado',
    header: 'Estado',
    sort: 'estado',
    width: 'clamp(132px, 9.6vw, 138px)',
    phone: 'end',
    cell: ({ estado, cumplimiento }) =>
      cumplimiento === 'exento' && estado !== 'completado' ? (
        <CumplimientoMark estado="exento" />
      ) : (
        <AvanceMark estado={estado} />
      ),
  },
  {
    id: 'vence',
    header: 'Plazo',
    sort: 'venceEn',
    width: 'clamp(190px, 13.6vw, 232px)',
    phone: 'line',
    cell: (fila) => (
      <span className={classes.due}>
        <Cumple de={fila} otherwise={<Plazo fila={fila} />} />
        <Riesgo riesgo={fila.riesgo} cumplimiento={fila.cumplimiento} />
      </span>
    ),
  },
  {
    id: 'ultima',
    header: 'Última vez',
    sort: 'ultimaVez',
    width: 'clamp(92px, 8vw, 120px)',
    narrow: 'hide',
    phone: 'hide',
    cell: ({ ultimaVez }) =>
      ultimaVez ? (
        <span className="look-muted">
          <Moment date={ultimaVez} />
        </span>
      ) : (
        <span className={classes.quiet}>nunca</span>
      ),
  },
  {
    id: 'termino',
    header: 'Terminó',
    width: 'clamp(92px, 8vw, 120px)',
    narrow: 'hide',
    phone: 'hide',
    cell: ({ terminadoEn }) =>
      terminadoEn ? <Moment date={terminadoEn} /> : <span className={classes.quiet}>—</span>,
  },
];

/** Not on the page until it is asked for. */
const APARTE = 'termino';

export const USUAL: readonly string[] = ownColumns.flatMap(({ id }, i) =>
  i === 0 || id === APARTE ? [] : [id],
);

type Fields = readonly CampoALaVista[];

export const progressColumns = (campos: Fields, names: Readonly<Record<string, string>> = {}) => [
  ...ownColumns,
  ...fieldColumns<FilaDeProgreso>({ campos, names }, { sorted: true }),
];

export const shownColumns = (
  campos: Fields,
  shown: readonly string[],
  names?: Readonly<Record<string, string>>,
) => chosenColumns(progressColumns(campos, names), shown, ownColumns.length);
