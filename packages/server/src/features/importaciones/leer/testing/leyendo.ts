import type { Entrada, Lector, Leida, LeidaBien } from '@catedra/shared/importaciones/leida.ts';

/** A file alone, as it is uploaded. */
export const suelto = (escrito: string | Uint8Array, nombre = 'preguntas.xml'): Entrada => ({
  nombre,
  bytes: typeof escrito === 'string' ? Buffer.from(escrito) : escrito,
  vecinas: new Map(),
});

/** Of each question, what it is and why not, or what changes. */
export const enBreve = (leidas: Iterable<Leida>): string[] =>
  [...leidas].map((una) =>
    una.clase === 'no_leida' ? `✗ ${una.porque}` : [una.mitades.publica.tipo, ...una.cambios].join(' · '),
  );

/** The only question of a file, which is read. */
export function laUnica(lector: Lector, escrito: string): LeidaBien {
  const [una, ...otras] = lector.lee(suelto(escrito));
  if (una?.clase !== 'leida' || otras.length > 0) throw new Error(JSON.stringify(una ?? 'none'));
  return una;
}
