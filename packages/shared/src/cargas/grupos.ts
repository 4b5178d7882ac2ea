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
 * The names of a cell. A name may hold a comma («Compras, Madrid»): it separates only where what it leaves are all groups
 * that exist and the whole is not one.
 */
export function nombresDeGrupos(texto: string, existe: (llano: string) => boolean): string[] {
  return texto.split(/[|;\n]/).flatMap((trozo) => {
    const porComas = dividir(trozo);
    const varios = !existe(sinAdornos(trozo)) && porComas.every((uno) => existe(sinAdornos(uno)));
    return (varios ? porComas : [trozo]).map((nombre) => nombre.trim());
  });
}

const partes = (texto: string, { catalogo }: ContextoDeCarga) =>
  nombresDeGrupos(texto, (llano) => catalogo.grupos.has(llano)).filter(
    (nombre) => nombre !== '' && nombre !== MARCA_DE_VACIAR,
  );

/** The same unknown name comes in thousands of rows, and looking for one like it is dear. */
const motivos = new WeakMap<ContextoDeCarga, Map<string, string | null>>();

function porQueNo(nombre: string, contexto: ContextoDeCarga): string | null {
  let sabidos = motivos.get(contexto);
  if (!sabidos) motivos.set(contexto, (sabidos = new Map()));
  const sabido = sabidos.get(nombre);
  if (sabido !== undefined) return sabido;
  const motivo = buscarMotivo(nombre, contexto);
  sabidos.set(nombre, motivo);
  return motivo;
}

function buscarMotivo(nombre: string, { catalogo, opciones }: ContextoDeCarga): string | null {
  const llano = sinAdornos(nombre);
  const nombres = [...catalogo.grupos.values()].map((grupo) => grupo.nombre);
  if (catalogo.ocupados.has(llano))
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
  const { catalogo, opciones } = contexto;
  const ids = new Set<string>(opciones.grupoId ? [opciones.grupoId] : []);
  const nuevos = new Map<string, string>();
  const errores: MensajeDeFila[] = [];
  let dijo = false;
  for (const [columna, texto] of celdas) {
    dijo ||= texto !== '' || opciones.vaciar;
    for (const nombre of partes(texto, contexto)) {
      const llano = sinAdornos(nombre);
      const grupo = catalogo.grupos.get(llano);
      if (grupo) {
        ids.add(grupo.id);
        continue;
      }
      const motivo = porQueNo(nombre, contexto);
      if (motivo) errores.push({ columna, texto: motivo });
      if (!catalogo.ocupados.has(llano) && !nuevos.has(llano)) nuevos.set(llano, nombre);
    }
  }
  return { grupoIds: [...ids], gruposNuevos: [...nuevos.values()], dijoGrupos: dijo, errores };
}
