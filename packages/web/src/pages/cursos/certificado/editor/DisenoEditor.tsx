import type { Curso } from '@catedra/shared/cursos/collection.ts';
import type { Diseno } from '@catedra/shared/certificados/disenos/schemas.ts';
import { Button, Skeleton, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { IconDownload } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { UsarEnCurso } from '#pages/cursos/certificado/editor/UsarEnCurso.tsx';
import { FirmasSection } from '#pages/cursos/certificado/editor/FirmasSection.tsx';
import { MarcaSection } from '#pages/cursos/certificado/editor/MarcaSection.tsx';
import { ModeloSection } from '#pages/cursos/certificado/editor/ModeloSection.tsx';
import { Preview, usePrueba } from '#pages/cursos/certificado/editor/Preview.tsx';
import { PublicarButton } from '#pages/cursos/certificado/editor/PublicarButton.tsx';
import { RetirarDiseno } from '#pages/cursos/certificado/editor/RetirarDiseno.tsx';
import { TextoSection } from '#pages/cursos/certificado/editor/TextoSection.tsx';
import classes from '#pages/cursos/certificado/editor/editor.module.css';
import { useDiseno } from '#pages/cursos/certificado/editor/use-diseno.ts';
import { disenoQuery, disenosQuery } from '#pages/cursos/certificado/queries.ts';
import { rutas } from '#platform/paths.ts';
import { messageOf } from '#platform/api-error.ts';
import { SaveState } from '#ui/forms/SaveState.tsx';
import { UnsavedGuard } from '#ui/forms/UnsavedGuard.tsx';
import { Page } from '#ui/frame/Page.tsx';
import { useTitleFocus } from '#ui/frame/title-focus.ts';
import { StateMark } from '#ui/marks/StateMark.tsx';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { Notice } from '#ui/states/Notice.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { TextButton } from '#ui/frame/TextLink.tsx';
import { cuenta } from '#ui/words/words.ts';

interface DisenoEditorProps {
  readonly curso: Curso;
  readonly disenoId: string;
}

/** The design of certificates, over the course that one came from. */
export function DisenoEditor({ curso, disenoId }: DisenoEditorProps) {
  const query = useQuery(disenoQuery(disenoId));
  if (query.data) return <Editor key={disenoId} curso={curso} diseno={query.data} />;
  return (
    <Page title="Diseño del certificado" trail={trailOf(curso)}>
      <QueryView query={query} label="Cargando el diseño…" skeleton={<Skeleton height={480} mt={24} />}>
        {() => null}
      </QueryView>
    </Page>
  );
}

const trailOf = ({ id, titulo }: Curso) => [
  { label: 'Cursos', to: rutas.cursos },
  { label: titulo, to: rutas.cursoEditar(id), search: { parte: 'certificado' } },
  { label: 'Diseño del certificado' },
];

function Editor({ curso, diseno }: { readonly curso: Curso; readonly diseno: Diseno }) {
  useTitleFocus();
  const form = useDiseno(diseno);
  const prueba = usePrueba(form.contenido, curso.id);
  const disenos = useQuery(disenosQuery);
  const address = useObjectUrl(prueba.query.data?.pdf);
  const pendiente = diseno.pendiente || form.dirty;
  return (
    <Page
      title={`Certificado de ${curso.titulo}`}
      documentTitle={`Diseño del certificado de ${curso.titulo}`}
      trail={trailOf(curso)}
      aside={<SaveState saving={form.saving} />}
      subtitle={
        <span className={classes.facts}>
          {pendiente ? (
            <StateMark kind="draft">
              {diseno.version === 0 ? 'Sin publicar' : 'Cambios sin publicar'}
            </StateMark>
          ) : (
            <StateMark kind="done">Publicado</StateMark>
          )}
          <span>
            {diseno.cursos === 0
              ? 'Ningún curso lo usa'
              : `Lo usa${diseno.cursos === 1 ? '' : 'n'} ${cuenta(diseno.cursos, 'curso')}`}
          </span>
          <span>{cuenta(diseno.expedidos, 'expedido')}</span>
        </span>
      }
      action={
        <>
          <Button
            variant="default"
            component="a"
            href={address}
            download="Prueba de certificado.pdf"
            leftSection={<IconDownload size={18} stroke={1.75} aria-hidden />}
          >
            Descargar una prueba
          </Button>
          <PublicarButton diseno={diseno} form={form} pendiente={pendiente} />
        </>
      }
    >
      <UnsavedGuard dirty={form.dirty} within="diseno" />
      {form.conflict && (
        <Notice role="alert">
          Otra persona cambió este diseño mientras escribías.{' '}
          <TextButton onClick={form.conflict.keepMine}>Guardar lo mío</TextButton>{' '}
          <TextButton onClick={form.conflict.keepTheirs}>Quedarme con lo suyo</TextButton>
        </Notice>
      )}
      {form.failure && <ErrorState>{messageOf(form.failure)}</ErrorState>}
      <UsarEnCurso curso={curso} diseno={diseno} />
      <div className={classes.desk}>
        <Preview {...prueba} expedidos={diseno.expedidos} conQr={disenos.data?.conQr ?? true} />
        <div className={classes.fields}>
          <ModeloSection form={form} />
          <MarcaSection form={form} curso={curso} />
          <TextoSection form={form} />
          <FirmasSection form={form} />
          <TextInput
            className={classes.name}
            label="Nombre del diseño"
            description="Con él se elige en los cursos. No sale en el papel."
            maxLength={120}
            value={form.nombre}
            error={form.faltas.nombre}
            onChange={(event) => form.set({ nombre: event.currentTarget.value })}
          />
          <RetirarDiseno cursoId={curso.id} diseno={diseno} />
        </div>
      </div>
    </Page>
  );
}

/** An address of this page for some bytes, while they are shown. */
function useObjectUrl(bytes: Blob | undefined): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!bytes) return;
    const made = URL.createObjectURL(bytes);
    const timer = setTimeout(() => setUrl(made));
    return () => {
      clearTimeout(timer);
      URL.revokeObjectURL(made);
    };
  }, [bytes]);
  return url;
}
