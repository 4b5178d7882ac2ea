import type { CursoDePersona } from '@catedra/shared/participantes/persona.ts';
import type { Usuario } from '@catedra/shared/usuarios/collection.ts';
import type { Acto } from '#pages/usuarios/actualizar/CursosSection.tsx';
import { quitarCurso } from '#pages/usuarios/queries.ts';
import { ExtendDialog } from '#parts/cursos/ExtendDialog.tsx';
import { RemindDialog } from '#parts/cursos/RemindDialog.tsx';
import { ConfirmDialog } from '#ui/dialogs/ConfirmButton.tsx';
import { fullName } from '#ui/people/PersonName.tsx';

export interface CourseAct {
  readonly que: Acto;
  readonly curso: CursoDePersona;
}

interface CourseActsProps {
  readonly usuario: Usuario;
  /** What is about to be done with which of their courses. */
  readonly acto: CourseAct | null;
  readonly onClose: () => void;
  readonly onDone: (words: string) => void;
}

/** The dialogs of what can be done with one course of a person. */
export function CourseActs({ usuario, acto, onClose, onDone }: CourseActsProps) {
  return (
    <>
      <RemindDialog
        curso={acto?.curso ?? { id: '', titulo: '' }}
        quienes={acto?.que === 'recordar' ? { usuarioIds: [usuario.id] } : null}
        onClose={onClose}
        onDone={onDone}
      />
      <ExtendDialog
        cursoId={acto?.curso.id ?? ''}
        persona={acto?.que === 'plazo' ? { ...usuario, ...acto.curso, usuarioId: usuario.id } : null}
        onClose={onClose}
        onDone={onDone}
      />
      <ConfirmDialog
        opened={acto?.que === 'quitar'}
        onClose={onClose}
        title={`¿Quitar «${acto?.curso.titulo ?? ''}» a ${fullName(usuario)}?`}
        confirmLabel="Quitar el curso"
        onConfirm={async () => {
          if (!acto) return;
          const { siguen } = await quitarCurso(acto.curso.id, usuario.id);
          onDone(
            siguen.length > 0
              ? `Se quitó su inscripción en «${acto.curso.titulo}»; lo sigue teniendo por su grupo.`
              : `Ya no tiene «${acto.curso.titulo}».`,
          );
        }}
      >
        Dejará de ver el curso. Lo que hizo se conserva, y si vuelve seguirá donde estaba. Si también lo tiene
        por un grupo, lo sigue teniendo.
      </ConfirmDialog>
    </>
  );
}
