/** What no XML may hold, however it is written. */
const IMPOSIBLES = /[\uFFFE\uFFFF]|[^\P{Cc}\t\n\r]/gu;

const ENTIDADES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export const escapado = (texto: string): string =>
  texto.replace(IMPOSIBLES, '').replace(/[&<>"]/g, (signo) => ENTIDADES[signo] ?? signo);

/** As it is, so that whoever looks at the file can read it. */
export const citado = (texto: string): string =>
  texto === '' ? '' : `<![CDATA[${texto.replace(IMPOSIBLES, '').replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;
