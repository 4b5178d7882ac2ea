import { parseArgs } from 'node:util';
import { codigoDeSalida, enUnaLinea } from './doctor/hallazgo.ts';
import { mirarTodo } from './doctor/doctor.ts';
import { ConfigError, loadConfig } from '#platform/config.ts';

const AYUDA = `Uso:
  npm run doctor
      Mira la configuración y aquello en lo que se apoya la academia, y dice qué arreglar.
  npm run doctor -- --correo tu@correo.es
      Manda además un correo de prueba.
Termina con 0 si todo está bien, con 1 si algo pide atención y con 2 si algo no funciona.`;

const NO_FUNCIONA = 2;

function pedido(): string | undefined {
  try {
    return parseArgs({ options: { correo: { type: 'string' } } }).values.correo;
  } catch {
    throw new ConfigError(AYUDA);
  }
}

try {
  const hallazgos = await mirarTodo(loadConfig(), pedido());
  for (const uno of hallazgos) process.stdout.write(`${enUnaLinea(uno)}\n`);
  process.exitCode = codigoDeSalida(hallazgos);
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = NO_FUNCIONA;
}
