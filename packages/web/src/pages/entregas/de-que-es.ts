interface Marcable {
  /** Of an answer, the number of its question. */
  readonly pregunta: number | null;
  readonly actividad: { readonly titulo: string };
}

/** «Pregunta 13 de Evaluación final», or the task. */
export const deQueEs = ({ pregunta, actividad }: Marcable): string =>
  pregunta === null ? actividad.titulo : `Pregunta ${pregunta} de ${actividad.titulo}`;

/** After the name of its course. */
export const EN_PAPELERA = '. Está en la papelera';
