import type { Carta } from '#features/avisos/carta.ts';
import { declared } from '#features/avisos/declared.ts';
import type { Dicha } from '#features/avisos/dicha.ts';
import { deCadaCurso, type Grupo } from '#features/avisos/reparto/agrupar.ts';
import type { Vigente } from '#features/avisos/reparto/tomar.ts';
import type { Platform } from '#platform/platform.ts';

const parrafos = (...lineas: readonly (string | undefined)[]): string => lineas.filter(Boolean).join('\n\n');

const dicha = ({ aviso, hecho, zona }: Vigente, donde: 'campana' | 'resumen'): Dicha | undefined =>
  declared.get(aviso)?.say(hecho, zona, donde);

const conPunto = (frase: string): string => (/[.?!…]$/.test(frase) ? frase : `${frase}.`);

const cartaDe = (nombre: string, sitio: string, { titulo, detalle, accion, enlace }: Dicha): Carta => ({
  asunto: titulo,
  texto: parrafos(`Hola, ${nombre}:`, detalle && conPunto(detalle), `${sitio}${enlace}`),
  accion,
});

/** Several things in one letter. */
const cartaConLineas = (asunto: string, saludo: string, sitio: string, lineas: readonly Dicha[]): Carta => ({
  asunto,
  titular: saludo.replace(/:$/, ''),
  texto: parrafos(
    saludo,
    ...lineas.map(({ titulo, detalle, enlace }) =>
      [conPunto(titulo), detalle && conPunto(detalle), `${sitio}${enlace}`].filter(Boolean).join('\n'),
    ),
  ),
  lineas,
});

/** The day's mail: one line for each course, the gravest first. */
function resumen(nombre: string, sitio: string, lineas: readonly Vigente[]): Carta {
  const dichas = deCadaCurso(lineas).flatMap((linea) => dicha(linea, 'resumen') ?? []);
  const [primera, ...resto] = dichas;
  const mas =
    resto.length === 0 ? '' : ` y ${resto.length === 1 ? 'otra cosa' : `${resto.length} cosas`} más`;
  return cartaConLineas(`${primera?.titulo ?? ''}${mas}`, `Buenos días, ${nombre}:`, sitio, dichas);
}

/** What a mail says to its person. */
export function componer({ tipo, lineas }: Grupo, platform: Platform): Carta {
  const [linea] = lineas;
  const { nombre, sitio, usuarioId, correo, aviso, hecho } = linea;
  if (tipo === 'resumen') return resumen(nombre, sitio, lineas);
  const notice = declared.get(aviso);
  if (tipo === 'juntos' && notice?.together) {
    const dichas = lineas.flatMap((una) => dicha(una, 'campana') ?? []);
    return cartaConLineas(notice.together.say(lineas.length).titulo, `Hola, ${nombre}:`, sitio, dichas);
  }
  const suya = notice?.say(hecho, linea.zona, 'campana') as Dicha;
  const escrita = notice?.write?.({ id: usuarioId, nombre, correo }, hecho, { ...platform, site: sitio });
  return escrita ? { accion: suya.accion, ...escrita } : cartaDe(nombre, sitio, suya);
}
