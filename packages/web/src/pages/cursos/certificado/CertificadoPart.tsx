import type { AjustesDeCertificado } from '@catedra/shared/certificados/schemas.ts';
import type { Curso } from '@catedra/shared/cursos/collection.ts';
import { NumberInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { DisenoSection } from '#pages/cursos/certificado/DisenoSection.tsx';
import { QueFaltan } from '#pages/cursos/certificado/QueFaltan.tsx';
import { ajustesDeCertificadoQuery } from '#pages/cursos/certificado/queries.ts';
import { useAjustes } from '#pages/cursos/certificado/use-ajustes.ts';
import { enPalabras } from '#pages/cursos/certificado/words.ts';
import { rutas } from '#platform/paths.ts';
import { useActor } from '#platform/session.ts';
import { FormLayout, FormRow, optional } from '#ui/forms/FormLayout.tsx';
import { SaveFooter } from '#ui/forms/SaveFooter.tsx';
import { Toggle } from '#ui/forms/Toggle.tsx';
import { UnsavedGuard } from '#ui/forms/UnsavedGuard.tsx';
import { Section } from '#ui/frame/Section.tsx';
import { TextLink } from '#ui/frame/TextLink.tsx';
import { FormBones } from '#ui/states/Bones.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';

interface CertificadoPartProps {
  readonly curso: Curso;
  readonly readOnly: boolean;
}

export const CertificadoBones = () => (
  <FormBones labels={['Cuándo se da', 'Horas', 'Nota mínima', 'Quienes ya terminaron']} />
);

/** Whether a course gives a certificate, when, and what it says. */
export function CertificadoPart({ curso, readOnly }: CertificadoPartProps) {
  const query = useQuery(ajustesDeCertificadoQuery(curso.id));
  return (
    <QueryView query={query} label="Cargando su certificado…" skeleton={<CertificadoBones />}>
      {(ajustes) => <Ajustes curso={curso} ajustes={ajustes} readOnly={readOnly} />}
    </QueryView>
  );
}

/** As the field gives it: empty is none. */
const numeroDe = (value: string | number): number | null => (value === '' ? null : Number(value));

function Ajustes({
  curso,
  ajustes,
  readOnly,
}: CertificadoPartProps & { readonly ajustes: AjustesDeCertificado }) {
  const { puede } = useActor();
  const form = useAjustes(curso, ajustes);
  const { values, errors, set } = form;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        form.submit();
      }}
    >
      <UnsavedGuard dirty={form.dirty} within="parte" />
      <Section beside title="Cuándo se da" rule={false} note={enPalabras(values)}>
        <FormLayout>
          <FormRow>
            <Toggle
              label="Entregar un certificado al terminar"
              help="Se expide solo, en el momento en que alguien completa las actividades obligatorias."
              disabled={readOnly}
              checked={values.da}
              onChange={(event) => set({ da: event.currentTarget.checked })}
            />
          </FormRow>
          {values.da && (
            <FormRow help="Es la media de las notas de sus actividades. Vacía: basta con completar el curso.">
              <NumberInput
                label={optional('Nota mínima, sobre 10')}
                w={260}
                min={0}
                max={10}
                decimalScale={2}
                decimalSeparator=","
                readOnly={readOnly}
                error={errors.notaMinima}
                value={values.notaMinima ?? ''}
                onChange={(value) => set({ notaMinima: numeroDe(value) })}
              />
            </FormRow>
          )}
        </FormLayout>
      </Section>
      {values.da && (
        <Section beside title="Qué dice">
          <FormLayout>
            <FormRow help="Las que se imprimen. Vacías: el papel no dice ninguna.">
              <NumberInput
                label={optional('Horas del curso')}
                w={260}
                min={0.5}
                max={9999}
                decimalScale={2}
                decimalSeparator=","
                readOnly={readOnly}
                error={errors.horas}
                value={values.horas ?? ''}
                onChange={(value) => set({ horas: numeroDe(value) })}
              />
            </FormRow>
            <FormRow>
              <Toggle
                label="Decir la nota"
                help="Si el curso no tiene nada con nota, no sale."
                disabled={readOnly}
                checked={values.muestraNota}
                onChange={(event) => set({ muestraNota: event.currentTarget.checked })}
              />
            </FormRow>
            <p>
              {curso.validezMeses === null
                ? 'No caduca. '
                : `Caduca a los ${curso.validezMeses} ${curso.validezMeses === 1 ? 'mes' : 'meses'}. `}
              <TextLink to={rutas.cursoEditar(curso.id)} search={{ parte: 'renovacion' }}>
                Cambiar la validez
              </TextLink>
            </p>
          </FormLayout>
        </Section>
      )}
      {values.da && <DisenoSection cursoId={curso.id} form={form} readOnly={readOnly} />}
      {puede('certificados:ver') && puede('certificados:emitir') && (
        <QueFaltan cursoId={curso.id} form={form} />
      )}
      {form.dirty && (
        <SaveFooter
          saving={form.saving}
          failure={form.failure}
          conflicted={false}
          onDiscard={form.discard}
          effect={
            form.stored.da && !values.da
              ? 'Quien termine desde ahora no recibirá ninguno. Los expedidos siguen valiendo.'
              : 'Vale para quien termine desde ahora. Los expedidos no cambian.'
          }
        />
      )}
    </form>
  );
}
