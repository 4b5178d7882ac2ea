import type { Carta } from '#features/avisos/carta.ts';
import { type Any, declared } from '#features/avisos/declared.ts';
import type { Dicha } from '#features/avisos/dicha.ts';
import { deCadaCurso, type Grupo } from '#features/avisos/reparto/agrupar.ts';
import type { Vigente } from '#features/avisos/reparto/tomar.ts';
import { cartaSuelta, conPunto, parrafos, valoresPropios } from '#features/avisos/reparto/carta-suelta.ts';
import { conPlantilla } from '#features/avisos/plantillas/aplicar.ts';
import type { Escritas } from '#features/avisos/plantillas/escritas.ts';
import type { Platform } from '#platform/platform.ts';

const dicha = ({ aviso, hecho, zona }: Vigente, donde: 'campana' | 'resumen'): Dicha | undefined =>
  declared.get(aviso)?.say(hecho, zona, donde);

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

function laDeclarada(aviso: string): Any {
  const notice = declared.get(aviso);
  if (!notice) throw new Error(`${aviso} is no notice`);
  return notice;
}

/** What a mail says to its person. */
export function componer({ tipo, lineas }: Grupo, platform: Platform, escritas: Escritas): Carta {
  const [linea] = lineas;
  const { nombre, sitio, usuarioId, correo, aviso, hecho, zona } = linea;
  if (tipo === 'resumen') return resumen(nombre, sitio, lineas);
  const notice = laDeclarada(aviso);
  if (tipo === 'juntos' && notice.together) {
    const dichas = lineas.flatMap((una) => dicha(una, 'campana') ?? []);
    return cartaConLineas(notice.together.say(lineas.length).titulo, `Hola, ${nombre}:`, sitio, dichas);
  }
  const persona = { id: usuarioId, nombre, correo };
  const suya = cartaSuelta(notice, persona, hecho, zona, { ...platform, site: sitio });
  const escrita = notice.plantilla && escritas.get(aviso);
  if (!escrita) return suya;
  const { ACADEMIA: academia } = platform.config;
  return conPlantilla(suya, escrita, { nombre, academia }, valoresPropios(notice, hecho, zona));
}
