import { z } from 'zod';
import { hash } from '#core/hash.ts';
import { recortar } from '#core/recortar.ts';
import { FORMATO_DE_PREGUNTAS, sobreDePreguntas, VERSIONES } from '#importaciones/catedra.ts';
import { acabada, type Donde, type Hecha } from '#importaciones/comun/acabar.ts';
import { deBase64 } from '#importaciones/comun/base64.ts';
import { comienzoDe, textoDeBytes } from '#importaciones/comun/descifrar.ts';
import { NoEntra } from '#importaciones/comun/no-entra.ts';
import { deLasVecinas } from '#importaciones/comun/vecinas.ts';
import { ArchivoIlegible, type Entrada, type Lector, type Medio } from '#importaciones/leida.ts';
import { admitir, informeVacio } from '#paquetes/informe.ts';
import { enUnaLinea } from '#preguntas/en-una-linea.ts';
import type { Mitades } from '#preguntas/textos.ts';
import { TIPOS_DE_PREGUNTA, type TipoPregunta, tipoDePregunta } from '#preguntas/tipos.ts';

type Crudo = Readonly<Record<string, unknown>>;
const objeto = (valor: unknown): Crudo =>
  typeof valor === 'object' && valor !== null && !Array.isArray(valor) ? (valor as Crudo) : {};
const texto = (valor: unknown): string => (typeof valor === 'string' ? valor.slice(0, 2000) : '');

function sobreDe(bytes: Uint8Array) {
  let valor: unknown;
  try {
    valor = JSON.parse(textoDeBytes(bytes));
  } catch {
    throw new ArchivoIlegible('El archivo está cortado o dañado: no se puede leer. Expórtalo de nuevo.');
  }
  const { formato, version } = objeto(valor);
  const conocida = Object.hasOwn(VERSIONES, texto(formato)) ? VERSIONES[texto(formato)] : undefined;
  if (conocida === undefined)
    throw new ArchivoIlegible('No es un archivo de preguntas de una academia como esta.');
  if (typeof version === 'number' && version > conocida)
    throw new ArchivoIlegible(
      'El archivo es de una versión más nueva de la academia, que esta no sabe leer.',
    );
  const leido = sobreDePreguntas.safeParse(valor);
  if (!leido.success) throw new ArchivoIlegible('El archivo no tiene la forma esperada. Expórtalo de nuevo.');
  return leido.data;
}

type Sobre = ReturnType<typeof sobreDe>;

/** The path of each folder, from the outermost; one inside of itself stands alone. */
function caminos({ carpetas }: Sobre): Map<string, string[]> {
  const dichas = new Map<string, string[]>();
  for (const { id, padre, nombre } of carpetas)
    dichas.set(id, [...((padre !== null && dichas.get(padre)) || []), nombre]);
  return dichas;
}

/** The files inside of it, or those of the package that it came in. */
function mediosDe({ archivos }: Sobre, vecinas: Entrada['vecinas']): (src: string) => Medio | null {
  const porRuta = new Map(archivos.map((uno) => [uno.ruta, uno]));
  const deFuera = deLasVecinas(vecinas);
  return (src) => {
    const suyo = porRuta.get(src);
    if (suyo?.base64 === undefined) {
      const medio = deFuera(src);
      return medio && { ...medio, nombre: suyo?.nombre ?? medio.nombre };
    }
    const bytes = deBase64(suyo.base64);
    return (
      bytes && {
        clave: `archivo-${hash(src).toString(36)}-${src.length}`,
        nombre: suyo.nombre,
        bytes: () => bytes,
      }
    );
  };
}

function haz(cruda: Crudo): Hecha {
  const tipo = objeto(cruda['publica'])['tipo'];
  if (typeof tipo !== 'string') throw new NoEntra('No dice de qué tipo es.');
  if (!TIPOS_DE_PREGUNTA.includes(tipo as TipoPregunta))
    throw new NoEntra(`Es de un tipo que esta academia no conoce («${recortar(tipo, 40)}»).`);
  const suyo = tipoDePregunta(tipo as TipoPregunta);
  const informe = informeVacio();
  const mitades = admitir(
    z.strictObject({ publica: suyo.publica, clave: suyo.clave }),
    { publica: cruda['publica'], clave: cruda['clave'] },
    'Pregunta',
    informe,
  );
  if (!mitades) throw new NoEntra(informe.errores.slice(0, 3).join(' ') || 'No tiene la forma esperada.');
  return {
    mitades: mitades as unknown as Mitades,
    cambios: informe.avisos.map((aviso) =>
      aviso.replace(/, así que no se importa\.$/, ': ese dato se deja.'),
    ),
    textosNuestros: true,
  };
}

/** Our own format: what was exported here, or the questions of a course that was. */
export const lectorCatedra: Lector = {
  formato: 'catedra',
  parece: ({ bytes }) =>
    /^\s*\{/.test(comienzoDe(bytes)) &&
    /"formato"\s*:\s*"catedra-(?:preguntas|curso)"/.test(comienzoDe(bytes))
      ? 1
      : 0,
  *lee({ bytes, vecinas }) {
    const sobre = sobreDe(bytes);
    const carpetas = caminos(sobre);
    const busca = mediosDe(sobre, vecinas);
    for (const [i, valor] of sobre.preguntas.entries()) {
      const cruda = objeto(valor);
      const publica = objeto(cruda['publica']);
      const id = texto(cruda['id']);
      const etiquetas = Array.isArray(cruda['etiquetas']) ? cruda['etiquetas'].map(texto) : [];
      const donde: Donde = {
        lugar: { archivo: null, linea: i + 1, hasta: i + 1 },
        fuente: '',
        // The names of a course mean something inside of it alone.
        origen: sobre.formato === FORMATO_DE_PREGUNTAS && id !== '' ? id : null,
        carpeta: carpetas.get(texto(cruda['carpeta'])) ?? [],
        titulo: enUnaLinea({ enunciado: texto(publica['enunciado']), texto: texto(publica['texto']) }) || id,
        etiquetas,
      };
      yield acabada(donde, () => haz(cruda), busca);
    }
  },
};
