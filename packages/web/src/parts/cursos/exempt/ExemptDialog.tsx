import { useQueryClient } from '@tanstack/react-query';
import { ExemptForm } from '#parts/cursos/exempt/ExemptForm.tsx';
import {
  eximir,
  offerExemptUndo,
  preverExencion,
  type Quienes,
  trasEximir,
} from '#parts/cursos/exempt/exempting.ts';

export interface ExemptDialogProps {
  readonly cursoId: string;
  readonly quienes: Quienes;
  /** Of one person alone, their name. */
  readonly nombre?: string | undefined;
  readonly onClose: () => void;
  readonly onDone: (said: string) => void;
}

/** Some people of a course, or all that its list shows. */
export function ExemptDialog({ cursoId, quienes, nombre, onClose, onDone }: ExemptDialogProps) {
  const queryClient = useQueryClient();
  return (
    <ExemptForm
      title={nombre ? `Eximir a ${nombre}` : 'Eximir del curso'}
      de={['cursos', cursoId, quienes]}
      foresee={(hasta, dias) => preverExencion(cursoId, quienes, hasta, dias)}
      give={async (exencion) => {
        const hecho = await eximir(cursoId, quienes, exencion);
        const words = trasEximir(hecho);
        offerExemptUndo(queryClient, cursoId, words, hecho);
        return words;
      }}
      onClose={onClose}
      onDone={onDone}
    />
  );
}
