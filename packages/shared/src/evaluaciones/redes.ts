/** Addresses from one to another, both included, of one family: no address of IPv4 is in a range of IPv6. */
interface Rango {
  readonly familia: 4 | 6;
  readonly desde: bigint;
  readonly hasta: bigint;
}

type Direccion = Pick<Rango, 'familia'> & { readonly valor: bigint };

const BITS = { 4: 32n, 6: 128n } as const;

function deIpv4(texto: string): bigint | null {
  const partes = texto.split('.');
  if (partes.length !== 4 || partes.some((parte) => !/^(0|[1-9]\d{0,2})$/.test(parte) || Number(parte) > 255))
    return null;
  return partes.reduce((suma, parte) => suma * 256n + BigInt(parte), 0n);
}

/** Its eight groups, with those that «::» stands for; the last two may be written as IPv4. */
function gruposDeIpv6(texto: string): string[] | null {
  const cola = /^(.*:)(\d+\.\d+\.\d+\.\d+)$/.exec(texto);
  const v4 = cola ? deIpv4(cola[2] ?? '') : null;
  if (cola && v4 === null) return null;
  const todo = cola
    ? `${cola[1]}${((v4 ?? 0n) >> 16n).toString(16)}:${((v4 ?? 0n) & 0xffffn).toString(16)}`
    : texto;
  const mitades = todo.split('::');
  const [antes = [], despues = []] = mitades.map((mitad) => (mitad === '' ? [] : mitad.split(':')));
  if (mitades.length === 1) return antes.length === 8 ? antes : null;
  const faltan = 8 - antes.length - despues.length;
  return mitades.length === 2 && faltan > 0
    ? [...antes, ...Array<string>(faltan).fill('0'), ...despues]
    : null;
}

function deIpv6(texto: string): bigint | null {
  const grupos = gruposDeIpv6(texto);
  if (!grupos || grupos.some((grupo) => !/^[0-9a-f]{1,4}$/i.test(grupo))) return null;
  return grupos.reduce((suma, grupo) => suma * 65_536n + BigInt(`0x${grupo}`), 0n);
}

const MAPEADAS = 0xffffn << 32n;

/** An address as it is written; one of IPv4 inside of IPv6 is the one of IPv4. */
function direccionDe(texto: string): Direccion | null {
  const v4 = deIpv4(texto);
  if (v4 !== null) return { familia: 4, valor: v4 };
  const v6 = deIpv6(texto.split('%')[0] ?? '');
  if (v6 === null) return null;
  return v6 >> 32n === MAPEADAS >> 32n ? { familia: 4, valor: v6 & 0xffff_ffffn } : { familia: 6, valor: v6 };
}

function conPrefijo({ familia, valor }: Direccion, prefijo: string): Rango | null {
  const bits = BITS[familia];
  if (!/^\d{1,3}$/.test(prefijo) || BigInt(prefijo) > bits) return null;
  const sueltos = bits - BigInt(prefijo);
  const desde = (valor >> sueltos) << sueltos;
  return { familia, desde, hasta: desde + (1n << sueltos) - 1n };
}

/** «192.168.1.10», «10.20.0.0/16», «10.0.0.5-10.0.0.40» or the same in IPv6; null: it is none of them. */
export function rangoDe(texto: string): Rango | null {
  const [primera = '', segunda, ...sobra] = texto.trim().split('-');
  if (sobra.length > 0) return null;
  if (segunda !== undefined) {
    const [a, b] = [direccionDe(primera.trim()), direccionDe(segunda.trim())];
    if (!a || !b || a.familia !== b.familia || a.valor > b.valor) return null;
    return { familia: a.familia, desde: a.valor, hasta: b.valor };
  }
  const [escrita = '', prefijo, ...resto] = primera.split('/');
  const direccion = direccionDe(escrita);
  if (!direccion || resto.length > 0) return null;
  return conPrefijo(direccion, prefijo ?? String(BITS[direccion.familia]));
}

/** Whether an address is in one of the networks; where none is said, every one is. */
export function estaEnLasRedes(direccion: string, redes: readonly string[]): boolean {
  if (redes.length === 0) return true;
  const suya = direccionDe(direccion);
  return (
    suya !== null &&
    redes.some((red) => {
      const rango = rangoDe(red);
      return rango?.familia === suya.familia && rango.desde <= suya.valor && suya.valor <= rango.hasta;
    })
  );
}
