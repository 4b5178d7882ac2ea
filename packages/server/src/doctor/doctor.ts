import { aviso, type Hallazgo, mal } from './hallazgo.ts';
import { mirarBase } from './mirar-base.ts';
import { mirarAlmacen, mirarCopias, mirarCorreo, mirarDireccion, mirarDisco } from './mirar-fuera.ts';
import type { Config } from '#platform/config.ts';
import { configWarnings } from '#platform/config-warnings.ts';
import { describeFailure } from '#platform/describe-failure.ts';
import { checkData } from '#platform/preflight.ts';
import { placeProblem } from '#platform/vault/errors.ts';

/** What can't be looked at is bad, in the words of whoever refused. */
async function mirado(de: string, mirar: Promise<readonly Hallazgo[]>): Promise<readonly Hallazgo[]> {
  try {
    return await mirar;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? ` (${String(error.code)})` : '';
    return [mal(de, `${describeFailure(error).message}${code}`)];
  }
}

/** Everything that an academy stands on, each part on its own: one that fails leaves the others to be told. */
export async function mirarTodo(config: Config, correo: string | undefined): Promise<readonly Hallazgo[]> {
  const datos = await mirado(
    'Datos',
    checkData(config).then(() => []),
  );
  const partes: readonly Promise<readonly Hallazgo[]>[] = [
    ...(datos.length === 0 ? [mirado('Base de datos', mirarBase(config))] : []),
    mirado('Disco', mirarDisco(config)),
    mirado('Archivos', mirarAlmacen(config)),
    mirado('Correo', mirarCorreo(config, correo)),
    mirado('Dirección', mirarDireccion(config)),
    mirado(
      'Copias',
      mirarCopias(config).catch((error: unknown) => {
        throw placeProblem(error, config.COPIAS_DESTINO ?? '');
      }),
    ),
  ];
  return [
    ...configWarnings(config)
      .filter((frase) => !/SMTP_URL, así/.test(frase))
      .map((frase) => aviso('Configuración', frase.replace(/^Aviso: /, ''))),
    ...datos,
    ...(await Promise.all(partes)).flat(),
  ];
}
