import {
  type Fallo,
  listaParaPublicar,
  type PreguntaEnLista,
} from '@catedra/shared/evaluaciones/lista-para-publicar.ts';
import type { EvaluacionDeAutor } from '@catedra/shared/evaluaciones/schemas.ts';
import { tipoDePregunta } from '@catedra/shared/preguntas/tipos.ts';
import { fallosDe } from '#preguntas/autor/halves.ts';
import { lugaresDe, sinLugar } from '#pages/evaluaciones/mesa/places.ts';
import type { EnMesa, Vista } from '#pages/evaluaciones/mesa/vista.ts';
import { cuenta } from '#ui/words/words.ts';

/** As far as publishing looks at it: attempts ask what is in use while what was edited waits. */
function enLista({ guardada, tecleada }: EnMesa): PreguntaEnLista {
  const seUsa = guardada?.borrador ? guardada : tecleada;
  return {
    puntua: tipoDePregunta(tecleada.publica.tipo).puntua,
    aMano: tipoDePregunta(seUsa.publica.tipo).aMano,
    fallos: fallosDe(seUsa),
    enPapelera: (guardada?.eliminadaEn ?? null) !== null,
    conBorrador: (guardada?.borrador ?? null) !== null,
  };
}

/** What keeps from publishing or is only told, of what is on screen now: only of draws, what the server last said. */
export function fallosAhora(
  vista: Vista,
  { titulo, evaluacion }: Pick<EvaluacionDeAutor, 'titulo' | 'evaluacion'>,
  now: Date,
): Fallo[] {
  const secciones = vista.porEscribir ? sinLugar(vista.secciones, vista.porEscribir) : vista.secciones;
  const preguntas = new Map([...vista.preguntas].map(([id, una]) => [id, enLista(una)]));
  const sorteos = new Set(lugaresDe(secciones).flatMap(({ id, tipo }) => (tipo === 'sorteo' ? [id] : [])));
  return [
    ...listaParaPublicar({ ...evaluacion, titulo, secciones, preguntas, bombos: null, nombres: {}, now }),
    ...vista.fallos.filter(({ lugarId }) => lugarId !== null && sorteos.has(lugarId)),
  ];
}

/** One line for each question: what it lacks first, and how much more. */
export function porLugar(fallos: readonly Fallo[]): Fallo[] {
  const lineas = new Map<string, { readonly primero: Fallo; readonly mas: number }>();
  fallos.forEach((fallo, i) => {
    const cual = fallo.lugarId ?? `suelto ${i}`;
    const linea = lineas.get(cual);
    lineas.set(cual, linea ? { ...linea, mas: linea.mas + 1 } : { primero: fallo, mas: 0 });
  });
  return [...lineas.values()].map(({ primero, mas }) =>
    mas === 0 ? primero : { ...primero, frase: `${primero.frase} Y ${cuenta(mas, 'cosa')} más.` },
  );
}
