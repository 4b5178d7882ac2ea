import { comparar, componer } from '#edicion/diferencias.ts';

type Objeto = Readonly<Record<string, unknown>>;
type Con<Id> = Objeto & { readonly id: Id };

/** What two people made of the same thing, in one; null where both wrote in the same place and somebody has to choose. */
export type Unido = { readonly valor: unknown } | null;

const esObjeto = (valor: unknown): valor is Objeto =>
  typeof valor === 'object' && valor !== null && !Array.isArray(valor);

const esLista = (valor: unknown): valor is readonly Con<string>[] =>
  Array.isArray(valor) &&
  valor.every((uno) => esObjeto(uno) && typeof uno['id'] === 'string') &&
  new Set(valor.map((uno: Con<string>) => uno.id)).size === valor.length;

/** Whatever the order in which each side writes its fields. */
export function iguales(a: unknown, b: unknown): boolean {
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((uno, i) => iguales(uno, b[i]));
  if (!esObjeto(a) || !esObjeto(b)) return a === b;
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].every((campo) => iguales(a[campo], b[campo]));
}

/** Joins the changes of two people over what both found: by fields, by what carries an id, and by paragraphs. */
export function unir(base: unknown, suyo: unknown, mio: unknown): Unido {
  if (iguales(suyo, mio) || iguales(suyo, base)) return { valor: mio };
  if (iguales(mio, base)) return { valor: suyo };
  if (esObjeto(base) && esObjeto(suyo) && esObjeto(mio)) return unirCampos(base, suyo, mio);
  if (esLista(base) && esLista(suyo) && esLista(mio)) return unirLista(base, suyo, mio);
  if (typeof base !== 'string' || typeof suyo !== 'string' || typeof mio !== 'string') return null;
  const valor = componer(comparar(base, suyo, mio), []);
  return valor === null ? null : { valor };
}

function unirCampos(base: Objeto, suyo: Objeto, mio: Objeto): Unido {
  const campos = [...new Set([...Object.keys(suyo), ...Object.keys(mio)])];
  const unidos = campos.map((campo) => [campo, unir(base[campo], suyo[campo], mio[campo])] as const);
  if (unidos.some(([, unido]) => unido === null)) return null;
  return {
    valor: Object.fromEntries(
      unidos.flatMap(([campo, unido]) => (unido?.valor === undefined ? [] : [[campo, unido.valor]])),
    ),
  };
}

type Lista = readonly Con<string>[];

function unirLista(base: Lista, suyo: Lista, mio: Lista): Unido {
  const [de, suyos, mios] = [base, suyo, mio].map((lista) => new Map(lista.map((uno) => [uno.id, uno])));
  const orden = unir(
    { ids: base.map(({ id }) => id) },
    { ids: suyo.map(({ id }) => id) },
    { ids: mio.map(({ id }) => id) },
  );
  // Both moved, added or took away: which comes where is a matter of choice.
  if (!orden) return null;
  const { ids } = orden.valor as { readonly ids: readonly string[] };
  const quedan = new Set(ids);
  const quitadoYCambiado = base.some(
    (uno) =>
      !quedan.has(uno.id) &&
      [suyos, mios].some((lista) => lista?.has(uno.id) && !iguales(lista.get(uno.id), uno)),
  );
  if (quitadoYCambiado) return null;
  const unidos = ids.map((id) => {
    const [suya, mia] = [suyos?.get(id), mios?.get(id)];
    return suya && mia ? unir(de?.get(id), suya, mia) : { valor: suya ?? mia };
  });
  return unidos.includes(null) ? null : { valor: unidos.map((unido) => unido?.valor) };
}
