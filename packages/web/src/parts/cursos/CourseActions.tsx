import { actividades } from '@catedra/shared/actividades/collection.ts';
import type { ContenidoDeCurso } from '@catedra/shared/actividades/schemas.ts';
import { matches } from '@catedra/shared/core/scope.ts';
import { cursos } from '@catedra/shared/cursos/collection.ts';
import { type ComandoCurso, puedePublicar } from '@catedra/shared/cursos/rules.ts';
import {
  IconArchive,
  IconCopy,
  IconEye,
  IconPackageExport,
  IconPencilMinus,
  IconTrash,
} from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { rutas } from '#platform/paths.ts';
import { PublishChanges } from '#parts/cursos/PublishChanges.tsx';
import { PublishButton } from '#parts/cursos/PublishButton.tsx';
import { DeleteCurso } from '#parts/cursos/DeleteCurso.tsx';
import { DuplicateDialog, useMayDuplicate } from '#parts/cursos/DuplicateDialog.tsx';
import { ExportDialog, useMayExport } from '#parts/cursos/ExportDialog.tsx';
import { cambiarEstado, publicarConEvaluaciones } from '#parts/cursos/commands.ts';
import classes from '#parts/cursos/CourseActions.module.css';
import { scopeOf } from '#parts/cursos/scope.ts';
import { useActor } from '#platform/session.ts';
import { ConfirmDialog } from '#ui/dialogs/ConfirmButton.tsx';
import type { RowAction } from '#ui/lists/data-table.ts';
import { RowMenu } from '#ui/lists/RowMenu.tsx';
import { ButtonLink } from '#ui/frame/TextLink.tsx';

interface CourseActionsProps {
  readonly contenido: ContenidoDeCurso;
  /** Something waits to be saved: that is the page's main act, not this. */
  readonly busy: boolean;
}

const RETIRADAS: Readonly<
  Record<Exclude<ComandoCurso, 'publicar'>, { titulo: string; verbo: string; efecto: string }>
> = {
  archivar: {
    titulo: '¿Archivar el curso?',
    verbo: 'Archivar el curso',
    efecto:
      'Nadie nuevo podrá empezarlo y saldrá del catálogo. Quienes lo tienen podrán seguir leyéndolo, pero lo que hagan dejará de contar: no suma avance, no se entrega y no da certificado.',
  },
  'volver-a-borrador': {
    titulo: '¿Volver a borrador?',
    verbo: 'Volver a borrador',
    efecto: 'Sus participantes dejarán de verlo hasta que lo publiques de nuevo. Su progreso se conserva.',
  },
};

export function CourseActions({ contenido, busy }: CourseActionsProps) {
  const { curso } = contenido;
  const { actor } = useActor();
  const queryClient = useQueryClient();
  const [asking, setAsking] = useState<Exclude<ComandoCurso, 'publicar'> | null>(null);
  const [copying, setCopying] = useState(false);
  const [exporting, setExporting] = useState(false);
  const [removing, setRemoving] = useState(false);
  const navigate = useNavigate();
  const mayDuplicate = useMayDuplicate();
  const mayExport = useMayExport();
  const may = matches(puedePublicar(actor), scopeOf(curso));
  const mayEdit = matches(actividades.policy.update(actor), {
    cursoId: curso.id,
    oculta: false,
    lista: true,
  });
  const run = async (comando: ComandoCurso) => {
    await cambiarEstado(curso.id, comando);
    await queryClient.invalidateQueries({ queryKey: ['cursos'] });
  };

  const publish = async (withEvaluations: boolean) => {
    if (!withEvaluations) return run('publicar');
    await publicarConEvaluaciones(curso.id);
    await queryClient.invalidateQueries({ queryKey: ['cursos'] });
  };

  const menu: RowAction[] = [];
  if (mayDuplicate) menu.push({ label: 'Duplicar', icon: IconCopy, onClick: () => setCopying(true) });
  if (mayExport(curso))
    menu.push({ label: 'Exportar', icon: IconPackageExport, onClick: () => setExporting(true) });
  if (may && curso.estado === 'publicado')
    menu.push({ label: 'Archivar', icon: IconArchive, onClick: () => setAsking('archivar') });
  if (may && curso.estado !== 'borrador')
    menu.push({
      label: 'Volver a borrador',
      icon: IconPencilMinus,
      onClick: () => setAsking('volver-a-borrador'),
    });
  if (matches(cursos.policy.delete(actor), scopeOf(curso)))
    menu.push({ label: 'Eliminar', icon: IconTrash, danger: true, onClick: () => setRemoving(true) });
  const words = asking && RETIRADAS[asking];

  return (
    <>
      {curso.estado === 'publicado' && (
        <ButtonLink
          to={rutas.curso(curso.slug)}
          variant="default"
          className={classes.see}
          leftSection={<IconEye size={18} stroke={1.75} aria-hidden />}
        >
          Ver el curso
        </ButtonLink>
      )}
      {may && curso.estado !== 'publicado' && (
        <PublishButton contenido={contenido} quiet={busy} onPublish={publish} />
      )}
      {mayEdit && contenido.porPublicar && (
        <PublishChanges cursoId={curso.id} waiting={contenido.porPublicar} quiet={busy} />
      )}
      {menu.length > 0 && <RowMenu name={curso.titulo} actions={menu} />}
      <DuplicateDialog curso={copying ? curso : null} onClose={() => setCopying(false)} />
      <ExportDialog curso={exporting ? curso : null} onClose={() => setExporting(false)} />
      <DeleteCurso
        curso={removing ? curso : null}
        onClose={() => setRemoving(false)}
        onDeleted={() => navigate({ to: rutas.cursos, replace: true, ignoreBlocker: true })}
      />
      <ConfirmDialog
        opened={words !== null}
        onClose={() => setAsking(null)}
        title={words?.titulo ?? ''}
        confirmLabel={words?.verbo ?? ''}
        onConfirm={() => (asking ? run(asking) : undefined)}
      >
        {words?.efecto}
      </ConfirmDialog>
    </>
  );
}
