interface Marcable {
  /** Of an answer, its place in the attempt. */
  readonly lugar: number | null;
  readonly actividad: { readonly titulo: string };
}

/** «Pregunta 13 de Evaluación final», or the task. */
export const deQueEs = ({ lugar, actividad }: Marcable): string =>
  lugar === null ? actividad.titulo : `Pregunta ${lugar + 1} de ${actividad.titulo}`;
