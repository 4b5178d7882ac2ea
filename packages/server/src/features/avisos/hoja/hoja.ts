import type { Carta } from '#features/avisos/carta.ts';
import { E, OSCURO } from '#features/avisos/hoja/estilo.ts';
import { ricoEnCarta } from '#features/avisos/hoja/rico.ts';
import type { Dicha } from '#features/avisos/dicha.ts';
import { esDireccionDe } from '#features/avisos/es-direccion.ts';
import { escape, linked } from '#platform/mail/html.ts';

/** What stands below every letter. */
export interface Pie {
  /** «Te lo mandamos porque…», and who it was sent to. */
  readonly porque: string;
  readonly persona: string;
  /** Where one stops it with one press; null for what nobody may stop. */
  readonly baja: string | null;
  readonly elegir: string;
}

interface Hoja {
  readonly academia: string;
  readonly sitio: string;
  readonly carta: Carta;
  readonly pie: Pie;
}

const con = (clase: keyof typeof E): string => `class="${clase}" style="${E[clase]}"`;

const conNegrita = (titulo: string, fuerte: string | undefined): string => {
  const [antes, ...despues] = fuerte ? titulo.split(fuerte) : [titulo];
  if (!fuerte || despues.length === 0) return escape(titulo);
  return `${escape(antes ?? '')}<b>${escape(fuerte)}</b>${escape(despues.join(fuerte))}`;
};

const parrafo = (texto: string): string =>
  `<p ${con('parrafo')}>${linked(escape(texto)).replaceAll('\n', '<br>')}</p>`;

const boton = (direccion: string, dice: string): string =>
  `<a ${con('boton')} href="${escape(direccion)}">${escape(dice)}</a>`;

const linea =
  (sitio: string) =>
  ({ titulo, fuerte, detalle, enlace }: Dicha): string =>
    `<tr><td ${con('linea')}><a ${con('nombre')} href="${escape(sitio + enlace)}">${conNegrita(titulo, fuerte)}</a>${
      detalle ? `<span ${con('detalle')}>${escape(detalle)}</span>` : ''
    }</td></tr>`;

/** The last address of the academy's own: what a person wrote above it, of whatever place, stays text. */
const cualEsBoton = (parrafos: readonly string[], { sitio, carta: { direccion } }: Hoja): number =>
  parrafos.findLastIndex((uno) => (direccion === undefined ? esDireccionDe(sitio, uno) : uno === direccion));

/** The body of a letter: a greeting, what happened, and one button. */
function cuerpo(hoja: Hoja): string {
  const { sitio, carta } = hoja;
  if (carta.lineas)
    return [
      `<table role="presentation" width="100%" style="border-spacing:0;margin-top:8px">`,
      ...carta.lineas.map(linea(sitio)),
      '</table>',
      boton(sitio, carta.accion ?? 'Abrir la academia'),
    ].join('\n');
  const parrafos = carta.texto.split(/\n{2,}/);
  if (carta.rico !== undefined)
    return [
      parrafo(parrafos.at(0) ?? ''),
      ricoEnCarta(carta.rico),
      boton(parrafos.at(-1) ?? sitio, carta.accion ?? 'Abrir la academia'),
    ].join('\n');
  const suBoton = cualEsBoton(parrafos, hoja);
  return parrafos
    .map((uno, i) => (i === suBoton ? boton(uno, carta.accion ?? 'Abrir la academia') : parrafo(uno)))
    .join('\n');
}

function pieDe({ porque, persona, baja, elegir }: Pie): string {
  const enlace = (direccion: string, dice: string) =>
    `<a style="${E.enlacePie}" href="${escape(direccion)}">${dice}</a>`;
  const dejar = baja
    ? enlace(baja, 'Dejar de recibir este aviso')
    : 'Este aviso no se puede dejar de recibir';
  return `Te lo mandamos, ${escape(persona)}, porque ${escape(porque)}.<br>${dejar} · ${enlace(elegir, 'Elegir mis avisos')}`;
}

/** A letter as it is drawn: one title, one button, one reason, one press to stop it. */
export const hojaDe = (hoja: Hoja): string =>
  [
    '<!doctype html><html lang="es"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">',
    `<title>${escape(hoja.carta.asunto)}</title><style>${OSCURO}</style></head>`,
    `<body ${con('fondo')}><div style="padding:28px 16px 24px"><table role="presentation" ${con('marco')}>`,
    `<tr><td ${con('academia')}><span ${con('marca')} aria-hidden="true">C</span>${escape(hoja.academia)}</td></tr>`,
    `<tr><td ${con('hoja')}><h1 ${con('titulo')}>${escape(hoja.carta.titular ?? hoja.carta.asunto)}</h1>`,
    cuerpo(hoja),
    '</td></tr>',
    `<tr><td ${con('pie')}>${pieDe(hoja.pie)}</td></tr></table></div></body></html>`,
  ].join('\n');

/** The same for whoever reads plain text. */
export const textoDe = ({ carta, pie }: Hoja): string =>
  [
    carta.texto,
    '--',
    [
      `Te lo mandamos, ${pie.persona}, porque ${pie.porque}.`,
      pie.baja ? `Para dejar de recibirlo: ${pie.baja}` : 'Este aviso no se puede dejar de recibir.',
      `Para elegir tus avisos: ${pie.elegir}`,
    ].join('\n'),
  ].join('\n\n');
