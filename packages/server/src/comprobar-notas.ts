import { withDatabase } from './with-database.ts';
import { comprobarNotas } from '#features/intentos/calificar/comprobar.ts';

const escribir = (linea: string) => process.stdout.write(`${linea}\n`);
const enPalabras = (n: number) => `${n} ${n === 1 ? 'intento entregado' : 'intentos entregados'}`;

await withDatabase(async ({ db }) => {
  const { mirados, distintos } = await comprobarNotas(db, ({ intentoId, frases }) =>
    escribir(`Intento ${intentoId}: ${frases.join('; ')}.`),
  );
  escribir(
    distintos === 0
      ? `Comprobados: ${enPalabras(mirados)}. Todas las notas y los recibos salen igual.`
      : `Comprobados: ${enPalabras(mirados)}. No salen igual: ${distintos}.`,
  );
  if (distintos > 0) process.exitCode = 1;
});
