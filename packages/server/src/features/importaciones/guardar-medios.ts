import { writeFile } from 'node:fs/promises';
import { nombreDeArchivo } from '@catedra/shared/archivos/nombre.ts';
import { DomainError } from '@catedra/shared/core/errors.ts';
import { cambiarImagenes } from '@catedra/shared/paquetes/referencias.ts';
import { retocada } from '@catedra/shared/preguntas/textos.ts';
import {
  examinar,
  type Hallado,
  hasRoomFor,
  makeStaging,
  removeStaged,
  sinEspacio,
  stagingFile,
} from '#features/archivos/offers.ts';
import { cleanRichText } from '#features/cursos/binding.ts';
import { huella } from '#features/importaciones/huella.ts';
import type { LineaLeida, MedioLeido } from '#features/importaciones/lector/preparar.ts';
import type { Platform } from '#platform/platform.ts';

export interface MedioGuardado {
  readonly id: string;
  readonly nombre: string;
  readonly hallado: Omit<Hallado, 'file'>;
}

async function guardar(
  { config, storage }: Platform,
  { id, nombre, bytes }: MedioLeido,
): Promise<MedioGuardado> {
  if (!(await hasRoomFor(config, bytes.length))) throw sinEspacio();
  try {
    await writeFile(stagingFile(config, id), bytes, { mode: 0o600 });
    const { file, ...hallado } = await examinar(config, { id, proposito: 'contenido', bytes: bytes.length });
    await storage.put(id, file);
    return { id, nombre: nombreDeArchivo(nombre), hallado };
  } finally {
    await removeStaged(config, id);
  }
}

/** Without a picture that can't be kept, and saying so. */
function sin(linea: LineaLeida, malos: ReadonlyMap<string, string>): LineaLeida {
  if (!linea.mitades) return linea;
  const quitadas = new Set<string>();
  const mitades = retocada(linea.mitades, (html) =>
    cambiarImagenes(html, (src) => {
      const porque = malos.get(src.replace('/archivos/', ''));
      if (porque === undefined) return src;
      quitadas.add(porque);
      return '';
    }),
  );
  if (quitadas.size === 0) return linea;
  return { ...linea, mitades: retocada(mitades, cleanRichText), cambios: [...linea.cambios, ...quitadas] };
}

/** Pictures are kept drawn anew: it is by what is kept that they are known when they come again. */
const conSuHuella = (linea: LineaLeida, shas: ReadonlyMap<string, string>): LineaLeida => {
  const { mitades } = linea;
  return mitades ? { ...linea, huella: huella(mitades, shas) } : linea;
};

/** Puts what comes with some questions in the store, looked into as any upload is. */
export async function guardarMedios(
  platform: Platform,
  lineas: readonly LineaLeida[],
  medios: readonly MedioLeido[],
  guardados: Map<string, MedioGuardado>,
): Promise<LineaLeida[]> {
  if (medios.length === 0) return [...lineas];
  await makeStaging(platform.config);
  const malos = new Map<string, string>();
  for (const medio of medios) {
    if (guardados.has(medio.id)) continue;
    try {
      guardados.set(medio.id, await guardar(platform, medio));
    } catch (error) {
      if (!(error instanceof DomainError) || ![413, 415].includes(error.status)) throw error;
      malos.set(
        medio.id,
        `«${medio.nombre}» no se puede guardar, y la pregunta viene sin ella. ${error.message}`,
      );
    }
  }
  const shas = new Map([...guardados].map(([id, { hallado }]) => [id, hallado.sha256]));
  return lineas.map((linea) => conSuHuella(sin(linea, malos), shas));
}
