import { soloEspacios } from '#preguntas/tipos/corta/escritura.ts';

const escritos = (respuesta: object): readonly unknown[] | null => {
  if ('texto' in respuesta) return [respuesta.texto];
  return 'huecos' in respuesta ? Object.values(respuesta.huecos ?? {}) : null;
};

/** Whether something was answered, as marking sees it: spaces, or a unit without its number, are a blank. */
export function estaRespondida(respuesta: unknown): boolean {
  if (respuesta === null || respuesta === undefined) return false;
  const textos = typeof respuesta === 'object' ? escritos(respuesta) : null;
  return textos === null || !textos.every((texto) => typeof texto === 'string' && soloEspacios(texto));
}
