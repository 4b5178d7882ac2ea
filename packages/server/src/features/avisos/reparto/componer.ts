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

/** Those of a kind that are kept together, and are of no course that gathers them, are one line of the day too. */
function juntarLasSueltas(lineas: readonly Vigente[]): Dicha[] {
  const clave = ({ id, aviso, cursoId }: Vigente) =>
    cursoId === null && declared.get(aviso)?.together ? aviso : id;
  return [...Map.groupBy(lineas, clave).values()].flatMap((suyas) => {
    const [primera] = suyas;
    if (!primera || suyas.length === 1) return suyas.flatMap((una) => dicha(una, 'resumen') ?? []);
    const hechos = suyas.map(({ hecho }) => hecho);
    return declared.get(primera.aviso)?.together?.say(suyas.length, hechos) ?? [];
  });
}

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
  const dichas = juntarLasSueltas(deCadaCurso(lineas));
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
    const { titulo: tituloDeJuntas } = notice.together.say(
      lineas.length,
      lineas.map((una) => una.hecho),
    );
    return cartaConLineas(tituloDeJuntas, `Hola, ${nombre}:`, sitio, dichas);
  }
  const persona = { id: usuarioId, nombre, correo };
  const suya = cartaSuelta(notice, persona, hecho, zona, { ...platform, site: sitio });
  const escrita = notice.plantilla && escritas.get(aviso);
  if (!escrita) return suya;
  const { ACADEMIA: academia } = platform.config;
  return conPlantilla(suya, escrita, { nombre, academia }, valoresPropios(notice, hecho, zona));
}
