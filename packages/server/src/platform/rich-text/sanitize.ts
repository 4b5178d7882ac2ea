import { ANCHOS_DE_IMAGEN, LADOS_DE_IMAGEN } from '@catedra/shared/cursos/imagenes-de-texto.ts';
import { esIncrustable } from '@catedra/shared/actividades/incrustado.ts';
import {
  demasiadosElementos,
  demasiadosNiveles,
  MAX_ELEMENTOS,
  MAX_NIVELES,
} from '@catedra/shared/cursos/limites-de-texto.ts';
import sanitizeHtml, { type Attributes } from 'sanitize-html';

const ARCHIVO = /^\/archivos\/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const LATEX_MAX = 4000;

const protocolOf = (address = ''): string => (URL.canParse(address) ? new URL(address).protocol : '');

const isFormula = ({ 'data-latex': latex = '' }: Attributes): boolean =>
  latex.trim() !== '' && latex.length <= LATEX_MAX;

/** Tags that stand only with the right attributes; otherwise the tag goes and its text stays. */
const STANDS: Readonly<Record<string, (attributes: Attributes) => boolean>> = {
  a: ({ href }) => ['https:', 'mailto:'].includes(protocolOf(href)),
  img: ({ src = '' }) => ARCHIVO.test(src) || protocolOf(src) === 'https:',
  span: (attributes) => attributes['data-type'] === 'inline-math' && isFormula(attributes),
  div: (attributes) =>
    attributes['data-type'] === 'embed'
      ? esIncrustable(attributes['data-src'] ?? '')
      : attributes['data-type'] === 'block-math' && isFormula(attributes),
};

const only = (attributes: Attributes, ...names: string[]): Attributes =>
  Object.fromEntries(names.flatMap((name) => (attributes[name] ? [[name, attributes[name]]] : [])));

/** How a picture stands in a text, in these words alone. */
const DE_FIGURA: Readonly<Record<string, readonly string[]>> = {
  'data-ancho': ANCHOS_DE_IMAGEN,
  'data-lado': LADOS_DE_IMAGEN,
};

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags:
    'h2 h3 h4 p br hr blockquote ul ol li strong em u s sub sup code pre a table thead tbody tr th td caption figure figcaption img div span'.split(
      ' ',
    ),
  allowedAttributes: {
    a: ['href', 'title'],
    img: ['src', 'alt', 'width', 'height'],
    figure: Object.keys(DE_FIGURA),
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
    ol: ['start'],
    div: ['data-type', 'data-latex', 'data-src'],
    span: ['data-type', 'data-latex'],
  },
  allowedSchemes: ['https', 'mailto'],
  allowedSchemesByTag: { img: ['https'] },
  allowProtocolRelative: false,
  nestingLimit: 60,
  transformTags: {
    img: (tagName, { src = '', alt = '', ...rest }) => ({ tagName, attribs: { src, alt, ...rest } }),
    figure: (tagName, attributes) => ({
      tagName,
      attribs: only(
        attributes,
        ...Object.keys(DE_FIGURA).filter((name) => DE_FIGURA[name]?.includes(attributes[name] ?? '')),
      ),
    }),
    div: (tagName, attributes) => ({
      tagName,
      attribs: only(attributes, 'data-type', attributes['data-type'] === 'embed' ? 'data-src' : 'data-latex'),
    }),
  },
  exclusiveFilter: ({ tag, attribs }) => STANDS[tag]?.(attribs) === false && 'excludeTag',
};

/** As it is written above: its address and its words first, both without quotes of their own. */
const PICTURE_ELSEWHERE = /<img src="(https:[^"]*)" alt="([^"]*)"[^>]*>/g;

/** A text that is more than can be taken, by the very parser that cleans it: nothing written oddly gets past. */
export class TooMuchFormat extends Error {}

/** Counts as the parser goes, and stops it where there is too much. */
function counted(): Pick<sanitizeHtml.IOptions, 'onOpenTag' | 'onCloseTag'> {
  let [elements, depth] = [0, 0];
  return {
    onOpenTag: () => {
      elements += 1;
      depth += 1;
      if (elements > MAX_ELEMENTOS) throw new TooMuchFormat(demasiadosElementos());
      if (depth > MAX_NIVELES) throw new TooMuchFormat(demasiadosNiveles());
    },
    onCloseTag: () => {
      depth -= 1;
    },
  };
}

/**
 * Rich text without anything that runs: scripts, handlers, styles and odd addresses are dropped. A picture of another site
 * would tell it who reads and when: it stays as a link, which one follows on purpose.
 */
export const sanitize = (html: string): string =>
  sanitizeHtml(html, { ...OPTIONS, ...counted() }).replace(
    PICTURE_ELSEWHERE,
    (_, address: string, words: string) => `<a href="${address}">${words || address}</a>`,
  );
