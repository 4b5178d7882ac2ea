import { type Escrito, rellenar, rellenarAsunto, type Valores } from '@catedra/shared/avisos/plantilla.ts';
import type { Carta } from '#features/avisos/carta.ts';

const ES_DIRECCION = /^https?:\/\/\S+$/;

const parrafosDe = (texto: string): string[] => texto.split(/\n{2,}/);

/** What the fields of any mail say in this one, besides its own. */
export function valoresDe(carta: Carta, nombre: string, academia: string): Valores & { boton: string } {
  const [, ...resto] = parrafosDe(carta.texto);
  // What people wrote stands above where it leads: an address of theirs is no button.
  const cual = resto.findLastIndex((uno) => ES_DIRECCION.test(uno));
  const detalle = resto.filter((_, i) => i !== cual).join('\n\n');
  return { nombre, academia, aviso: carta.asunto, detalle, boton: resto[cual] ?? '' };
}

/** A mail with the academy's words: its greeting and where its button leads stay, and what is below it. */
export function conPlantilla(
  carta: Carta,
  { asunto, texto }: Escrito,
  persona: { readonly nombre: string; readonly academia: string },
  suyos: Valores,
): Carta {
  const valores = { ...valoresDe(carta, persona.nombre, persona.academia), ...suyos };
  const [saludo = ''] = parrafosDe(carta.texto);
  const cuerpo = rellenar(texto, { ...valores, boton: `\n\n${valores.boton}\n\n` });
  const conBoton = valores.boton === '' || parrafosDe(cuerpo).includes(valores.boton);
  return {
    ...carta,
    asunto: rellenarAsunto(asunto, valores, carta.asunto),
    texto: [saludo, cuerpo, conBoton ? '' : valores.boton].filter(Boolean).join('\n\n'),
    direccion: valores.boton,
  };
}
