import { ENTRADA_DEL_CURSO } from '@catedra/shared/paquetes/formato.ts';
import { preguntasSinPermiso } from '@catedra/shared/paquetes/errors.ts';
import { type Lectura, leerPaquete } from '@catedra/shared/paquetes/leer.ts';
import { copyId } from '#platform/copy-id.ts';

/** What is in a package, and how its course is called even if it can't come in. */
export interface LecturaDePaquete extends Lectura {
  readonly titulo: string;
}

/** What has to be known here to read a package. */
export interface ParaLeer {
  readonly paqueteId: string;
  /** Groups of this academy by the package's name for them. */
  readonly grupos: ReadonlyMap<string, string>;
  readonly now: Date;
  /** What each entry of the zip weighs, by its name. */
  readonly entradas: ReadonlyMap<string, number>;
  readonly creaPreguntas: boolean;
}

const tituloDe = (json: unknown): string => {
  const { titulo } = ((json as { curso?: object } | null)?.curso ?? {}) as { titulo?: unknown };
  return typeof titulo === 'string' ? titulo.slice(0, 200) : '';
};

/** What a package would make here: the same reading for the review and for the import, so that the one tells what the other does. */
export function leer(json: unknown, para: ParaLeer): LecturaDePaquete {
  const lectura = leerPaquete(json, {
    idDe: (nombre) => copyId(para.paqueteId, nombre),
    grupos: para.grupos,
    now: para.now,
  });
  const { avisos, errores: deArchivos } = compararConElZip(para.entradas, lectura, json);
  const sinPoder = lectura.curso?.preguntas.length && !para.creaPreguntas;
  const errores = [...deArchivos, ...(sinPoder ? [preguntasSinPermiso()] : [])];
  return {
    avisos: [...lectura.avisos, ...avisos],
    errores: [...lectura.errores, ...errores],
    curso: errores.length === 0 ? lectura.curso : null,
    titulo: lectura.curso?.curso.titulo ?? tituloDe(json),
  };
}

/** The list against what the zip holds. */
function compararConElZip(
  entradas: ParaLeer['entradas'],
  { curso }: Lectura,
  json: unknown,
): Pick<Lectura, 'avisos' | 'errores'> {
  if (!curso) return { avisos: [], errores: [] };
  const errores = curso.archivos.flatMap(({ ruta, bytes: dichos }) => {
    const bytes = entradas.get(ruta);
    if (bytes === undefined) return [`El paquete no trae el archivo «${ruta}» que anuncia.`];
    return bytes === dichos ? [] : [`El archivo «${ruta}» no pesa lo que el paquete anuncia.`];
  });
  const { archivos = [] } = json as { archivos?: readonly { ruta: string }[] };
  const conocidos = new Set([ENTRADA_DEL_CURSO, ...archivos.map(({ ruta }) => ruta)]);
  const sobran = [...entradas.keys()].filter((nombre) => !conocidos.has(nombre));
  return {
    errores,
    avisos: sobran.map((nombre) => `«${nombre.slice(0, 120)}» no es parte del curso, así que no se importa.`),
  };
}
