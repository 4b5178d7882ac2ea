import { CERO, UNO } from '#core/racional.ts';
import type { Hecha } from '#importaciones/comun/acabar.ts';
import {
  type ClavePorHacer,
  hazNumerica,
  leeNumeroDeArchivo,
  rangoDe,
} from '#importaciones/comun/escritas.ts';
import { NoEntra } from '#importaciones/comun/no-entra.ts';
import type { Cuerpo } from '#importaciones/leer/gift/respuestas.ts';
import { soltarEscapados } from '#importaciones/leer/gift/signos.ts';
import { rico, trozoDe } from '#importaciones/leer/gift/trozo.ts';

function numero(escrito: string) {
  const leido = leeNumeroDeArchivo(escrito);
  if (!leido) throw new NoEntra(`«${soltarEscapados(escrito).trim().slice(0, 60)}» no es un número.`);
  return leido;
}

/** `3:0.5`, `1..5` or `4`. */
function loQueVale(escrito: string): Pick<ClavePorHacer, 'valor' | 'tolerancia'> {
  const [desde, hasta, ...mas] = escrito.split('..');
  if (hasta !== undefined && mas.length === 0) return rangoDe(numero(desde ?? ''), numero(hasta));
  const corte = escrito.indexOf(':');
  const valor = numero(corte < 0 ? escrito : escrito.slice(0, corte));
  const margen = corte < 0 ? '' : escrito.slice(corte + 1).trim();
  return { valor, tolerancia: { tipo: 'absoluta', valor: margen === '' ? CERO : numero(margen) } };
}

const CON_MILES = /^[+-]?\d{1,3},\d{3}$/;

/** What comes after `#`. */
export function numerica(respuestas: string, { formato, explicacion, enunciado }: Cuerpo): Hecha {
  const cambios: string[] = [];
  const corte = respuestas.indexOf('~');
  const paraLosDemas: string[] = corte < 0 ? [] : [trozoDe(respuestas.slice(corte + 1), cambios).comentario];
  const partes = (corte < 0 ? respuestas : respuestas.slice(0, corte)).split('=');
  if ((partes[0] ?? '').trim() === '') partes.shift();
  const claves = partes.flatMap((parte) => {
    const { peso, texto, comentario } = trozoDe(parte, cambios);
    if (texto === '*') {
      if (peso?.n !== 0n) throw new NoEntra('Da puntos a cualquier número, y eso aquí no existe.');
      paraLosDemas.push(comentario);
      return [];
    }
    if (CON_MILES.test(texto))
      cambios.push(`«${texto}» se entiende con coma decimal. Si era de miles, cámbialo.`);
    return [{ ...loQueVale(texto), peso: peso ?? UNO, explicacion: rico(comentario, formato) }];
  });
  const delResto = paraLosDemas.map((comentario) => rico(comentario, formato)).join('');
  if (delResto !== '') cambios.push('El comentario para cualquier otro número pasa a la explicación.');
  return {
    mitades: hazNumerica({ enunciado, explicacion: explicacion + delResto, claves }),
    cambios,
  };
}
