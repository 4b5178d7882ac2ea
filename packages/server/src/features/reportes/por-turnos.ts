interface Turno<T> {
  readonly enCurso: Promise<T>;
  siguiente: Promise<T> | null;
}

/**
 * One computation at a time for each key, however many screens ask; whoever asks meanwhile shares the next one,
 * so that nobody gets an answer older than their question.
 */
export function porTurnos<T>() {
  const turnos = new Map<string, Turno<T>>();

  const empezar = (clave: string, calcular: () => Promise<T>): Promise<T> => {
    const turno: Turno<T> = { enCurso: calcular(), siguiente: null };
    turnos.set(clave, turno);
    const acabar = () => {
      if (!turno.siguiente) turnos.delete(clave);
    };
    turno.enCurso.then(acabar, acabar);
    return turno.enCurso;
  };

  return (clave: string, calcular: () => Promise<T>): Promise<T> => {
    const turno = turnos.get(clave);
    if (!turno) return empezar(clave, calcular);
    turno.siguiente ??= turno.enCurso.catch(() => null).then(() => empezar(clave, calcular));
    return turno.siguiente;
  };
}
