import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from './expect.ts';

const decode = (text: string): string =>
  text
    .replace(/=\r?\n/g, '')
    .replace(/(?:=[0-9A-F]{2})+/g, (bytes) => Buffer.from(bytes.replaceAll('=', ''), 'hex').toString('utf8'));

function messages(): string[] {
  const folder = join(process.env.CATEDRA_RECORRIDOS ?? '', 'correo');
  if (!existsSync(folder)) return [];
  return readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
}

/** The message to someone, from the folder where a development academy leaves its mail. */
export async function leerCorreo(correo: string): Promise<string> {
  const suyo = () => messages().find((text) => text.includes(correo));
  await expect.poll(suyo, { message: `un correo a ${correo}` }).toBeDefined();
  return decode(suyo() ?? '');
}
