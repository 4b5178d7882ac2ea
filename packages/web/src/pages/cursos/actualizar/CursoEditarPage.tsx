import { Skeleton } from '@mantine/core';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useParams, useSearch } from '@tanstack/react-router';
import { type ReactNode, Suspense } from 'react';
import { rutas } from '#platform/paths.ts';
import { CursoEditor } from '#pages/cursos/actualizar/CursoEditor.tsx';
import { CertificadoBones } from '#pages/cursos/certificado/CertificadoPart.tsx';
import { RenovacionBones } from '#pages/cursos/renovacion/RenovacionPart.tsx';
import { ParticipantesBones } from '#pages/cursos/participantes/ParticipantesBones.tsx';
import { contenidoQuery } from '#pages/cursos/queries.ts';
import { useActor } from '#platform/session.ts';
import { GoneNotice, useGone } from '#ui/forms/Gone.tsx';
import { CourseTabs } from '#parts/cursos/CourseFrame.tsx';
import { Page, WaitingPage } from '#ui/frame/Page.tsx';
import { writingQuery } from '#parts/texto/RichTextField.tsx';
import { FormBones } from '#ui/states/Bones.tsx';
import { lazyPart } from '#ui/states/lazy-part.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { ButtonLink } from '#ui/frame/TextLink.tsx';

const DisenoEditor = lazyPart(
  async () => (await import('#pages/cursos/certificado/editor/DisenoEditor.tsx')).DisenoEditor,
);

const trail = [{ label: 'Cursos', to: rutas.cursos }, { label: 'Curso' }];

const BONES: Readonly<Record<string, ReactNode>> = {
  informacion: <FormBones labels={['Título', 'Dirección', 'Descripción']} text={176} />,
  participantes: <ParticipantesBones />,
  certificado: <CertificadoBones />,
  renovacion: <RenovacionBones />,
  ajustes: <FormBones labels={['Cómo se hace', 'Empieza', 'Termina']} />,
};

export function CursoEditarPage() {
  const { id = '' } = useParams({ strict: false });
  const { parte = 'informacion', diseno }: { parte?: string; diseno?: string } = useSearch({ strict: false });
  const { puede } = useActor();
  const query = useQuery(contenidoQuery(id));
  const writing = useQuery({ ...writingQuery, enabled: parte === 'informacion' });

  const gone = useGone(query);

  if (gone === 'missing') {
    return (
      <Page
        title="No encontramos este curso"
        trail={trail}
        subtitle="Puede que se haya eliminado o que no esté entre los que puedes ver."
      >
        <ButtonLink to={rutas.cursos}>Ver los cursos</ButtonLink>
      </Page>
    );
  }
  if (query.data && parte === 'certificado' && diseno && puede('certificados:disenar'))
    return (
      <Suspense fallback={<WaitingPage title="Diseño del certificado" failed={false} trail={trail} />}>
        <DisenoEditor curso={query.data.curso} disenoId={diseno} />
      </Suspense>
    );
  // What was read stays while it is asked for again, even if that fails: someone may be writing on it.
  if (query.data && (writing.data || parte !== 'informacion'))
    return (
      <>
        <CursoEditor key={query.data.curso.id} contenido={query.data} />
        <GoneNotice
          shown={gone === 'kept'}
          what="Este curso"
          back="Si está en la papelera de cursos y se recupera, podrás guardarlo."
        />
      </>
    );
  const waiting: UseQueryResult = query.data ? writing : query;
  return (
    <WaitingPage
      parts
      title="Curso"
      failed={waiting.isError}
      trail={trail.slice(0, 1)}
      mark={<Skeleton height={72} />}
    >
      <CourseTabs cursoId={id} part={parte} />
      <QueryView query={waiting} label="Cargando el curso…" skeleton={BONES[parte]}>
        {() => null}
      </QueryView>
    </WaitingPage>
  );
}
