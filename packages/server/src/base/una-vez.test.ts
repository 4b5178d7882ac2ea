import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { createTestDatabase } from '#testing/postgres.ts';

const src = join(import.meta.dirname, '..');

/** The statements of a file: those of SQL end in a semicolon, those of TypeScript stand between back quotes. */
function statementsIn(file: string): string[] {
  const text = readFileSync(join(src, file), 'utf8');
  if (file.endsWith('.sql')) return text.replace(/--.*$/gm, '').split(/;\s*$/m);
  return [text.replace(/^\s*(?:\/\/|\*|\/\*\*).*$/gm, '')].flatMap((code) => [code, ...code.split('`')]);
}

const files = globSync('{base/reglas,features,platform,seed}/**/*.{ts,sql}', { cwd: src })
  .map(String)
  .filter((file) => !/\.test\.ts$|\/testing\/|\/fixtures/.test(file))
  .toSorted();

const by = (said: (statement: string) => boolean): string[] =>
  files.filter((file) => statementsIn(file).some(said));

const BIN =
  /\b(?:papelera|eliminada_en)\)?\}? is (?:not )?null|\bisN(?:otN)?ull\(\w+\.(?:papelera|eliminadaEn)\)/;

const joinsActiveGroups = (statement: string): boolean =>
  [...statement.matchAll(/\bgrupos(?: as)? (\w+)\b/g)].some(([, g]) =>
    statement.includes(`${g}.estado = 'activo'`),
  );

test('lo que no está en la papelera se dice con `viva`, y nadie más lo dice a mano', () => {
  const own = {
    'base/reglas/papelera.sql': 'conditions of triggers: changing them keeps whoever writes waiting',
    'features/actividades/table.ts': 'an index, which may depend on no rule',
    'features/cursos/table.ts': 'indexes and a constraint, which may depend on no rule',
  };
  const inTables = (statement: string) => BIN.test(statement) || /\{t\.papelera\} is/.test(statement);
  expect(by(inTables)).toEqual(Object.keys(own));
});

test('quién está en un grupo en vigor se lee de `miembros_vigentes`, y nadie más lo dice a mano', () => {
  const own = { 'base/reglas/grupos.sql': 'the view itself' };
  const found = by(
    (statement) =>
      !statement.includes('import ') && /\bgrupo_miembros\b/.test(statement) && joinsActiveGroups(statement),
  );
  expect(found).toEqual(Object.keys(own));
});

test('quién puede actuar se pregunta a `en_activo`, y nadie más lo dice a mano', () => {
  const own = {
    'base/reglas/personas.sql': 'the last Super Administrador: whoever has a last day is not counted on',
    'base/reglas/reloj.sql': 'the function itself',
  };
  const found = by(
    (statement) =>
      !statement.includes('import ') &&
      /\bestado = 'activo'/.test(statement) &&
      /\bbaja_desde\b/.test(statement),
  );
  expect(found).toEqual(Object.keys(own));
});

test('ninguna de las tres se llama fila a fila: PostgreSQL las escribe en la sentencia, y sirven los índices', async () => {
  const { url, drop } = await createTestDatabase();
  const client = new pg.Client(url);
  await client.connect();
  onTestFinished(async () => {
    await client.end();
    await drop();
  });
  await client.query('set enable_seqscan = off; set enable_bitmapscan = off');
  const plan = async (statement: string): Promise<string> => {
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain ${statement}`);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  };
  const someone = '00000000-0000-0000-0000-000000000000';
  expect(await plan('select from cursos where not viva(papelera)')).toContain('cursos_en_papelera');
  expect(await plan('select from preguntas where viva(eliminada_en)')).toContain('eliminada_en IS NULL');
  expect(await plan(`select from usuarios where en_activo(estado, fecha_baja, baja_desde)`)).not.toContain(
    'en_activo',
  );
  const theirs = await plan(`select nombre from miembros_vigentes where usuario_id = '${someone}'`);
  expect(theirs).toContain('grupo_miembros_usuario_id_grupo_id_pk');
  expect(theirs).not.toContain('Subquery');
});
