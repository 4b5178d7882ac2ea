import { matches } from '@catedra/shared/core/scope.ts';
import { type Grupo, grupos } from '@catedra/shared/grupos/collection.ts';
import { Button } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { rutas } from '#platform/paths.ts';
import { CursosTab } from '#pages/grupos/actualizar/CursosTab.tsx';
import { DatosTab } from '#pages/grupos/actualizar/DatosTab.tsx';
import { ComoVaTab } from '#pages/grupos/actualizar/como-va/ComoVaTab.tsx';
import classes from '#pages/grupos/actualizar/GrupoEditor.module.css';
import { GrupoTabs, primeraDe, useGrupoTab } from '#pages/grupos/actualizar/GrupoTabs.tsx';
import { ReglaTab } from '#pages/grupos/actualizar/regla/ReglaTab.tsx';
import { PersonasTab } from '#pages/grupos/actualizar/PersonasTab.tsx';
import { ArchiveDialog } from '#pages/grupos/ArchiveGrupo.tsx';
import { DeleteGrupo } from '#pages/grupos/DeleteGrupo.tsx';
import { useActor } from '#platform/session.ts';
import { RowMenu } from '#ui/lists/RowMenu.tsx';
import { Page } from '#ui/frame/Page.tsx';
import { StateMark } from '#ui/marks/StateMark.tsx';
import { useTitleFocus } from '#ui/frame/title-focus.ts';
import { Part } from '#ui/states/Part.tsx';
import { cuenta } from '#ui/words/words.ts';

export function GrupoEditor({ grupo }: { readonly grupo: Grupo }) {
  useTitleFocus();
  const { actor } = useActor();
  const navigate = useNavigate();
  const [dialog, setDialog] = useState<'archivar' | 'eliminar' | null>(null);
  const [first] = useState(() => primeraDe(grupo, actor));
  const { tab } = useGrupoTab(grupo, first);
  const fields = { id: grupo.id, estado: grupo.estado };
  const editable = matches(grupos.policy.update(actor), fields);
  const removable = matches(grupos.policy.delete(actor), fields);

  return (
    <Page
      parts
      title={grupo.nombre}
      subtitle={
        <span className={classes.subtitle}>
          {grupo.estado === 'archivado' && <StateMark kind="off">Archivado</StateMark>}
          <span>
            {cuenta(grupo.miembros, 'miembro')}, {cuenta(grupo.cursos, 'curso')}
          </span>
        </span>
      }
      trail={[
        { label: 'Usuarios', to: rutas.usuarios },
        { label: 'Grupos', to: rutas.grupos },
        { label: grupo.nombre },
      ]}
      action={
        <>
          {editable && (
            <Button variant="default" onClick={() => setDialog('archivar')}>
              {grupo.estado === 'activo' ? 'Archivar' : 'Activar de nuevo'}
            </Button>
          )}
          {removable && (
            <RowMenu
              name={grupo.nombre}
              actions={[
                { label: 'Eliminar', icon: IconTrash, danger: true, onClick: () => setDialog('eliminar') },
              ]}
            />
          )}
        </>
      }
    >
      <GrupoTabs id={grupo.id} grupo={grupo} first={first} />
      <div>
        <Part key={tab}>
          {tab === 'va' && <ComoVaTab grupo={grupo} editable={editable} />}
          {(tab === 'miembros' || tab === 'tutores') && (
            <PersonasTab grupo={grupo} relacion={tab} editable={editable} />
          )}
          {tab === 'cursos' && <CursosTab grupo={grupo} editable={editable} />}
          {tab === 'regla' && <ReglaTab grupo={grupo} />}
          {tab === 'datos' && <DatosTab grupo={grupo} editable={editable} />}
        </Part>
      </div>
      <ArchiveDialog grupo={dialog === 'archivar' ? grupo : null} onClose={() => setDialog(null)} />
      <DeleteGrupo
        grupo={dialog === 'eliminar' ? grupo : null}
        onClose={() => setDialog(null)}
        onDeleted={() => navigate({ to: rutas.grupos, ignoreBlocker: true })}
      />
    </Page>
  );
}
