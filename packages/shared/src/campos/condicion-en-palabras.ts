import type { CondicionDeCampo } from '#campos/condicion.ts';
import { type Nombres, valorEnPalabras } from '#campos/formato.ts';
import type { FormaDeCampo, Valor } from '#campos/tipos.ts';

/** What is asked of a field, after its name: «es Madrid o Burgos», «de 2 a 10». */
export function condicionEnPalabras(
  campo: FormaDeCampo,
  condicion: CondicionDeCampo,
  nombre: Nombres,
): string {
  const dicho = (valor: Valor) => valorEnPalabras(campo, valor, nombre);
  switch (condicion.es) {
    case 'igual':
      return `es ${condicion.a.map(dicho).join(' o ')}`;
    case 'distinto':
      return `no es ${condicion.a.map(dicho).join(' ni ')}`;
    case 'contiene':
      return `contiene «${condicion.a}»`;
    case 'empieza':
      return `empieza por «${condicion.a}»`;
    case 'vacio':
      return 'sin valor';
    case 'conValor':
      return 'con valor';
    default:
      return [
        ...(condicion.desde === undefined ? [] : [`desde ${dicho(condicion.desde)}`]),
        ...(condicion.hasta === undefined ? [] : [`hasta ${dicho(condicion.hasta)}`]),
      ].join(' ');
  }
}
