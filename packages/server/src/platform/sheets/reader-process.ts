import { constants, setPriority } from 'node:os';
import { buffer } from 'node:stream/consumers';
import { packRows } from '#platform/sheets/packed-rows.ts';
import { parseSheet } from '#platform/sheets/parse-sheet.ts';
import type { FromReader } from '#platform/sheets/read-sheet.ts';
import { refusalOf } from '#platform/sheets/refusal.ts';
import type { SheetOptions } from '#platform/sheets/sheet.ts';

/** Resolves once the message left, so that rows never pile up here. */
const send = (message: FromReader) =>
  new Promise<void>((resolve, reject) => {
    process.send?.(message, undefined, undefined, (error) => (error ? reject(error) : resolve()));
  });

process.on('disconnect', () => process.exit());
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

try {
  const options = JSON.parse(process.argv[2] ?? '') as SheetOptions;
  const head = await parseSheet(await buffer(process.stdin), options, (filas) =>
    send({ tipo: 'filas', ...packRows(filas) }),
  );
  await send({ tipo: 'fin', head });
} catch (error) {
  const { status, code, message, field } = refusalOf(error);
  await send({ tipo: 'rechazo', status, code, message, field });
}
process.disconnect();
