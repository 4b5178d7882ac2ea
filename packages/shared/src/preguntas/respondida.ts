import { soloEspacios } from '#preguntas/tipos/corta/escritura.ts';
import { sinEscribir } from '#preguntas/tipos/ensayo/palabras.ts';

const escritos = (respuesta: object): readonly unknown[] | null => {
  if ('texto' in respuesta) return [respuesta.texto];
  return 'huecos' in respuesta ? Object.values(respuesta.huecos ?? {}) : null;
};

/**
 * Whether something was answered, as marking sees it: spaces, a unit without its number, or a template as it was, are a
 * blank. Without the question a template is not known.
 */
export function estaRespondida(respuesta: unknown, publica?: object | null): boolean {
  if (respuesta === null || respuesta === undefined) return false;
  if (typeof respuesta !== 'object') return true;
  if ('html' in respuesta) {
    const plantilla = publica && 'plantilla' in publica ? String(publica.plantilla) : '';
    return !sinEscribir(String(respuesta.html), plantilla);
  }
  const textos = escritos(respuesta);
  return textos === null || !textos.every((texto) => typeof texto === 'string' && soloEspacios(texto));
}
