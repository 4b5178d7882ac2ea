import { rellenaAlCrear } from '@catedra/shared/campos/policy.ts';
import type { Usuario } from '@catedra/shared/usuarios/collection.ts';
import { Button } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { rutas } from '#platform/paths.ts';
import { GiveAccess } from '#pages/usuarios/crear/GiveAccess.tsx';
import { GroupsField } from '#pages/usuarios/crear/GroupsField.tsx';
import { IntoGroups } from '#pages/usuarios/crear/IntoGroups.tsx';
import { añadirAGrupos } from '#pages/usuarios/queries.ts';
import { validateNuevo, usuarioValues } from '#pages/usuarios/form/usuario-form.ts';
import { UsuarioFields } from '#pages/usuarios/form/UsuarioFields.tsx';
import { useActor } from '#platform/session.ts';
import { camposQuery, useFields } from '#parts/campos/own-fields.ts';
import { FormFooter } from '#ui/forms/FormFooter.tsx';
import { useEarlyCloses } from '#parts/cursos/early-closes.ts';
import { EarlyCloses } from '#parts/cursos/EarlyCloses.tsx';
import { usePassedDates } from '#parts/grupos/passed-dates.ts';
import { PassedDates } from '#parts/grupos/PassedDates.tsx';
import { Page } from '#ui/frame/Page.tsx';
import { Refused } from '#ui/forms/Refused.tsx';
import { useRecordForm } from '#parts/edicion/record-form.ts';
import { ButtonLink } from '#ui/frame/TextLink.tsx';
import { FormBones } from '#ui/states/Bones.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { UnsavedGuard } from '#ui/forms/UnsavedGuard.tsx';

const TRAIL = [{ label: 'Usuarios', to: rutas.usuarios }, { label: 'Crear' }];
const LABELS = ['Nombre', 'Correo', 'Perfil', 'Documento', 'Zona horaria'];

export function UsuarioCrearPage() {
  const [creada, setCreada] = useState<Creada | null>(null);
  const [veces, setVeces] = useState(0);
  const otra = () => {
    setCreada(null);
    setVeces((n) => n + 1);
  };
  const enGrupos = useMutation({
    mutationFn: ({ usuario, grupoIds, diasSiPaso }: Creada) =>
      añadirAGrupos(usuario.id, grupoIds, diasSiPaso),
  });
  const alCrear = (nueva: Creada) => {
    setCreada(nueva);
    enGrupos.reset();
    if (nueva.grupoIds.length > 0) enGrupos.mutate(nueva);
  };
  const campos = useQuery(camposQuery);
  if (campos.isPending)
    return (
      <Page title="Crear usuario" trail={TRAIL}>
        <QueryView query={campos} label="Cargando los campos…" skeleton={<FormBones labels={LABELS} />}>
          {() => null}
        </QueryView>
      </Page>
    );
  if (!creada) return <CrearForm key={veces} onCreated={alCrear} />;
  const grupos = creada.grupoIds.length > 0 && (
    <IntoGroups
      cuantos={creada.grupoIds.length}
      done={enGrupos.isSuccess}
      failure={enGrupos.error}
      onRetry={() => enGrupos.mutate(creada)}
    />
  );
  return <GiveAccess usuario={creada.usuario} grupos={grupos} onAnother={otra} />;
}

interface Creada {
  readonly usuario: Usuario;
  readonly grupoIds: readonly string[];
  /** If one of the groups' dates has passed. */
  readonly diasSiPaso: number | undefined;
}

function CrearForm({ onCreated }: { readonly onCreated: (creada: Creada) => void }) {
  const { actor } = useActor();
  const campos = useFields('others').filter((campo) => rellenaAlCrear(actor, campo));
  const [grupoIds, setGrupoIds] = useState<readonly string[]>([]);
  const entran = grupoIds.length > 0 ? { grupoIds: [...grupoIds], quienes: { nuevas: 1 } } : null;
  const passed = usePassedDates(entran);
  const closes = useEarlyCloses(entran && { entran: { ...entran, diasSiPaso: passed.diasSiPaso } });
  const { form, dirty, saving, failure, submit } = useRecordForm({
    coleccion: 'usuarios',
    record: null,
    values: usuarioValues,
    validate: validateNuevo(campos),
    onSaved: (usuario) => onCreated({ usuario, grupoIds, diasSiPaso: passed.diasSiPaso }),
  });
  return (
    <Page title="Crear usuario" trail={TRAIL}>
      <UnsavedGuard dirty={dirty || grupoIds.length > 0} />
      <form onSubmit={submit} noValidate>
        <UsuarioFields form={form} usuario={null} />
        <GroupsField value={grupoIds} onChange={setGrupoIds} />
        <PassedDates passed={passed} />
        <EarlyCloses closes={closes} />
        <FormFooter
          effect={
            failure === null ? (
              'Al crearla podrás invitarla por correo o darle una contraseña temporal.'
            ) : (
              <Refused failure={failure} />
            )
          }
        >
          <ButtonLink to={rutas.usuarios} variant="default">
            Cancelar
          </ButtonLink>
          <Button type="submit" loading={saving} disabled={passed.waits || closes.waits}>
            Crear usuario
          </Button>
        </FormFooter>
      </form>
    </Page>
  );
}
