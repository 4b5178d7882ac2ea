import type { Perfil } from '@catedra/shared/perfiles/collection.ts';
import { puedeOtorgar } from '@catedra/shared/perfiles/permisos.ts';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { rutas } from '#platform/paths.ts';
import { type PerfilValues, perfilValues, validatePerfil } from '#pages/perfiles/form/perfil-form.ts';
import { PerfilFields } from '#pages/perfiles/form/PerfilFields.tsx';
import { perfilQuery } from '#pages/perfiles/queries.ts';
import { FormFooter } from '#ui/forms/FormFooter.tsx';
import { useActor } from '#platform/session.ts';
import { Page } from '#ui/frame/Page.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { Refused } from '#ui/forms/Refused.tsx';
import { useRecordForm } from '#parts/edicion/record-form.ts';
import { ButtonLink } from '#ui/frame/TextLink.tsx';
import { UnsavedGuard } from '#ui/forms/UnsavedGuard.tsx';
import { cuenta } from '#ui/words/words.ts';

const trail = [{ label: 'Perfiles', to: rutas.perfiles }, { label: 'Crear' }];

export function PerfilCrearPage() {
  const search: { copia?: string } = useSearch({ strict: false });
  const modelo = useQuery({ ...perfilQuery(search.copia ?? ''), enabled: search.copia !== undefined });
  if (search.copia === undefined) return <CrearForm modelo={null} />;
  if (modelo.data) return <CrearForm key={search.copia} modelo={modelo.data} />;
  return (
    <Page title="Crear perfil" trail={trail}>
      <QueryView query={modelo} label="Copiando el perfil…">
        {() => null}
      </QueryView>
    </Page>
  );
}

function CrearForm({ modelo }: { readonly modelo: Perfil | null }) {
  const navigate = useNavigate();
  const { actor } = useActor();
  const suyos = modelo?.permisos ?? [];
  const permitidos = suyos.filter((permiso) => puedeOtorgar(actor.permisos, [permiso]));
  const inicial: PerfilValues = modelo
    ? { nombre: '', descripcion: modelo.descripcion ?? '', permisos: permitidos }
    : perfilValues(null);
  const { form, dirty, saving, failure, submit } = useRecordForm({
    coleccion: 'perfiles',
    record: null,
    values: (perfil) => (perfil ? perfilValues(perfil) : inicial),
    validate: validatePerfil,
    onSaved: ({ id }) => void navigate({ to: rutas.perfil(id), ignoreBlocker: true }),
  });
  const { permisos } = form.values;
  return (
    <Page
      title="Crear perfil"
      subtitle={
        modelo
          ? `Empieza con lo que puede «${modelo.nombre}»${permitidos.length < suyos.length ? ', menos lo que tú no puedes dar' : ''}. Cambia lo que haga falta.`
          : 'Marca lo que podrá hacer quien lo tenga. Lo que tú no puedes, no puedes darlo.'
      }
      trail={trail}
    >
      <UnsavedGuard dirty={dirty} />
      <form onSubmit={submit} noValidate>
        <PerfilFields form={form} antes={null} />
        <FormFooter
          effect={
            failure !== null ? (
              <Refused failure={failure} />
            ) : permisos.length === 0 ? (
              'Todavía no puede hacer nada.'
            ) : (
              `Podrá hacer ${cuenta(permisos.length, 'cosa')}.`
            )
          }
        >
          <ButtonLink to={rutas.perfiles} variant="default">
            Cancelar
          </ButtonLink>
          <Button type="submit" loading={saving}>
            Crear perfil
          </Button>
        </FormFooter>
      </form>
    </Page>
  );
}
