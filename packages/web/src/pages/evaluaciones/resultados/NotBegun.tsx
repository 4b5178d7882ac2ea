import type { PersonaSinEmpezar } from '@catedra/shared/intentos/resultados.ts';
import { useQuery } from '@tanstack/react-query';
import { sinEmpezarQuery } from '#pages/evaluaciones/queries.ts';
import classes from '#pages/evaluaciones/resultados/Resultados.module.css';
import { rutas } from '#platform/paths.ts';
import { TextLink } from '#ui/frame/TextLink.tsx';
import type { Column } from '#ui/lists/data-table.ts';
import { DataTable } from '#ui/lists/DataTable.tsx';
import { DataTableSkeleton } from '#ui/lists/DataTableSkeleton.tsx';
import { useListAddress } from '#ui/lists/list-address.ts';
import { Pager } from '#ui/lists/Pager.tsx';
import { Moment } from '#ui/marks/DueDate.tsx';
import { ProgressBar } from '#ui/marks/ProgressBar.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';

interface NotBegunProps {
  readonly evaluacionId: string;
  /** The course where they are reminded; null where that can't be. */
  readonly cursoId: string | null;
  readonly filters: { readonly grupoId?: string; readonly buscar?: string };
}

const nameOf = ({ persona }: PersonaSinEmpezar) => `${persona.nombre} ${persona.apellidos}`;

const columns: readonly Column<PersonaSinEmpezar>[] = [
  {
    id: 'persona',
    header: 'Apellidos, nombre',
    cell: ({ persona, grupos }) => (
      <span className={classes.person}>
        <span>
          <b>{persona.apellidos}</b>, {persona.nombre}
        </span>
        <small>{grupos.join(', ')}</small>
      </span>
    ),
  },
  {
    id: 'avance',
    header: 'Avance del curso',
    width: '180px',
    phone: 'line',
    cell: (una) => <ProgressBar value={una.porcentaje} label={`Avance de ${nameOf(una)}`} />,
  },
  {
    id: 'desde',
    header: 'Tiene el curso desde',
    width: '200px',
    phone: 'hide',
    cell: ({ desde }) => <Moment date={desde} capital />,
  },
];

/** Those who have the evaluation and never began it, by name. */
export function NotBegun({ evaluacionId, cursoId, filters }: NotBegunProps) {
  const { pager, cursor } = useListAddress();
  const query = useQuery(sinEmpezarQuery(evaluacionId, { ...filters, ...(cursor && { cursor }) }));
  return (
    <QueryView
      query={query}
      label="Cargando a quienes no han empezado…"
      skeleton={<DataTableSkeleton columns={columns} />}
      empty={<EmptyState drawing="search" title="No falta nadie por empezar" />}
    >
      {({ datos, siguiente, total }) => (
        <>
          <DataTable
            caption="Personas que no han empezado"
            rows={datos}
            columns={columns}
            rowId={({ persona }) => persona.id}
            rowName={nameOf}
          />
          <Pager {...pager(siguiente, datos.length)} total={total} />
          {cursoId && (
            <p className={classes.none}>
              Para recordárselo o darles más plazo, ve a{' '}
              <TextLink to={rutas.cursoEditar(cursoId)} search={{ parte: 'participantes' }}>
                las personas del curso
              </TextLink>
              .
            </p>
          )}
        </>
      )}
    </QueryView>
  );
}
