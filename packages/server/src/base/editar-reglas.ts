import { writeFileSync } from 'node:fs';
import { digestOfRules, readEdition } from '#platform/schema/rules.ts';
import { BASE } from './base.ts';

const before = readEdition(BASE.edition);
const digest = digestOfRules(BASE.rules);

if (digest === before.digest) {
  process.stdout.write(`Las reglas no han cambiado: siguen en la edición ${before.numero}.\n`);
} else {
  const edition = { numero: before.numero + 1, digest };
  writeFileSync(BASE.edition, `${JSON.stringify(edition, null, 2)}\n`);
  process.stdout.write(`Las reglas son ahora la edición ${edition.numero}.\n`);
}
