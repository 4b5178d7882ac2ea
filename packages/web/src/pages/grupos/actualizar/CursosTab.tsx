import type { Grupo } from '@catedra/shared/grupos/collection.ts';
import type { CursoAsignado } from '@catedra/shared/grupos/schemas.ts';
import { Button } from '@mantine/core';
import { IconCalendar, IconPlus, IconTrash } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { rutas } from '#platform/paths.ts';
import { CoursesDialog } from '#pages/grupos/actualizar/CoursesDialog.tsx';
import { CourseDialog } from '#pages/grupos/actualizar/CourseDialog.tsx';
import { useFields } from '#parts/campos/own-fields.ts';
import { plazoEnPalabras } from '#parts/grupos/due.ts';
import classes from '#pages/grupos/actualizar/GrupoEditor.module.css';
import { cursosQuery, quitarCurso } from '#pages/grupos/queries.ts';
import { useActor } from '#platform/session.ts';
import { ConfirmDialog } from '#ui/dialogs/ConfirmButton.tsx';
import type { Column } from '#ui/lists/data-table.ts';
import { DataTable } from '#ui/lists/DataTable.tsx';
import { DataTableSkeleton } from '#ui/lists/DataTableSkeleton.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { useListAddress } from '#ui/lists/list-address.ts';
import { Pager } from '#ui/lists/Pager.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { type StateKind, StateMark } from '#ui/marks/StateMark.tsx';
import { cuenta, mayuscula } from '#ui/words/words.ts';
import { useNow, useZone } from '#ui/words/zone.tsx';

const ORDENES = ['titulo', '-titulo'] as const;

const ESTADOS: Readonly<Record<CursoAsignado['estado'], readonly [StateKind, string]>> = {
  borrador: ['draft', 'Borrador'],
  publicado: ['on', 'Publicado'],
  archivado: ['off', 'Archivado'],
};

function Plazo({ curso }: { readonly curso: CursoAsignado }) {
  const now = useNow();
  const zone = useZone();
  const campos = useFields('others');
  return (
    <>
      {mayuscula(plazoEnPalabras(curso, now, zone, campos))}
      {curso.sinDato > 0 && (
        <span className={classes.lacking}>
          {cuenta(curso.sinDato, 'persona sin ese dato', 'personas sin ese dato')}
        </span>
      )}
    </>
  );
}

const columns: readonly Column<CursoAsignado>[] = [
  { id: 'titulo', header: 'Curso', sort: 'titulo', cell: ({ titulo }) => <b>{titulo}</b> },
  {
    id: 'vence',
    header: 'Fecha límite',
    width: '260px',
    phone: 'line',
    cell: (curso) => <Plazo curso={curso} />,
  },
  {
    id: 'estado',
    header: 'Estado',
    width: '140px',
    phone: 'end',
    cell: ({ estado }) => <StateMark kind={ESTADOS[estado][0]}>{ESTADOS[estado][1]}</StateMark>,
  },
];

export function CursosTab({ grupo, editable }: { readonly grupo: Grupo; readonly editable: boolean }) {
  const address = useListAddress();
  const { search, cursor, set } = address;
  const { puede } = useActor();
  const queryClient = useQueryClient();
  const [editing, setEditing] = useState<CursoAsignado | 'nuevo' | null>(null);
  const [removing, setRemoving] = useState<CursoAsignado | null>(null);
  const sort = ORDENES.find((orden) => orden === search.orden) ?? 'titulo';
  const query = useQuery(cursosQuery(grupo.id, { orden: sort, cursor }));
  const quitar = async (curso: CursoAsignado) => {
    await quitarCurso(grupo.id, curso.id);
    await queryClient.invalidateQueries({ queryKey: ['grupos'] });
  };
  const asignar = editable && (
    <Button
      leftSection={<IconPlus size={18} stroke={1.75} aria-hidden />}
      onClick={() => setEditing('nuevo')}
    >
      Asignar cursos
    </Button>
  );

  return (
    <>
      <QueryView
        query={query}
        label="Cargando cursos…"
        skeleton={<DataTableSkeleton columns={columns} rows={4} />}
        empty={
          <EmptyState underTabs drawing="shelf" title="Este grupo aún no tiene cursos" action={asignar}>
            Los que asignes los tendrán todos sus miembros, también quienes entren después.
          </EmptyState>
        }
      >
        {({ datos, siguiente, total }) => (
          <>
            <div className={classes.tools}>{asignar}</div>
            <DataTable
              caption={`Cursos del grupo ${grupo.nombre}`}
              rows={datos}
              columns={columns}
              rowId={({ id }) => id}
              rowName={({ titulo }) => titulo}
              rowLink={puede('cursos:ver') ? ({ id }) => rutas.cursoEditar(id) : undefined}
              rowActions={
                editable
                  ? (curso) => [
                      {
                        label: 'Cambiar la fecha límite',
                        icon: IconCalendar,
                        onClick: () => setEditing(curso),
                      },
                      {
                        label: 'Quitar del grupo',
                        icon: IconTrash,
                        danger: true,
                        onClick: () => setRemoving(curso),
                      },
                    ]
                  : undefined
              }
              sort={sort}
              onSort={(orden) => set({ orden: orden === 'titulo' ? undefined : orden })}
            />
            <Pager {...address.pager(siguiente, datos.length)} total={total} />
          </>
        )}
      </QueryView>
      {editing === 'nuevo' && <CoursesDialog grupo={grupo} onClose={() => setEditing(null)} />}
      {editing && editing !== 'nuevo' && (
        <CourseDialog grupo={grupo} curso={editing} onClose={() => setEditing(null)} />
      )}
      <ConfirmDialog
        opened={removing !== null}
        onClose={() => setRemoving(null)}
        title={`¿Quitar «${removing?.titulo ?? ''}» del grupo?`}
        confirmLabel="Quitar del grupo"
        onConfirm={() => (removing ? quitar(removing) : undefined)}
      >
        Quienes lo tienen solo por este grupo dejarán de verlo. Lo que ya hicieron se conserva por si lo
        vuelves a asignar.
      </ConfirmDialog>
    </>
  );
}
