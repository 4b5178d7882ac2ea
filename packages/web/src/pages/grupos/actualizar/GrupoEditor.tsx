import { mueveGrupos } from '@catedra/shared/campos/policy.ts';
import { matches } from '@catedra/shared/core/scope.ts';
import { type Grupo, grupos } from '@catedra/shared/grupos/collection.ts';
import { Button, Tabs } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { rutas } from '#platform/paths.ts';
import { CursosTab } from '#pages/grupos/actualizar/CursosTab.tsx';
import { DatosTab } from '#pages/grupos/actualizar/DatosTab.tsx';
import classes from '#pages/grupos/actualizar/GrupoEditor.module.css';
import { ReglaTab } from '#pages/grupos/actualizar/regla/ReglaTab.tsx';
import { PersonasTab } from '#pages/grupos/actualizar/PersonasTab.tsx';
import { ArchiveDialog } from '#pages/grupos/ArchiveGrupo.tsx';
import { DeleteGrupo } from '#pages/grupos/DeleteGrupo.tsx';
import { useActor } from '#platform/session.ts';
import { useListAddress } from '#ui/lists/list-address.ts';
import { RowMenu } from '#ui/lists/RowMenu.tsx';
import { Page } from '#ui/frame/Page.tsx';
import { StateMark } from '#ui/marks/StateMark.tsx';
import { useTitleFocus } from '#ui/frame/title-focus.ts';
import { cuenta, numero } from '#ui/words/words.ts';

const TABS = ['miembros', 'tutores', 'cursos', 'regla', 'datos'] as const;

export function GrupoEditor({ grupo }: { readonly grupo: Grupo }) {
  useTitleFocus();
  const { search, set } = useListAddress();
  const { actor } = useActor();
  const navigate = useNavigate();
  const [dialog, setDialog] = useState<'archivar' | 'eliminar' | null>(null);
  // A rule looks at everybody in the academy.
  const ruled = mueveGrupos(actor);
  const asked = TABS.find((one) => one === search.ver) ?? 'miembros';
  const tab = asked === 'regla' && !ruled ? 'miembros' : asked;
  const fields = { id: grupo.id, estado: grupo.estado };
  const editable = matches(grupos.policy.update(actor), fields);
  const removable = matches(grupos.policy.delete(actor), fields);

  return (
    <Page
      title={grupo.nombre}
      subtitle={
        <span className={classes.subtitle}>
          {grupo.estado === 'activo' ? (
            <StateMark kind="on">Activo</StateMark>
          ) : (
            <StateMark kind="off">Archivado</StateMark>
          )}
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
      <Tabs
        value={tab}
        onChange={(ver) =>
          set({ ver: ver === 'miembros' ? undefined : (ver ?? undefined), buscar: undefined })
        }
      >
        <Tabs.List>
          <Tabs.Tab value="miembros">
            Miembros <span className={classes.count}>{numero(grupo.miembros)}</span>
          </Tabs.Tab>
          <Tabs.Tab value="tutores">
            Tutores <span className={classes.count}>{numero(grupo.tutores)}</span>
          </Tabs.Tab>
          <Tabs.Tab value="cursos">
            Cursos <span className={classes.count}>{numero(grupo.cursos)}</span>
          </Tabs.Tab>
          {ruled && <Tabs.Tab value="regla">Regla</Tabs.Tab>}
          <Tabs.Tab value="datos">Datos</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="miembros" className={classes.panel}>
          <PersonasTab key="miembros" grupo={grupo} relacion="miembros" editable={editable} />
        </Tabs.Panel>
        <Tabs.Panel value="tutores" className={classes.panel}>
          <PersonasTab key="tutores" grupo={grupo} relacion="tutores" editable={editable} />
        </Tabs.Panel>
        <Tabs.Panel value="cursos" className={classes.panel}>
          <CursosTab grupo={grupo} editable={editable} />
        </Tabs.Panel>
        {ruled && (
          <Tabs.Panel value="regla" className={classes.panel}>
            {tab === 'regla' && <ReglaTab grupo={grupo} />}
          </Tabs.Panel>
        )}
        <Tabs.Panel value="datos" className={classes.panel}>
          <DatosTab grupo={grupo} editable={editable} />
        </Tabs.Panel>
      </Tabs>
      <ArchiveDialog grupo={dialog === 'archivar' ? grupo : null} onClose={() => setDialog(null)} />
      <DeleteGrupo
        grupo={dialog === 'eliminar' ? grupo : null}
        onClose={() => setDialog(null)}
        onDeleted={() => navigate({ to: rutas.grupos, ignoreBlocker: true })}
      />
    </Page>
  );
}
