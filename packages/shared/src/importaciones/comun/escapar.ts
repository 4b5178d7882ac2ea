const ENTIDAD: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Plain text as HTML shows it. */
export const escapar = (texto: string): string => texto.replace(/[&<>]/g, (signo) => ENTIDAD[signo] ?? signo);
export const escaparAtributo = (texto: string): string =>
  texto.replace(/[&<>"]/g, (signo) => ENTIDAD[signo] ?? signo);

const ENTIDADES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
};

/** The same the other way. */
export const desescapar = (html: string): string =>
  html.replace(
    /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]+));/gi,
    (todo, decimal?: string, hexa?: string, nombre?: string) => {
      if (nombre !== undefined) return ENTIDADES[nombre.toLowerCase()] ?? todo;
      const codigo = decimal === undefined ? Number.parseInt(hexa ?? '0', 16) : Number(decimal);
      const sirve = codigo > 31 && codigo <= 0x10ffff && !(codigo >= 0xd800 && codigo < 0xe000);
      return sirve ? String.fromCodePoint(codigo) : '';
    },
  );
