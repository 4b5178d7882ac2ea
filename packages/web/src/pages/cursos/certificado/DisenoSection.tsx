import { guardarDiseno } from '@catedra/shared/certificados/disenos/api.ts';
import { contenidoInicial, MAX_DISENOS } from '@catedra/shared/certificados/disenos/contenido.ts';
import type { Disenos } from '@catedra/shared/certificados/disenos/schemas.ts';
import { Button, Select, Skeleton } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { disenosQuery } from '#pages/cursos/certificado/queries.ts';
import type { AjustesForm } from '#pages/cursos/certificado/use-ajustes.ts';
import { messageOf } from '#platform/api-error.ts';
import { ask } from '#platform/ask.ts';
import { newId } from '#platform/new-id.ts';
import { rutas } from '#platform/paths.ts';
import { useActor } from '#platform/session.ts';
import { useAction } from '#platform/use-action.ts';
import { FormLayout, FormRow } from '#ui/forms/FormLayout.tsx';
import { Section } from '#ui/frame/Section.tsx';
import { ButtonLink } from '#ui/frame/TextLink.tsx';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';

const DE_LA_CASA = 'casa';

interface DisenoSectionProps {
  readonly cursoId: string;
  readonly form: AjustesForm;
  readonly readOnly: boolean;
}

/** Which design the certificates of a course take, and the way to where they are made. */
export function DisenoSection(props: DisenoSectionProps) {
  const { puede } = useActor();
  const query = useQuery({
    ...disenosQuery,
    enabled: puede('cursos:editar') || puede('certificados:disenar'),
  });
  if (!query.isEnabled) return null;
  return (
    <Section beside title="Cómo es">
      <QueryView query={query} label="Cargando los diseños…" skeleton={<Skeleton height={64} mt={12} />}>
        {(disenos) => <Eleccion {...props} {...disenos} />}
      </QueryView>
    </Section>
  );
}

function Eleccion({ cursoId, form, readOnly, disenos }: DisenoSectionProps & Disenos) {
  const { puede } = useActor();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const elegido = form.values.disenoId;
  const crear = useAction(
    async () => {
      const id = newId();
      const body = { revision: 0, nombre: 'Diseño nuevo', contenido: contenidoInicial('tela') };
      await ask(guardarDiseno, { id, body });
      await queryClient.invalidateQueries({ queryKey: disenosQuery.queryKey });
      return id;
    },
    (diseno) =>
      void navigate({ to: rutas.cursoEditar(cursoId), search: { parte: 'certificado', diseno } as never }),
  );
  const lleno = disenos.length >= MAX_DISENOS;
  return (
    <FormLayout>
      <FormRow help="Vale para los que se expidan desde ahora. Los expedidos conservan el suyo.">
        <Select
          label="Diseño"
          w={320}
          maw="100%"
          allowDeselect={false}
          readOnly={readOnly}
          error={form.errors.disenoId}
          data={[
            { value: DE_LA_CASA, label: 'El de la casa' },
            ...disenos.map(({ id, nombre, version }) => ({
              value: id,
              label: version === 0 ? `${nombre} (sin publicar)` : nombre,
              disabled: version === 0,
            })),
          ]}
          value={elegido ?? DE_LA_CASA}
          onChange={(value) => form.set({ disenoId: value === DE_LA_CASA ? null : value })}
        />
      </FormRow>
      {puede('certificados:disenar') && (
        <div className="look-loose-line">
          {elegido && (
            <ButtonLink
              variant="default"
              to={rutas.cursoEditar(cursoId)}
              search={{ parte: 'certificado', diseno: elegido }}
            >
              Editar este diseño
            </ButtonLink>
          )}
          <Button
            variant="default"
            loading={crear.pending}
            disabled={lleno || form.dirty}
            onClick={() => crear.run(undefined)}
          >
            Diseño nuevo
          </Button>
          {lleno && (
            <span className="look-faint">Ya hay {MAX_DISENOS}, que es el máximo: retira alguno antes.</span>
          )}
          {!lleno && form.dirty && <span className="look-faint">Guarda antes los cambios.</span>}
        </div>
      )}
      {puede('certificados:disenar') && <PorPublicar cursoId={cursoId} disenos={disenos} />}
      {crear.error !== null && <ErrorState>{messageOf(crear.error)}</ErrorState>}
    </FormLayout>
  );
}

/** Those that somebody left half done, which no course can choose yet. */
function PorPublicar({ cursoId, disenos }: Pick<DisenoSectionProps, 'cursoId'> & Pick<Disenos, 'disenos'>) {
  const aMedias = disenos.filter(({ version }) => version === 0);
  if (aMedias.length === 0) return null;
  return (
    <p className="look-loose-line">
      <span className="look-faint">Sin publicar:</span>
      {aMedias.map(({ id, nombre }) => (
        <ButtonLink
          key={id}
          variant="subtle"
          to={rutas.cursoEditar(cursoId)}
          search={{ parte: 'certificado', diseno: id }}
        >
          {nombre || 'Sin nombre'}
        </ButtonLink>
      ))}
    </p>
  );
}
