/** What a rich text may hold: far more than anybody writes, and little enough to be cleaned in a moment. */
export const MAX_ELEMENTOS = 20_000;
export const MAX_NIVELES = 50;

export const demasiadosElementos = () =>
  `El texto tiene más de ${MAX_ELEMENTOS / 1000}.000 elementos de formato, que es el máximo. Pártelo en varios o pégalo sin formato.`;
export const demasiadosNiveles = () =>
  `El texto tiene formatos metidos unos en otros a más de ${MAX_NIVELES} niveles, que es el máximo. Pégalo sin formato.`;

/** Elements that hold nothing. */
const SUELTOS = new Set('area base br col embed hr img input link meta param source track wbr'.split(' '));
/** Those that end where the next of their kind begins. */
const SEGUIDOS = new Set('dd dt li option p td th tr'.split(' '));

const ETIQUETA = /<(?:!--|(\/?)([a-z][^\s/>]*))/gi;
const ATRIBUTO = /[\s/]*[^\s/>][^\s/>=]*(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>][^\s>]*))?/y;

/** Where what begins here is over, or where the text is. */
const trasDe = (html: string, fin: string, desde: number): number => {
  const lugar = html.indexOf(fin, desde);
  return lugar < 0 ? html.length : lugar + fin.length;
};

/** Past the attributes of a tag, whose values may look like tags. */
function trasAtributos(html: string, desde: number): number {
  ATRIBUTO.lastIndex = desde;
  let lugar = desde;
  while (ATRIBUTO.test(html)) lugar = ATRIBUTO.lastIndex;
  return lugar;
}

interface Etiqueta {
  readonly nombre: string;
  readonly cierra: boolean;
}

function* etiquetasDe(html: string): Generator<Etiqueta> {
  let desde = 0;
  for (;;) {
    ETIQUETA.lastIndex = desde;
    const hallada = ETIQUETA.exec(html);
    if (!hallada) return;
    const [todo, barra, nombre] = hallada;
    const dentro = hallada.index + todo.length;
    if (nombre === undefined) desde = trasDe(html, '-->', dentro);
    else {
      const cierra = barra === '/';
      desde = cierra ? trasDe(html, '>', dentro) : trasAtributos(html, dentro);
      yield { nombre: nombre.toLowerCase(), cierra };
    }
  }
}

/** The elements that are open at a place, the innermost last. */
function abiertos() {
  const pila: string[] = [];
  const veces = new Map<string, number>();
  const sacar = (): string | undefined => {
    const nombre = pila.pop();
    if (nombre !== undefined) veces.set(nombre, (veces.get(nombre) ?? 1) - 1);
    return nombre;
  };
  return {
    abre(nombre: string): number {
      if (SUELTOS.has(nombre)) return pila.length;
      if (SEGUIDOS.has(nombre) && pila.at(-1) === nombre) sacar();
      veces.set(nombre, (veces.get(nombre) ?? 0) + 1);
      return pila.push(nombre);
    },
    cierra(nombre: string): void {
      if ((veces.get(nombre) ?? 0) > 0) while (sacar() !== nombre);
    },
  };
}

/** Why a rich text is more than can be taken, in one pass over it; null when it is not. */
export function excesoDe(html: string): string | null {
  const dentro = abiertos();
  let elementos = 0;
  for (const { nombre, cierra } of etiquetasDe(html)) {
    if (cierra) dentro.cierra(nombre);
    else {
      elementos += 1;
      if (elementos > MAX_ELEMENTOS) return demasiadosElementos();
      if (dentro.abre(nombre) > MAX_NIVELES) return demasiadosNiveles();
    }
  }
  return null;
}
