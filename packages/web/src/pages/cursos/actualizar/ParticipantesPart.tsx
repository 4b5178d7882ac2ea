import type { Participante } from '@catedra/shared';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { rutas } from '#app/paths.ts';
import { participantesQuery } from '#pages/cursos/queries.ts';
import { useActor } from '#platform/session.ts';
import type { Column } from '#ui/data-table.ts';
import { DataTable } from '#ui/DataTable.tsx';
import { DataTableSkeleton } from '#ui/DataTableSkeleton.tsx';
import { DueDate, Moment } from '#ui/DueDate.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { FilterBar } from '#ui/FilterBar.tsx';
import { useListAddress } from '#ui/list-address.ts';
import { Pager } from '#ui/Pager.tsx';
import { fullName, PersonName } from '#ui/PersonName.tsx';
import { ProgressBar } from '#ui/ProgressBar.tsx';
import { QueryView } from '#ui/QueryView.tsx';
import { SearchField } from '#ui/SearchField.tsx';
import { ButtonLink } from '#ui/TextLink.tsx';
import { enumerar } from '#ui/words.ts';

const columns: readonly Column<Participante>[] = [
  {
    id: 'persona',
    header: 'Apellidos, nombre',
    width: '28%',
    cell: (persona) => <PersonName {...persona} />,
  },
  {
    id: 'avance',
    header: 'Avance',
    phone: 'line',
    cell: (persona) => <ProgressBar value={persona.porcentaje} label={`Avance de ${fullName(persona)}`} />,
  },
  {
    id: 'vence',
    header: 'Plazo',
    phone: 'line',
    cell: ({ venceEn, porcentaje }) =>
      porcentaje === 100 ? 'Completado' : venceEn ? <DueDate date={venceEn} /> : 'Sin plazo',
  },
  {
    id: 'grupos',
    header: 'Por',
    narrow: 'hide',
    cell: ({ grupos }) => (grupos.length > 0 ? enumerar(grupos) : 'Su cuenta'),
  },
  { id: 'desde', header: 'Desde', narrow: 'hide', cell: ({ desde }) => <Moment date={desde} /> },
  {
    id: 'ultima',
    header: 'Última vez',
    phone: 'hide',
    cell: ({ ultimaVez }) => (ultimaVez ? <Moment date={ultimaVez} /> : 'nunca'),
  },
];

export function ParticipantesPart({ cursoId }: { readonly cursoId: string }) {
  const { search, cursor, set, pager } = useListAddress();
  const { buscar } = search;
  const query = useQuery(participantesQuery(cursoId, { buscar, cursor }));
  const { puede } = useActor();
  return (
    <>
      {(buscar || (query.data?.datos.length ?? 0) > 0) && (
        <FilterBar
          search={
            <SearchField
              label="Buscar participantes por nombre"
              placeholder="Nombre o apellidos"
              value={buscar ?? ''}
              onChange={(texto) => set({ buscar: texto || undefined })}
            />
          }
        />
      )}
      <QueryView
        query={query}
        label="Cargando participantes…"
        skeleton={<DataTableSkeleton columns={columns} rows={8} />}
        empty={
          buscar ? (
            <EmptyState
              title={`Nadie coincide con «${buscar}»`}
              action={<Button onClick={() => set({ buscar: undefined })}>Ver a todos</Button>}
            >
              Revisa cómo está escrito: no importan los acentos ni las mayúsculas.
            </EmptyState>
          ) : (
            <EmptyState
              title="Nadie hace este curso todavía"
              action={puede('grupos:editar') && <ButtonLink to={rutas.grupos}>Ir a los grupos</ButtonLink>}
            >
              Asígnalo a un grupo y sus miembros aparecerán aquí con su avance y su plazo.
            </EmptyState>
          )
        }
      >
        {({ datos, siguiente, total }) => (
          <>
            <DataTable
              caption="Participantes del curso"
              rows={datos}
              columns={columns}
              rowId={({ usuarioId }) => usuarioId}
              rowName={fullName}
              rowLink={puede('usuarios:ver') ? ({ usuarioId }) => rutas.usuario(usuarioId) : undefined}
            />
            <Pager {...pager(siguiente, datos.length)} total={total} />
          </>
        )}
      </QueryView>
    </>
  );
}
