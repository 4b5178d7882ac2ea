interface CursoEmpezable {
  readonly id: string;
  readonly siguiente: unknown;
  readonly ultimaVez: string | null;
  readonly venceEn: string | null;
}

const TARDE = '9999';

/** The course of the "Continuar" button: the last one touched, else the one due first. */
export function cursoParaContinuar<C extends CursoEmpezable>(cursos: readonly C[]): C | null {
  const posibles = cursos.filter((curso) => curso.siguiente !== null);
  const tocados = posibles.filter((curso) => curso.ultimaVez !== null);
  const ultimo = tocados.toSorted((a, b) => (b.ultimaVez ?? '').localeCompare(a.ultimaVez ?? ''))[0];
  const urgente = posibles.toSorted((a, b) => (a.venceEn ?? TARDE).localeCompare(b.venceEn ?? TARDE))[0];
  return ultimo ?? urgente ?? null;
}
