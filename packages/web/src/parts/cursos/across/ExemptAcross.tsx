import type { ExentosEnCursos } from '@catedra/shared/lotes/asignaciones.ts';
import { useQueryClient } from '@tanstack/react-query';
import {
  cursosFuera,
  eximirEnCursos,
  juntas,
  offerUndoOfWaivers,
  preverExentos,
  todoCambia,
} from '#parts/cursos/across/acts.ts';
import type { AcrossProps } from '#parts/cursos/across/RemindAcross.tsx';
import { ExemptForm } from '#parts/cursos/exempt/ExemptForm.tsx';
import { cuenta } from '#ui/words/words.ts';

function fueraDe({ cursos, fuera }: ExentosEnCursos): string[] {
  const noLlega = cursos.reduce((suma, uno) => suma + uno.noLlega, 0);
  return [
    ...(noLlega > 0
      ? [
          `${cuenta(noLlega, 'fila')} ${noLlega === 1 ? 'queda' : 'quedan'} fuera: tu perfil no llega a esas personas.`,
        ]
      : []),
    ...cursosFuera(fuera),
  ];
}

/** People of several courses, each excused from theirs. */
export function ExemptAcross({ enCursos, onClose, onDone }: AcrossProps) {
  const queryClient = useQueryClient();
  return (
    <ExemptForm
      title="Eximir"
      de={['asignaciones', enCursos]}
      foresee={async (hasta, dias) => {
        const previstos = await preverExentos(enCursos, hasta, dias);
        return { ...juntas(previstos), fuera: fueraDe(previstos) };
      }}
      give={async (exencion) => {
        const hechos = await eximirEnCursos(enCursos, exencion);
        const { hechas } = juntas(hechos);
        const words =
          hechas === 0
            ? 'No se eximió a nadie.'
            : `${cuenta(hechas, 'exención dada', 'exenciones dadas')} en ${cuenta(hechos.cursos.filter((uno) => uno.hechas > 0).length, 'curso')}.`;
        offerUndoOfWaivers(queryClient, words, hechos);
        await todoCambia(queryClient);
        return words;
      }}
      onClose={onClose}
      onDone={onDone}
    />
  );
}
