const CORREOS = /[^\s,;<>()"«»]+@[^\s,;<>()"«»]+/g;
const BORDES = /^["'«(]+|["'»).]+$/g;

/** What surrounds an e-mail that was copied from a mail or a sheet is the person's name, not another person. */
const soloCorreos = (linea: string): boolean => /<[^<>]*@[^<>]*>/.test(linea) || /\t.*@|@.*\t/.test(linea);

const enTrozo = (trozo: string): string[] => trozo.match(CORREOS) ?? [trozo];

/** E-mails or usernames out of what someone pasted: a column, a line with commas, "Ana Ruiz <ana@empresa.es>". */
export function leerIdentificadores(texto: string): string[] {
  const encontrados = texto
    .split(/[\n\r]+/)
    .flatMap((linea) => (soloCorreos(linea) ? (linea.match(CORREOS) ?? []) : linea.split(/[,;\t]+/)))
    .flatMap(enTrozo)
    .map((uno) => uno.trim().replace(BORDES, '').toLowerCase());
  return [...new Set(encontrados.filter(Boolean))];
}
