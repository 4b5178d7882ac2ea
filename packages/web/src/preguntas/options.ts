interface Keys {
  readonly pesos: Readonly<Record<string, string>>;
  readonly explicaciones: Readonly<Record<string, string>>;
  readonly correctas?: readonly string[];
}

const only = <T>(of: Readonly<Record<string, T>>, ids: ReadonlySet<string>): Record<string, T> =>
  Object.fromEntries(Object.entries(of).filter(([id]) => ids.has(id)));

/** The options as they stand now, and of their keys what is still of one of them. */
export function optionsOf<O extends { readonly id: string }, K extends Keys>(opciones: O[], keys: K) {
  const ids = new Set(opciones.map(({ id }) => id));
  return {
    publica: { opciones },
    clave: {
      pesos: only(keys.pesos, ids),
      explicaciones: only(keys.explicaciones, ids),
      ...(keys.correctas && { correctas: keys.correctas.filter((id) => ids.has(id)) }),
    },
  };
}
