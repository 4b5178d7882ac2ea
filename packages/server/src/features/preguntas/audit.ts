import { isDeepStrictEqual } from 'node:util';
import type { Carpeta, PreguntaDeAutor } from '@catedra/shared/preguntas/schemas.ts';
import { enUnaLinea } from '@catedra/shared/preguntas/en-una-linea.ts';
import { differences } from '#platform/changes/differences.ts';
import type { Work } from '#platform/changes/work.ts';

/** What the log keeps of a question: which one and where it is, never its key. */
const anotada = ({
  tipo,
  carpetaId,
  etiquetas,
  numero,
  publica,
  borrador,
  eliminadaEn,
}: PreguntaDeAutor) => ({
  tipo,
  carpetaId,
  etiquetas: etiquetas.join(', '),
  version: numero,
  enunciado: enUnaLinea((borrador ?? { publica }).publica),
  borrador: borrador !== null,
  enPapelera: eliminadaEn !== null,
});

const mitadesDe = ({ publica, clave, borrador }: PreguntaDeAutor) => borrador ?? { publica, clave };

/** That one of the halves is another, without saying what it holds. */
const cambiadas = (antes: PreguntaDeAutor | null, despues: PreguntaDeAutor) => {
  const [a, b] = [antes && mitadesDe(antes), mitadesDe(despues)];
  return {
    ...(a && !isDeepStrictEqual(a.publica, b.publica) && { contenido: [null, 'cambiado'] as const }),
    ...(a && !isDeepStrictEqual(a.clave, b.clave) && { clave: [null, 'cambiada'] as const }),
  };
};

export function anotarPregunta(work: Work, antes: PreguntaDeAutor | null, despues: PreguntaDeAutor): void {
  work.record({
    coleccion: 'preguntas',
    documento: despues.id,
    antes: antes && { cursoId: antes.cursoId },
    despues: { cursoId: despues.cursoId },
    detalle: { ...differences(antes && anotada(antes), anotada(despues)), ...cambiadas(antes, despues) },
  });
}

/** One change of many questions, each with what changed in it. */
export function anotarVarias(
  work: Work,
  filas: readonly {
    readonly id: string;
    readonly antes: string | null;
    readonly despues: string | null;
  }[],
  detalle: Readonly<Record<string, readonly [unknown, unknown]>>,
): void {
  for (const { id, antes, despues } of filas)
    work.record({
      coleccion: 'preguntas',
      documento: id,
      antes: { cursoId: antes },
      despues: { cursoId: despues },
      detalle,
    });
}

const anotadaCarpeta = ({ nombre, padreId, cursoId }: Carpeta) => ({ nombre, padreId, cursoId });

export function anotarCarpeta(work: Work, antes: Carpeta | null, despues: Carpeta | null): void {
  work.record({
    coleccion: 'carpetas',
    documento: (despues ?? antes)?.id ?? '',
    antes: antes && { cursoId: antes.cursoId },
    despues: despues && { cursoId: despues.cursoId },
    detalle: differences(antes && anotadaCarpeta(antes), despues && anotadaCarpeta(despues)),
  });
}
