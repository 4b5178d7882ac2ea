import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CampoNuevo } from '#pages/usuarios/campos/CampoNuevo.tsx';
import { CampoPanel } from '#pages/usuarios/campos/CampoPanel.tsx';
import { CamposBones, CamposTable } from '#pages/usuarios/campos/CamposTable.tsx';
import { SinCampos } from '#pages/usuarios/campos/SinCampos.tsx';
import classes from '#pages/usuarios/campos/campos.module.css';
import type { Propuesta } from '#pages/usuarios/campos/queries.ts';
import { rutas } from '#platform/paths.ts';
import { camposQuery } from '#parts/campos/own-fields.ts';
import { Page } from '#ui/frame/Page.tsx';
import { useListAddress } from '#ui/lists/list-address.ts';
import { QueryView } from '#ui/states/QueryView.tsx';

/** What the academy knows of each person besides what everybody has: a view of the list of people. */
export function CamposPage() {
  const { search, set } = useListAddress();
  const query = useQuery(camposQuery);
  const [nuevo, setNuevo] = useState<Propuesta | null>(null);
  const open = (campo: string | undefined) => set({ campo });
  const chosen = query.data?.find(({ id }) => id === search.campo);

  return (
    <Page
      title="Campos de la academia"
      subtitle="Lo que tu empresa sabe de cada persona, además de su nombre, acceso y grupos."
      trail={[{ label: 'Usuarios', to: rutas.usuarios }, { label: 'Campos de la academia' }]}
      action={
        <Button leftSection={<IconPlus size={18} stroke={1.75} aria-hidden />} onClick={() => setNuevo({})}>
          Campo nuevo
        </Button>
      }
    >
      <QueryView
        query={query}
        label="Cargando los campos…"
        skeleton={<CamposBones />}
        empty={<SinCampos onPick={setNuevo} />}
      >
        {(campos) => (
          <div className={classes.columns} data-open={chosen !== undefined || undefined}>
            <CamposTable campos={campos} selected={chosen?.id} onOpen={open} />
            <CampoPanel campo={chosen} onClose={() => open(undefined)} />
          </div>
        )}
      </QueryView>
      <CampoNuevo
        propuesta={nuevo}
        onClose={() => setNuevo(null)}
        onCreated={(id) => {
          setNuevo(null);
          open(id);
        }}
      />
    </Page>
  );
}
