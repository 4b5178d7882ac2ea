import { MARCA_DE_VACIAR } from '#cargas/campos.ts';
import type { MensajeDeFila } from '#cargas/filas.ts';
import type { ContextoDeCarga } from '#cargas/contexto.ts';
import { sinAdornos, sugerencia } from '#cargas/texto.ts';
import { grupos } from '#grupos/collection.ts';
import { dividir } from '#texto/seed-rules.ts';

interface GruposLeidos {
  readonly grupoIds: readonly string[];
  readonly gruposNuevos: readonly string[];
  readonly dijoGrupos: boolean;
  readonly errores: MensajeDeFila[];
}

/**
 * The names of a piece of a cell. A name may hold a comma («Compras, Madrid»): it separates only where what it leaves are all
 * groups that exist and the whole is not one.
 */
function nombresDe(trozo: string, existe: (llano: string) => boolean): string[] {
  const porComas = dividir(trozo);
  const varios = !existe(sinAdornos(trozo)) && porComas.every((uno) => existe(sinAdornos(uno)));
  return (varios ? porComas : [trozo]).map((nombre) => nombre.trim());
}

const trozosDe = (texto: string) => texto.split(/[|;\n]/);

export const nombresDeGrupos = (texto: string, existe: (llano: string) => boolean): string[] =>
  trozosDe(texto).flatMap((trozo) => nombresDe(trozo, existe));

interface Nombrado {
  readonly nombre: string;
  readonly llano: string;
  readonly id: string | null;
  /** Why it can be neither joined nor created. */
  readonly motivo: string | null;
}

/** The same few pieces come in thousands of rows, and looking for a name like an unknown one is dear. */
const leidos = new WeakMap<ContextoDeCarga, Map<string, readonly Nombrado[]>>();

function leerTrozo(trozo: string, contexto: ContextoDeCarga): readonly Nombrado[] {
  let sabidos = leidos.get(contexto);
  if (!sabidos) leidos.set(contexto, (sabidos = new Map()));
  const sabido = sabidos.get(trozo);
  if (sabido) return sabido;
  const { grupos: suyos } = contexto.catalogo;
  const nombrados = nombresDe(trozo, (llano) => suyos.has(llano))
    .filter((nombre) => nombre !== '' && nombre !== MARCA_DE_VACIAR)
    .map((nombre): Nombrado => {
      const llano = sinAdornos(nombre);
      const id = suyos.get(llano)?.id ?? null;
      return { nombre, llano, id, motivo: id === null ? buscarMotivo(nombre, contexto) : null };
    });
  sabidos.set(trozo, nombrados);
  return nombrados;
}

/** A name that is taken, told to whoever sees the group and to whoever is about to make another with it. */
const estaOcupado = (
  llano: string,
  { catalogo, opciones }: Pick<ContextoDeCarga, 'catalogo' | 'opciones'>,
) => {
  const ocupado = catalogo.ocupados.get(llano);
  return Boolean(ocupado && (ocupado.aLaVista || (opciones.crearGrupos && catalogo.puedeCrearGrupos)));
};

function buscarMotivo(nombre: string, { catalogo, opciones }: ContextoDeCarga): string | null {
  const llano = sinAdornos(nombre);
  const nombres = [...catalogo.grupos.values()].map((grupo) => grupo.nombre);
  if (estaOcupado(llano, { catalogo, opciones }))
    return `El grupo «${nombre}» está archivado o no puedes añadir personas a él. Escribe otro.`;
  if (!opciones.crearGrupos) {
    if (dividir(nombre).some((uno) => catalogo.grupos.has(sinAdornos(uno))))
      return `No hay un grupo «${nombre}». Si son varios, sepáralos con « | »; si es uno solo, marca «Crear los grupos que faltan».`;
    return `No hay un grupo «${nombre}».${sugerencia(nombre, nombres)} Corrige el nombre o marca «Crear los grupos que faltan».`;
  }
  if (!catalogo.puedeCrearGrupos) return `No hay un grupo «${nombre}» y no tienes permiso para crearlo.`;
  const valido = grupos.editable.shape.nombre.safeParse(nombre);
  return valido.success
    ? null
    : `«${nombre}» no sirve como nombre de grupo. ${valido.error.issues[0]?.message ?? ''}`;
}

/** The groups of a row: several to a cell, several columns, and the one for everybody. */
export function leerGrupos(
  celdas: readonly (readonly [columna: number, texto: string])[],
  contexto: ContextoDeCarga,
): GruposLeidos {
  const { opciones } = contexto;
  const ids = new Set<string>(opciones.grupoId ? [opciones.grupoId] : []);
  const nuevos = new Map<string, string>();
  const errores: MensajeDeFila[] = [];
  let dijo = false;
  for (const [columna, texto] of celdas) {
    dijo ||= texto !== '' || opciones.vaciar;
    const nombrados = trozosDe(texto).flatMap((trozo) => leerTrozo(trozo, contexto));
    for (const { nombre, llano, id, motivo } of nombrados) {
      if (id !== null) ids.add(id);
      else if (motivo) errores.push({ columna, texto: motivo });
      if (id === null && !estaOcupado(llano, contexto) && !nuevos.has(llano)) nuevos.set(llano, nombre);
    }
  }
  return { grupoIds: [...ids], gruposNuevos: [...nuevos.values()], dijoGrupos: dijo, errores };
}
