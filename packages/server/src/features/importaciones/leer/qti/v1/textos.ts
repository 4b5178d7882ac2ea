import { escaparAtributo } from '@catedra/shared/importaciones/comun/escapar.ts';
import { enriquecer } from '@catedra/shared/importaciones/comun/enriquecer.ts';
import { htmlDe } from '#features/importaciones/leer/qti/html.ts';
import { atributo, esNodo, hijosDe, type Nodo, textoDe } from '#features/importaciones/leer/xml/nodo.ts';

const ES_IMAGEN = /\.(?:png|jpe?g|gif|webp|svg)(?:[?#]|$)/i;

/** One piece of text. What says to be plain and has tags is written by programs that mean them. */
function deTexto(nodo: Nodo): string {
  if (nodo.hijos.some(esNodo)) return htmlDe(nodo).trim();
  const texto = textoDe(nodo).trim();
  const tipo = atributo(nodo, 'texttype') ?? '';
  return enriquecer(texto, /html/i.test(tipo) ? 'html' : 'moodle');
}

function deImagen(nodo: Nodo): string {
  const uri = (atributo(nodo, 'uri') ?? '').trim();
  const base64 = textoDe(nodo).replace(/\s/g, '');
  const tipo = atributo(nodo, 'imagtype') ?? atributo(nodo, 'imagetype') ?? 'image/png';
  const src = base64 !== '' && atributo(nodo, 'embedded') ? `data:${tipo};base64,${base64}` : uri;
  if (src === '' || (atributo(nodo, 'embedded') && base64 === '' && !ES_IMAGEN.test(uri))) return '';
  return `<p><img src="${escaparAtributo(src)}" alt="${escaparAtributo(atributo(nodo, 'label') ?? '')}"></p>`;
}

const CAJAS = new Set(['material', 'flow', 'flow_mat', 'flow_label', 'altmaterial']);
const PIEZAS = new Set(['mattext', 'matemtext']);

/** What an element shows, from its pieces; `enSuLugar` says what stands where something is answered. */
export function materialDe(nodo: Nodo | null, enSuLugar: (nodo: Nodo) => string = () => ''): string {
  if (!nodo) return '';
  return hijosDe(nodo)
    .map((hijo) => {
      if (PIEZAS.has(hijo.nombre)) return deTexto(hijo);
      if (hijo.nombre === 'matimage') return deImagen(hijo);
      if (hijo.nombre === 'matbreak') return '<br>';
      if (hijo.nombre === 'mataudio' || hijo.nombre === 'matvideo') return '<audio></audio>';
      return CAJAS.has(hijo.nombre) ? materialDe(hijo, enSuLugar) : enSuLugar(hijo);
    })
    .join('');
}
