import { textoPlano } from '@catedra/shared/preguntas/texto-plano.ts';
import { E } from '#features/avisos/hoja/estilo.ts';

/** As they are in the text, without anything of their own. */
const SUELTAS = new Set('strong em u s sub sup code br hr table thead tbody tr caption'.split(' '));
const CON_ESTILO: Readonly<Record<string, readonly [tag: string, style: keyof typeof E]>> = {
  p: ['p', 'parrafo'],
  figcaption: ['p', 'parrafo'],
  h2: ['h2', 'apartado'],
  h3: ['h3', 'apartado'],
  h4: ['h4', 'apartado'],
  blockquote: ['blockquote', 'cita'],
  pre: ['pre', 'parrafo'],
  ul: ['ul', 'lista'],
  ol: ['ol', 'lista'],
  li: ['li', 'punto'],
  td: ['td', 'celda'],
  th: ['th', 'celda'],
};

const ETIQUETA = /<(\/?)([a-z][a-z0-9]*)\b((?:[^<>"]|"[^"]*")*)>/gi;
const HREF = /\bhref="([^"]*)"/i;
/** A picture is said by its description, and a formula as it is read: nothing is fetched by opening a letter. */
const QUE_SE_DICE = /<img\b(?:[^<>"]|"[^"]*")*>|<(span|div)\b(?:[^<>"]|"[^"]*")*><\/\1>/gi;

const PARRAFO_EN_LISTA = /(<li\b[^<>]*>)\s*<p\b[^<>]*>|<\/p>\s*(?=<\/li>)/gi;

const escrito = (texto: string): string =>
  texto.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

/** A rich text as it was stored, drawn as a letter is: its tags are those of mail, its addresses those that people wrote. */
export function ricoEnCarta(html: string): string {
  const dicho = html
    .replace(PARRAFO_EN_LISTA, '$1')
    .replace(QUE_SE_DICE, (caja) => escrito(textoPlano(caja)));
  return dicho.replace(ETIQUETA, (_todo, cierra: string, nombre: string, atributos: string) => {
    const etiqueta = nombre.toLowerCase();
    const estilo = CON_ESTILO[etiqueta];
    if (estilo) {
      const [tag, clase] = estilo;
      return cierra ? `</${tag}>` : `<${tag} class="${clase}" style="${E[clase]}">`;
    }
    if (etiqueta === 'a') {
      const href = HREF.exec(atributos)?.[1];
      if (cierra) return '</a>';
      return `<a class="enlace" style="${E.enlace}"${href ? ` href="${href}"` : ''}>`;
    }
    return SUELTAS.has(etiqueta) ? `<${cierra}${etiqueta}>` : '';
  });
}
