import * as actividadesApi from '@catedra/shared/actividades/api.ts';
import type { Quitado } from '@catedra/shared/actividades/schemas.ts';
import type { Curso } from '@catedra/shared/cursos/collection.ts';
import { DIAS_EN_PAPELERA } from '@catedra/shared/papelera/rules.ts';
import { aQuienTocanLasActividades } from '@catedra/shared/papelera/uso.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ask } from '#platform/ask.ts';
import { settle, takeBack, usoDeActividadesQuery } from '#parts/papelera/queries.ts';
import { ConfirmDialog } from '#ui/dialogs/ConfirmButton.tsx';
import { Reasons } from '#ui/dialogs/Reasons.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { offerUndo } from '#ui/states/undo.ts';
import { cuenta, mayuscula } from '#ui/words/words.ts';

/** What goes: activities, or a section with those that it holds. */
export interface Removed {
  readonly curso: Pick<Curso, 'id' | 'estado'>;
  readonly actividades: readonly { readonly id: string; readonly titulo: string }[];
  readonly seccion?: { readonly id: string; readonly titulo: string };
}

interface RemoveFromCourseProps {
  readonly removed: Removed | null;
  readonly onClose: () => void;
  readonly onRemoved?: () => void;
}

/** How the thing is called in a sentence: «Bienvenida», «la sección «Riesgos»», «3 actividades». */
function nameOf({ seccion, actividades }: Removed): string {
  if (seccion) return `la sección «${seccion.titulo}»`;
  const [sola] = actividades;
  return actividades.length === 1 && sola
    ? `«${sola.titulo}»`
    : cuenta(actividades.length, 'actividad', 'actividades');
}

function send({ curso, actividades, seccion }: Removed): Promise<Quitado> {
  const [sola, ...otras] = actividades;
  if (seccion) return ask(actividadesApi.quitarSeccion, { id: seccion.id });
  if (sola && otras.length === 0) return ask(actividadesApi.quitar, { id: sola.id });
  return ask(actividadesApi.quitarVarias, {
    id: curso.id,
    body: { actividadIds: actividades.map(({ id }) => id) },
  });
}

function doneWords(removed: Removed, { esperan }: Quitado): string {
  const several = !removed.seccion && removed.actividades.length > 1;
  const name = mayuscula(nameOf(removed));
  if (esperan.length === 0) return `${name} ${several ? 'están' : 'está'} en la papelera.`;
  return `${name} ${several ? 'irán' : 'irá'} a la papelera cuando publiques los cambios.`;
}

const ESPERA =
  ' El curso está publicado: para quienes lo siguen no cambia nada hasta que publiques el cambio.';
const SI_SE_USA =
  'Va a la papelera, de donde se puede recuperar en cualquier momento con todo lo que hizo cada persona.';
const SI_NO = `Nadie ha hecho nada ahí. Va a la papelera, de donde se puede recuperar durante ${DIAS_EN_PAPELERA} días; después se borra.`;

/** Says first whom it touches; then it goes to the bin, and can be taken back at once. */
export function RemoveFromCourse({ removed, onClose, onRemoved }: RemoveFromCourseProps) {
  const queryClient = useQueryClient();
  const ids = removed?.actividades.map(({ id }) => id) ?? [];
  const query = useQuery({
    ...usoDeActividadesQuery(removed?.curso.id ?? '', ids),
    enabled: ids.length > 0,
  });
  const several = ids.length > 1;
  const reasons = query.data ? aQuienTocanLasActividades(query.data, several) : [];
  const remove = async () => {
    if (!removed) return;
    let gone = await send(removed);
    onRemoved?.();
    offerUndo({
      words: doneWords(removed, gone),
      place: removed.curso.id,
      undo: async () => {
        await takeBack(removed.curso.id, gone);
        await settle(queryClient);
      },
      redo: async () => {
        gone = await send(removed);
        await settle(queryClient);
      },
    });
    await settle(queryClient);
  };
  const used =
    query.data && (query.data.conProgreso > 0 || query.data.entregas > 0 || query.data.opiniones > 0);
  const later = `${used ? SI_SE_USA : SI_NO}${removed?.curso.estado === 'publicado' ? ESPERA : ''}`;

  return (
    <ConfirmDialog
      opened={removed !== null}
      onClose={onClose}
      title={removed ? `¿Eliminar ${nameOf(removed)}?` : ''}
      confirmLabel="Eliminar"
      allowed={ids.length === 0 || query.isSuccess ? true : null}
      onConfirm={remove}
    >
      {ids.length === 0 ? (
        `Está vacía. Va a la papelera, de donde se puede recuperar durante ${DIAS_EN_PAPELERA} días; después se borra.`
      ) : (
        <QueryView query={query} label="Mirando a quién toca…">
          {() => <Reasons reasons={contents(removed, reasons)} instead={later} />}
        </QueryView>
      )}
    </ConfirmDialog>
  );
}

const contents = (removed: Removed | null, reasons: readonly string[]): readonly string[] =>
  removed?.seccion
    ? [`Se va con ${cuenta(removed.actividades.length, 'actividad', 'actividades')}.`, ...reasons]
    : reasons;
